import { useState } from 'react';
import { useUnsavedBlocker } from '../form/useUnsavedBlocker.ts';

/**
 * While `on`, what shows never again leaves the screen only after asking: by its own ways out, by another page and with the
 * document. For `ConfirmSecretSaved`.
 */
export function useConfirmSecretSaved(on: boolean, close: () => void) {
  const blocker = useUnsavedBlocker(on);
  const [isAsking, setAsking] = useState(false);
  return {
    ask: () => setAsking(true),
    question: {
      open: isAsking || blocker.state === 'blocked',
      onStay() {
        setAsking(false);
        if (blocker.state === 'blocked') blocker.reset();
      },
      onClose() {
        setAsking(false);
        if (blocker.state === 'blocked') blocker.proceed();
        else close();
      },
    },
  };
}
