import { useText } from '../../kit/text/index.ts';
import { ErrorScreen } from '../errors/ErrorScreen.tsx';
import { OtherUserButton } from '../errors/ways.tsx';
import { errorWords } from '../errors/words.ts';

/** An identity provider refused, or its answer came too late. */
export function AuthFailed() {
  const t = useText(errorWords);
  return (
    <ErrorScreen art="gate" title={t('auth_failed.title')} text={t('auth_failed.text')}>
      <OtherUserButton />
    </ErrorScreen>
  );
}
