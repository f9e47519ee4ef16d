import { DiscardDialog } from './DiscardDialog.tsx';
import { useUnsavedBlocker } from './useUnsavedBlocker.ts';

/** Asks before a page is left whose draft would be lost: for another page, and for another site. */
export function UnsavedChangesGuard({ on, within }: { on: boolean; within?: string }) {
  const blocker = useUnsavedBlocker(on, within);
  return (
    <DiscardDialog
      open={blocker.state === 'blocked'}
      onStay={() => blocker.state === 'blocked' && blocker.reset()}
      onDiscard={() => blocker.state === 'blocked' && blocker.proceed()}
    />
  );
}
