import { useEffect } from 'react';
import { type Blocker, useBlocker } from 'react-router-dom';
import { hold } from '../held.ts';

/**
 * While `on`, a page is not left: for another site the browser asks, for another page of ours the blocker is `blocked`. The
 * addresses below `within` are the same page: a form may have steps of its own there.
 */
export function useHeldLeaving(on: boolean, within?: string): Blocker {
  const isInside = (pathname: string) =>
    within !== undefined && (pathname === within || pathname.startsWith(`${within}/`));
  const blocker = useBlocker(
    ({ currentLocation, nextLocation }) =>
      on && currentLocation.pathname !== nextLocation.pathname && !isInside(nextLocation.pathname),
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
