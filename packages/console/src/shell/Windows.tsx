import { useEffect } from 'react';
import { useSnapshot } from 'valtio';
import { later } from '../kit/later.tsx';
import { session } from '../session/index.ts';
import { useReporter } from './useReporter.ts';
import { closeWindow, windows } from './windows.ts';

// With the addresses of all of them it weighs more than the place where they show.
const WindowPart = later(async () => (await import('./WindowPart.tsx')).WindowPart);

/** Whichever of the console's windows is open. They end with the session. */
export function Windows() {
  const { opening } = useSnapshot(windows);
  const isSignedIn = useSnapshot(session).phase === 'signed-in';
  useReporter();
  useEffect(() => {
    if (!isSignedIn) windows.opening = null;
  }, [isSignedIn]);
  if (!opening || !isSignedIn) return null;
  const { number, name } = opening;
  return <WindowPart key={number} name={name} onClose={() => closeWindow(number)} />;
}
