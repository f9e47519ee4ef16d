import { type RefObject, useEffect, useEffectEvent, useRef } from 'react';

interface StepFocusFacts {
  readonly place: number;
  /** Whether the step that shows is the one the address asked for. */
  readonly isGranted: boolean;
  readonly heading: RefObject<HTMLElement | null>;
  readonly correctAddress: () => void;
  /** Puts the focus on what is wrong. */
  readonly show: () => void;
}

/**
 * Where the focus goes when another step opens: to its heading, or to its first problem if that is why it opens. What
 * comes back is to be called before a step is opened for its problem.
 */
export function useStepFocus({ place, isGranted, heading, correctAddress, show }: StepFocusFacts): () => void {
  const seen = useRef<number | null>(null);
  const seeksProblem = useRef(false);

  const focusStep = useEffectEvent((at: number, wasGranted: boolean) => {
    const isFirst = seen.current === null;
    const hasMoved = seen.current !== at;
    seen.current = at;
    if (!wasGranted) correctAddress();
    // The page itself is the news then, and nobody has done anything wrong yet.
    if (isFirst) return;
    if (seeksProblem.current || !wasGranted) show();
    else if (hasMoved) heading.current?.focus();
    seeksProblem.current = false;
  });
  useEffect(() => focusStep(place, isGranted), [place, isGranted]);

  return () => {
    seeksProblem.current = true;
  };
}
