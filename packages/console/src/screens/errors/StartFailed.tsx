import { type CallError, Offline } from '@skydeck/contract';
import { textOfError } from '../../kit/failure/problem-text.ts';
import { useText } from '../../kit/text/index.ts';
import { kitWords } from '../../kit/words.ts';
import { ErrorScreen } from './ErrorScreen.tsx';
import { ReloadButton } from './buttons.tsx';
import { errorWords } from './words.ts';

/** The server could not say who is here, without which there is nothing to show: no router yet, only another try. */
export function StartFailed({ error }: { error: CallError }) {
  const t = useText(errorWords);
  const words = useText(kitWords);
  return (
    <ErrorScreen
      art="quiet"
      title={t(error instanceof Offline ? 'start.title' : 'start.fault')}
      text={textOfError(words, error)}
      requestId={error.requestId}
      facts={
        error.message
          ? [
              [
                words('error.details'),
                <bdi key="said" dir="ltr">
                  {error.message}
                </bdi>,
              ],
            ]
          : []
      }
    >
      <ReloadButton />
    </ErrorScreen>
  );
}
