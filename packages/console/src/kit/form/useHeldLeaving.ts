import { useEffect } from 'react';
import { hold } from '../held.ts';
import { type Keeper, useKeeper } from '../navigation/index.ts';

/**
 * While `on`, a page is not left: for another site the browser asks, for another page of ours the keeper is `blocked`. The
 * addresses below `within` are the same page: a form may have steps of its own there.
 */
export function useHeldLeaving(on: boolean, within?: string): Keeper {
  const isInside = (pathname: string) =>
    within !== undefined && (pathname === within || pathname.startsWith(`${within}/`));
  const keeper = useKeeper((from, to) => on && from !== to && !isInside(to));

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

  return keeper;
}
