import { useEffect } from 'react';
import { markUnsaved } from './unsaved-changes.ts';
import { type Blocker, useBlocker } from '../navigation/index.ts';

/**
 * While `on`, a page is not left: for another site the browser asks, for another page of ours the blocker is `blocked`. The
 * addresses below `within` are the same page: a form may have steps of its own there. `isClosing` is asked at each navigation:
 * a page that has begun to close may be left before it is drawn without `on`.
 */
export function useUnsavedBlocker(on: boolean, within?: string, isClosing = () => false): Blocker {
  const isInside = (pathname: string) =>
    within !== undefined && (pathname === within || pathname.startsWith(`${within}/`));
  const blocker = useBlocker((from, to) => on && !isClosing() && from !== to && !isInside(to));

  useEffect(() => {
    if (!on) return undefined;
    const clearMark = markUnsaved();
    const ask = (event: BeforeUnloadEvent) => event.preventDefault();
    addEventListener('beforeunload', ask);
    return () => {
      clearMark();
      removeEventListener('beforeunload', ask);
    };
  }, [on]);

  return blocker;
}
