import { useEffect } from 'react';
import { later } from '../kit/later.tsx';
import {
  dismissNotice,
  guardReload,
  preventsReload,
  runNoticeAction,
  sinkNotice,
  useNotices,
} from '../kit/notify/index.ts';

const NotificationHost = later(
  async () => (await import('@skydeck/react-bindings/notification-host')).NotificationHost,
);

/** The newest notices that still float. Nothing is fetched for them before there is one. */
export function Toasts() {
  const { list } = useNotices();
  const isGuarded = preventsReload(list);
  useEffect(() => (isGuarded ? guardReload() : undefined), [isGuarded]);
  if (list.length === 0) return null;
  return (
    <NotificationHost
      notifications={list.filter(({ afloat }) => afloat)}
      onSkyDismiss={({ id }) => dismissNotice(id)}
      onSkyExpire={({ id }) => sinkNotice(id)}
      onSkyAction={({ id, action }) => runNoticeAction(id, action)}
    />
  );
}
