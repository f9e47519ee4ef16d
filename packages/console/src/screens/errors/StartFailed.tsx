import type { CallError } from '@skydeck/contract';
import { textOfError } from '../../kit/problem-text.ts';
import { useText } from '../../kit/text/index.ts';
import { kitWords } from '../../kit/words.ts';
import { ErrorScreen } from './ErrorScreen.tsx';
import { ReloadButton } from './ways.tsx';
import { errorWords } from './words.ts';

/** The server could not say who is here: there is no router yet, only another try. */
export function StartFailed({ error }: { error: CallError }) {
  const t = useText(errorWords);
  const words = useText(kitWords);
  return (
    <ErrorScreen art="quiet" title={t('start.title')} text={textOfError(words, error)}>
      <ReloadButton />
    </ErrorScreen>
  );
}
