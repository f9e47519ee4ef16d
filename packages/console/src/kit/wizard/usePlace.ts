import { useState } from 'react';
import { useUrlState } from '../url-state.ts';
import type { Step } from './step.ts';
import { placeToShow } from './steps.rules.ts';

/** Which step shows: what the address asks for, looked at when the address changes. What is typed moves nobody. */
export function usePlace(steps: readonly Step[], isUnsound: (step: Step) => boolean) {
  const wanted = useUrlState().read('step');
  const [asked, setAsked] = useState(wanted);
  const [place, setPlace] = useState(() => placeToShow(steps, wanted, isUnsound));
  const [reached, setReached] = useState(place);
  if (asked !== wanted) {
    const next = placeToShow(steps, wanted, isUnsound);
    setAsked(wanted);
    setPlace(next);
    setReached(Math.max(reached, next));
  }
  const isGranted = wanted === steps[place]?.key || (wanted === undefined && place === 0);
  return { place, reached, isGranted };
}
