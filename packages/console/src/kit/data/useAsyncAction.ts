import { useState } from 'react';

export interface AsyncAction {
  /** It goes on. */
  readonly busy: boolean;
  /** What the last one failed with; null before, meanwhile and when it went well. */
  readonly error: unknown;
  /** Never rejects. */
  readonly run: (act: () => Promise<void>) => Promise<void>;
  /** What it failed with is said no more. */
  readonly forget: () => void;
}

/** What a person asks for where its failure shows too: a button that is busy, an alert beside it. */
export function useAsyncAction(): AsyncAction {
  const [busy, setBusy] = useState(false);
  const [error, setError] = useState<unknown>(null);

  async function run(act: () => Promise<void>) {
    setBusy(true);
    setError(null);
    try {
      await act();
    } catch (problem) {
      setError(problem);
    } finally {
      setBusy(false);
    }
  }

  return { busy, error, run, forget: () => setError(null) };
}
