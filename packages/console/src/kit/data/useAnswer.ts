import { type CallError, NotFound } from '@skydeck/contract';
import { useCallback, useEffect, useRef, useState } from 'react';
import type { ItemState } from './useItem.ts';

interface Loaded<Value> {
  readonly load: unknown;
  readonly value: Value | null;
  readonly problem: CallError | null;
}

export interface Answer<Value> extends ItemState<Value> {
  /** Asks again; resolves once the answer shows, whatever it is. */
  reload(): Promise<void>;
}

/**
 * What one call answers, as an `ItemGate` shows it: for things that no event tells of. `load` says by its identity what is
 * asked for. A newer question beats an older answer; what was read stays when reading it again fails.
 */
export function useAnswer<Value>(load: (signal: AbortSignal) => Promise<Value>): Answer<Value> {
  const [memory, setMemory] = useState<Loaded<Value>>({ load, value: null, problem: null });
  const isOld = memory.load !== load;
  const stopLast = useRef(() => {});

  const ask = useCallback(async () => {
    stopLast.current();
    const stop = new AbortController();
    stopLast.current = () => stop.abort();
    await load(stop.signal).then(
      (value) => {
        if (!stop.signal.aborted) setMemory({ load, value, problem: null });
      },
      (problem: CallError) => {
        if (stop.signal.aborted) return;
        setMemory((now) => ({ load, value: now.load === load ? now.value : null, problem }));
      },
    );
  }, [load]);
  useEffect(() => {
    void ask();
    return () => stopLast.current();
  }, [ask]);

  const item = isOld ? null : memory.value;
  const problem = isOld ? null : memory.problem;
  return { item, problem, phase: phaseOf(item, problem), reload: ask, retry: () => void ask() };
}

function phaseOf(item: unknown, problem: CallError | null) {
  if (problem instanceof NotFound) return 'gone';
  if (item !== null) return 'ready';
  return problem ? 'failed' : 'loading';
}
