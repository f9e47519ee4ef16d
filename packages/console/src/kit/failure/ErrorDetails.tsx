import { CallError } from '@skydeck/contract';
import { CopyButton } from '@skydeck/react-bindings/copy-button';
import { useText } from '../text/index.ts';
import { kitWords } from '../words.ts';

/** Whether there is more to say of an error than its sentence. */
export const hasDetails = (error: unknown): error is CallError =>
  error instanceof CallError && (error.message !== '' || error.requestId !== null);

/** What the server itself said of a failure, for whoever helps: its words and the request's id. */
export function ErrorDetails({ error: { message, requestId } }: { error: CallError }) {
  const t = useText(kitWords);
  return (
    <>
      <bdi dir="ltr">{message}</bdi>
      {requestId && (
        <div>
          <bdi dir="ltr">{t('error.request_id', { id: requestId })}</bdi> <CopyButton value={requestId} />
        </div>
      )}
    </>
  );
}
