import { NotificationCentre } from '@skydeck/react-bindings/notification-centre';
import { type ComponentRef, useEffect, useRef, useState } from 'react';
import { useNavigate } from 'react-router-dom';
import { useSnapshot } from 'valtio';
import { later } from '../kit/later.tsx';
import { insist } from '../kit/insist.ts';
import { type Notice, type NoticeType, reporting, useNotices } from '../kit/notify/index.ts';
import { itemOf } from '../kit/notify/items.ts';
import { useLanguage, useText } from '../kit/text/index.ts';
import { kitWords } from '../kit/words.ts';

const TaskFollower = later(async () => (await import('./TaskFollower.tsx')).TaskFollower);
const hands = () => insist(() => import('./bell-hands.ts'));

/** The bell, tied to the console's notices and, once somebody looks, to the person's tasks. `isAsked`: it opens at once. */
export function Bell({ isAsked }: { isAsked: boolean }) {
  const centre = useRef<ComponentRef<typeof NotificationCentre>>(null);
  useEffect(() => {
    if (isAsked) centre.current?.show();
  }, [isAsked]);
  const t = useText(kitWords);
  const language = useLanguage();
  const { items, mute } = useNotices();
  const { isOffered } = useSnapshot(reporting);
  const navigate = useNavigate();
  const [wasOpened, setWasOpened] = useState(false);
  const [tasks, setTasks] = useState<readonly Notice[] | null>(null);
  const seen = () => {
    setWasOpened(true);
    void hands().then(({ markNoticesSeen }) => markNoticesSeen());
  };

  return (
    <>
      <NotificationCentre
        ref={centre}
        notifications={items}
        tasks={tasks && tasks.map((task) => itemOf(task, t, isOffered))}
        mute={mute}
        onSkySeen={seen}
        onSkyDismiss={({ id }) => void hands().then(({ dismiss }) => dismiss(id, tasks ?? []))}
        onSkyClear={({ filter }) => void hands().then(({ clearNotices }) => clearNotices(filter as 'all' | NoticeType))}
        onSkyMute={(event) => void hands().then(({ setMute }) => setMute(event.mute))}
        onSkyAction={({ id, action }) => void hands().then(({ act }) => act(id, action, tasks ?? [], navigate))}
      />
      {wasOpened && <TaskFollower key={language} onTasks={setTasks} />}
    </>
  );
}
