import { useEffect } from 'react';
import { useSnapshot } from 'valtio';
import { lazyComponent } from '../../kit/connectivity/lazy-component.tsx';
import { guardReload, notices, preventsReload } from '../../kit/notify/index.ts';

const ToastHost = lazyComponent(async () => (await import('./ToastHost.tsx')).ToastHost);

/** The newest notices that still float. Nothing is fetched for them before there is one. */
export function Toasts() {
  const { list } = useSnapshot(notices);
  const isGuarded = preventsReload(list);
  useEffect(() => (isGuarded ? guardReload() : undefined), [isGuarded]);
  return list.length > 0 && <ToastHost />;
}
