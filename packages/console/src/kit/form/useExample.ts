import { problemWords } from '../problems/words.ts';
import { useText } from '../text/index.ts';

/** What a field may hold, said so that the grey text is not taken for a value that stands there. */
export function useExample(): (value: string) => string {
  const t = useText(problemWords);
  return (value) => t('example', { value });
}
