import { DiscardDialog } from './DiscardDialog.tsx';
import { useHeldLeaving } from './useHeldLeaving.ts';

/** Asks before a page is left whose draft would be lost: for another page, and for another site. */
export function LeavingGuard({ on, within }: { on: boolean; within?: string }) {
  const keeper = useHeldLeaving(on, within);
  return (
    <DiscardDialog
      open={keeper.state === 'blocked'}
      onStay={() => keeper.state === 'blocked' && keeper.reset()}
      onDiscard={() => keeper.state === 'blocked' && keeper.proceed()}
    />
  );
}
