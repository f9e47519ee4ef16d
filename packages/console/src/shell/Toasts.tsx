import { later } from '../kit/later.tsx';
import { dismissNotice, runNoticeAction, sinkNotice, useNotices } from '../kit/notify/index.ts';

const NotificationHost = later(
  async () => (await import('@skydeck/react-bindings/notification-host')).NotificationHost,
);

/** The newest notices that still float. Nothing is fetched for them before there is one. */
export function Toasts() {
  const { list } = useNotices();
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
