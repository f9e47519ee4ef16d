import { useCallback } from 'react';
import { factsOfError, notify } from '../kit/notify/index.ts';
import { textOfError } from '../kit/problem-text.ts';
import { useText } from '../kit/text/index.ts';
import { kitWords } from '../kit/words.ts';

/** For a failure that has no place of its own on the page: a notice. */
export function useTell(): (error: unknown) => void {
  const t = useText(kitWords);
  return useCallback((error: unknown) => void notify('error', textOfError(t, error), factsOfError(error)), [t]);
}
