import { useCallback } from 'react';
import { factsOfError, notify } from '../../kit/notify/index.ts';
import { textOfError } from '../../kit/failure/problem-text.ts';
import { useText } from '../../kit/text/index.ts';
import { kitWords } from '../../kit/words.ts';

/** Shows an error as a notice, where it has no place of its own on the page. */
export function useNotifyError(): (error: unknown) => void {
  const t = useText(kitWords);
  return useCallback((error: unknown) => void notify('error', textOfError(t, error), factsOfError(error)), [t]);
}
