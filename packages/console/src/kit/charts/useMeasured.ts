import { useEffect, useEffectEvent, useRef, useState } from 'react';
import { type Answer, useAnswer } from '../data/useAnswer.ts';
import { useNow } from '../page/useNow.ts';

interface Measured<Value> {
  readonly answer: Answer<Value>;
  /** How long the server has not answered. */
  readonly silentMs: number;
}

/** What is measured anew each minute, as long as somebody looks. `load` says by its identity what is asked for. */
export function useMeasured<Value>(load: (signal: AbortSignal) => Promise<Value>): Measured<Value> {
  const answer = useAnswer(load);
  useEachMinute(answer.retry);
  return { answer, silentMs: useSilence(answer) };
}

function useEachMinute(measure: () => void) {
  const now = useNow();
  const last = useRef(now);
  const again = useEffectEvent((at: number) => {
    if (at > last.current) measure();
    last.current = at;
  });
  useEffect(() => again(now), [now]);
}

/** By this browser's clock alone: it may differ from the server's. */
function useSilence<Value>({ item, problem }: Answer<Value>): number {
  const now = useNow();
  const [last, setLast] = useState({ item, at: now });
  if (item !== last.item) setLast({ item, at: now });
  return problem ? now - last.at : 0;
}
