import { DiscardDialog } from './DiscardDialog.tsx';
import { useHeldLeaving } from './useHeldLeaving.ts';

/** Asks before a page is left whose draft would be lost: for another page, and for another site. */
export function LeavingGuard({ on, within }: { on: boolean; within?: string }) {
  const blocker = useHeldLeaving(on, within);
  return (
    <DiscardDialog
      open={blocker.state === 'blocked'}
      onStay={() => blocker.state === 'blocked' && blocker.reset()}
      onDiscard={() => blocker.state === 'blocked' && blocker.proceed()}
    />
  );
}
