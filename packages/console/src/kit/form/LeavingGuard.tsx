import { useEffect } from 'react';
import { useBlocker } from 'react-router-dom';
import { DiscardDialog } from './DiscardDialog.tsx';

/** Asks before a page is left whose draft would be lost: for another page, and for another site. */
export function LeavingGuard({ on }: { on: boolean }) {
  const blocker = useBlocker(
    ({ currentLocation, nextLocation }) => on && currentLocation.pathname !== nextLocation.pathname,
  );
  const isBlocked = blocker.state === 'blocked';

  useEffect(() => {
    if (!on) return undefined;
    const hold = (event: BeforeUnloadEvent) => event.preventDefault();
    addEventListener('beforeunload', hold);
    return () => removeEventListener('beforeunload', hold);
  }, [on]);

  return (
    <DiscardDialog
      open={isBlocked}
      onStay={() => blocker.state === 'blocked' && blocker.reset()}
      onDiscard={() => blocker.state === 'blocked' && blocker.proceed()}
    />
  );
}
