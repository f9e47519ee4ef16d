import { useEffect, useEffectEvent } from 'react';
import type { FormShellHost } from '../form/shell.ts';
import { useFormClose } from '../form/useFormClose.ts';

interface FramedWizard {
  readonly host: FormShellHost;
  readonly dirty: boolean;
  readonly title: string;
  readonly goOn: () => void;
}

/** What the page around a framed wizard hears of it, and may wish: its own button goes one step on, as in the frame. */
export function useFrameHost({ host, dirty, title, goOn }: FramedWizard) {
  const formClose = useFormClose(host, dirty);
  const notifyReady = useEffectEvent(() => host.ready(title));
  const goOnFromOutside = useEffectEvent(goOn);
  useEffect(() => notifyReady(), []);
  useEffect(() => host.onSubmit(() => goOnFromOutside()), [host]);
  useEffect(() => host.onCancel(formClose.ask), [host, formClose.ask]);
  return formClose;
}
