import { useEffect } from 'react';
import { useSnapshot } from 'valtio';
import { setReporter } from '../../kit/notify/index.ts';
import { session } from '../../session/index.ts';
import { openReport } from './dialogs.ts';

/** Whoever is signed in can report what a notice tells of. */
export function useReporter(): void {
  const isSignedIn = useSnapshot(session).phase === 'signed-in';
  useEffect(() => {
    if (!isSignedIn) return undefined;
    setReporter(({ title, message, request_id: requestId }) => openReport({ title, message, requestId }));
    return () => setReporter(null);
  }, [isSignedIn]);
}
