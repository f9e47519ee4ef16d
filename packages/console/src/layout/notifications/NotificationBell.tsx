import { NotificationCentre } from '@skydeck/react-bindings/notification-centre';
import { type ComponentRef, useEffect, useRef, useState } from 'react';
import { useNavigate } from 'react-router-dom';
import { useSnapshot } from 'valtio';
import { useLikelyFeature } from '../../kit/permissions/features.ts';
import { lazyComponent } from '../../kit/connectivity/lazy-component.tsx';
import { importWithRetry } from '../../kit/connectivity/import-with-retry.ts';
import { type Notice, notices, type NoticeType, reporting, useNotices } from '../../kit/notify/index.ts';
import { itemOf } from '../../kit/notify/items.ts';
import { useLanguage, useText } from '../../kit/text/index.ts';
import { kitWords } from '../../kit/words.ts';

const TaskFollower = lazyComponent(async () => (await import('./TaskFollower.tsx')).TaskFollower);
const loadActions = () => importWithRetry(() => import('./notification-actions.ts'));

/** The bell, tied to the console's notices and, once somebody looks, to the person's tasks. */
export function NotificationBell() {
  const centre = useRef<ComponentRef<typeof NotificationCentre>>(null);
  const { isAsked } = useSnapshot(notices);
  useEffect(() => {
    if (isAsked === null) return;
    centre.current?.show(isAsked);
    notices.isAsked = null;
  }, [isAsked]);
  const t = useText(kitWords);
  const language = useLanguage();
  const { items, mute } = useNotices();
  const { isOffered } = useSnapshot(reporting);
  const navigate = useNavigate();
  const [wasOpened, setWasOpened] = useState(false);
  const [tasks, setTasks] = useState<readonly Notice[] | null>(null);
  const hasTasks = useLikelyFeature('tasks-notifications');
  const onSeen = () => {
    setWasOpened(true);
    void loadActions().then(({ markNoticesSeen }) => markNoticesSeen());
  };

  return (
    <>
      <NotificationCentre
        ref={centre}
        notifications={items}
        tasks={hasTasks ? (tasks ?? []).map((task) => itemOf(task, t, isOffered)) : null}
        mute={mute}
        onSkySeen={onSeen}
        onSkyDismiss={({ id }) =>
          void loadActions().then(({ dismissNotification }) => dismissNotification(id, tasks ?? []))
        }
        onSkyClear={({ filter }) =>
          void loadActions().then(({ clearNotices }) => clearNotices(filter as 'all' | NoticeType))
        }
        onSkyMute={(event) => void loadActions().then(({ chooseMute }) => chooseMute(event.mute))}
        onSkyAction={({ id, action }) =>
          void loadActions().then(({ runNotificationAction }) =>
            runNotificationAction(id, action, tasks ?? [], navigate),
          )
        }
      />
      {wasOpened && <TaskFollower key={language} onTasks={setTasks} />}
    </>
  );
}
