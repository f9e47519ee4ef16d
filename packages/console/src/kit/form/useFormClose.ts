import { useCallback, useEffect, useRef, useState } from 'react';
import type { FormShellHost } from './shell.ts';

type Stage = 'here' | 'asking' | 'leaving';

/** The way out of a form: at once when nothing was written, else after asking. */
export function useFormClose(host: FormShellHost, dirty: boolean) {
  const [stage, setStage] = useState<Stage>('here');
  const isDirty = useRef(dirty);

  useEffect(() => {
    isDirty.current = dirty;
    host.dirtied(dirty);
  }, [host, dirty]);

  const leave = useCallback(() => {
    // The person has decided: nobody is to ask a second time.
    host.dirtied(false);
    if (host.kind === 'panel') setStage('leaving');
    else host.cancel();
  }, [host]);

  const ask = useCallback(() => {
    if (isDirty.current) setStage('asking');
    else leave();
  }, [leave]);

  const onClose = useCallback(
    (event: Event) => {
      if (!isDirty.current || stage === 'leaving') return;
      event.preventDefault();
      setStage('asking');
    },
    [stage],
  );

  return {
    isOpen: stage !== 'leaving',
    isAsking: stage === 'asking',
    ask,
    leave,
    onClose,
    stay: useCallback(() => setStage((now) => (now === 'asking' ? 'here' : now)), []),
    /** The panel has left the screen. */
    onClosed: useCallback(() => host.cancel(), [host]),
  };
}
