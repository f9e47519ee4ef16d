import { NotificationHost } from '@skydeck/react-bindings/notification-host';
import { useNavigate } from 'react-router-dom';
import { dismissNotice, hideToast, useNotices } from '../../kit/notify/index.ts';
import { runActionOf } from '../../kit/notify/run-action.ts';

export function ToastHost() {
  const { afloat } = useNotices();
  const navigate = useNavigate();
  return (
    <NotificationHost
      notifications={afloat}
      onSkyDismiss={({ id }) => dismissNotice(id)}
      onSkyExpire={({ id }) => hideToast(id)}
      onSkyAction={({ id, action }) => runActionOf(id, action, (path) => void navigate(path))}
    />
  );
}
