import { NotificationCentre } from '@skydeck/react-bindings/notification-centre';
import {
  clearNotices,
  dismissNotice,
  markNoticesSeen,
  type NoticeType,
  runNoticeAction,
  setMute,
  useNotices,
} from '../kit/notify/index.ts';

/** The bell, tied to the console's notices. */
export function Bell() {
  const { list, mute } = useNotices();
  return (
    <NotificationCentre
      notifications={list}
      tasks={null}
      mute={mute}
      onSkySeen={markNoticesSeen}
      onSkyDismiss={({ id }) => dismissNotice(id)}
      onSkyClear={({ filter }) => clearNotices(filter as 'all' | NoticeType)}
      onSkyMute={(event) => setMute(event.mute)}
      onSkyAction={({ id, action }) => runNoticeAction(id, action)}
    />
  );
}
