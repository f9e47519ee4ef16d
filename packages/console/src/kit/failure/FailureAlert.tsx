import { Alert } from '@skydeck/react-bindings/alert';
import { useText } from '../text/index.ts';
import { kitWords } from '../words.ts';
import { textOfError } from './problem-text.ts';

/** What a call failed with, beside what asked for it. null: it did not. */
export function FailureAlert({ error }: { error: unknown }) {
  const t = useText(kitWords);
  if (error === null) return null;
  return (
    <Alert tone="danger" live>
      {textOfError(t, error)}
    </Alert>
  );
}
