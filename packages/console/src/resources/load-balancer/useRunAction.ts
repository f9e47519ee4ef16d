import { CallError } from '@skydeck/contract';
import { factsOfError, notify } from '../../kit/notify/index.ts';
import { textOfError } from '../../kit/failure/problem-text.ts';
import { useText } from '../../kit/text/index.ts';
import { kitWords } from '../../kit/words.ts';

/** Does at once what a button or a row's menu asks for, and says so where it is refused. */
export function useRunAction(): (act: () => Promise<void>, failed: string) => void {
  const t = useText(kitWords);
  return (act, failed) => {
    void act().catch((error: unknown) => {
      if (!(error instanceof CallError)) throw error;
      notify('error', failed, { message: textOfError(t, error), ...factsOfError(error) });
    });
  };
}
