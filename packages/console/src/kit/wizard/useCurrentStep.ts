import { useState } from 'react';
import { useUrlState } from '../navigation/url-state.ts';
import type { Step } from './step.ts';
import { indexToShow } from './steps.rules.ts';

/** Which step shows: what the address asks for, looked at when the address changes. What is typed moves nobody. */
export function useCurrentStep(steps: readonly Step[], isInvalid: (step: Step) => boolean) {
  const wanted = useUrlState().read('step');
  const [asked, setAsked] = useState(wanted);
  const [place, setPlace] = useState(() => indexToShow(steps, wanted, isInvalid));
  const [reached, setReached] = useState(place);
  if (asked !== wanted) {
    const next = indexToShow(steps, wanted, isInvalid);
    setAsked(wanted);
    setPlace(next);
    setReached(Math.max(reached, next));
  }
  const isGranted = wanted === steps[place]?.key || (wanted === undefined && place === 0);
  return { place, reached, isGranted };
}
