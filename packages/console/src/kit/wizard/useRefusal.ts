import { useEffect, useEffectEvent } from 'react';
import type { Form } from '../form/index.ts';

/** Calls back once for each time the server refuses the form. */
export function useRefusal<Draft extends object>({ failure }: Form<Draft>, refused: () => void): void {
  const onRefusal = useEffectEvent(refused);
  useEffect(() => {
    if (failure) onRefusal();
  }, [failure]);
}
