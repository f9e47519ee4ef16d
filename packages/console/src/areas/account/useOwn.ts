import type { CallError } from '@skydeck/contract';
import { useCallback, useEffect, useRef, useState } from 'react';
import type { ItemState } from '../../kit/useItem.ts';

export interface Own<Value> extends ItemState<Value> {
  /** Asks again; resolves once the answer shows, whatever it is. */
  reload(): Promise<void>;
}

interface Answer<Value> {
  readonly item: Value | null;
  readonly problem: CallError | null;
}

/** Something of the person's own that no event tells of. `ask` has to stay the same function. */
export function useOwn<Value>(ask: () => Promise<Value>): Own<Value> {
  const [{ item, problem }, setAnswer] = useState<Answer<Value>>({ item: null, problem: null });
  const newest = useRef<Promise<Value> | null>(null);

  const show = useCallback(async (question: Promise<Value>) => {
    newest.current = question;
    const answer = await question.then(
      (value) => ({ item: value, problem: null }),
      (error: unknown) => ({ problem: error as CallError }),
    );
    // A newer question beats an older answer; what was read stays when reading it again fails.
    if (newest.current === question) setAnswer((now) => ({ ...now, ...answer }));
  }, []);

  useEffect(() => {
    void show(ask());
    return () => {
      newest.current = null;
    };
  }, [ask, show]);

  const reload = () => show(ask());
  const phase = item !== null ? 'ready' : problem ? 'failed' : 'loading';
  return { item, problem, phase, reload, retry: () => void reload() };
}
