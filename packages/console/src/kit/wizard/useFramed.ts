import { useEffect, useEffectEvent } from 'react';
import type { FormShellHost } from '../form/shell.ts';
import { useLeaving } from '../form/useLeaving.ts';

interface FramedWizard {
  readonly host: FormShellHost;
  readonly dirty: boolean;
  readonly title: string;
  readonly goOn: () => void;
}

/** What the page around a framed wizard hears of it, and may wish: its own button goes one step on, as in the frame. */
export function useFramed({ host, dirty, title, goOn }: FramedWizard) {
  const leaving = useLeaving(host, dirty);
  const tellReady = useEffectEvent(() => host.ready(title));
  const goOnFromOutside = useEffectEvent(goOn);
  useEffect(() => tellReady(), []);
  useEffect(() => host.onSubmit(() => goOnFromOutside()), [host]);
  useEffect(() => host.onCancel(leaving.ask), [host, leaving.ask]);
  return leaving;
}
