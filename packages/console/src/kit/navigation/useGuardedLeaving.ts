import { useCallback, useEffect, useRef } from 'react';
import { type BlockerFunction, useBlocker } from 'react-router-dom';
import { findBlockingGuard, type LeaveGuard } from '../form/unsaved-changes.ts';

/**
 * Has the guards of the page asked before another page is shown. The router asks one blocker only, and a form may lie over
 * another: so there is one for all of them, around every page.
 */
export function useGuardedLeaving(): void {
  const asked = useRef<LeaveGuard | null>(null);
  const shouldBlock = useCallback<BlockerFunction>(({ currentLocation, nextLocation }) => {
    asked.current = findBlockingGuard(currentLocation.pathname, nextLocation.pathname);
    return asked.current !== null;
  }, []);
  const blocker = useBlocker(shouldBlock);
  useEffect(() => {
    if (blocker.state === 'blocked') asked.current?.onBlocked({ proceed: blocker.proceed, reset: blocker.reset });
  }, [blocker]);
}
