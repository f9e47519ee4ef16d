import { useEffect } from 'react';
import { type Blocker, useBlocker } from 'react-router-dom';
import { hold } from '../held.ts';

/** While `on`, a page is not left: for another site the browser asks, for another page of ours the blocker is `blocked`. */
export function useHeldLeaving(on: boolean): Blocker {
  const blocker = useBlocker(
    ({ currentLocation, nextLocation }) => on && currentLocation.pathname !== nextLocation.pathname,
  );

  useEffect(() => {
    if (!on) return undefined;
    const letGo = hold();
    const ask = (event: BeforeUnloadEvent) => event.preventDefault();
    addEventListener('beforeunload', ask);
    return () => {
      letGo();
      removeEventListener('beforeunload', ask);
    };
  }, [on]);

  return blocker;
}
