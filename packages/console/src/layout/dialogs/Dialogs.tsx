import { useEffect } from 'react';
import { useSnapshot } from 'valtio';
import { lazyComponent } from '../../kit/connectivity/lazy-component.tsx';
import { isOpen, session } from '../../session/index.ts';
import { useReporter } from './useReporter.ts';
import { closeDialog, dialogs } from './dialogs.ts';

// With the addresses of all of them it weighs more than the place where they show.
const LazyDialog = lazyComponent(async () => (await import('./LazyDialog.tsx')).LazyDialog);

/** The open dialog of the console, if any. Dialogs close with the session. */
export function Dialogs() {
  const { opening } = useSnapshot(dialogs);
  const isHere = isOpen(useSnapshot(session).phase);
  useReporter();
  useEffect(() => {
    if (!isHere) dialogs.opening = null;
  }, [isHere]);
  if (!opening || !isHere) return null;
  const { number, name } = opening;
  return <LazyDialog key={number} name={name} onClose={() => closeDialog(number)} />;
}
