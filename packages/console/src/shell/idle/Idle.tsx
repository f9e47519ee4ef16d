import { useEffect } from 'react';
import { useSnapshot } from 'valtio';
import { sessionStore } from '../../kit/browser-store.ts';
import { insist } from '../../kit/insist.ts';
import { later } from '../../kit/later.tsx';
import { idle } from '../../session/idle/index.ts';
import { SIGNED_OUT_KEY } from '../../session/idle/signs.ts';
import { session } from '../../session/index.ts';
import { Toasts } from '../Toasts.tsx';

// There before it is needed: the question must not wait for a server that is away.
const IdleDialog = later(async () => (await import('./IdleDialog.tsx')).IdleDialog);

/** On every page: the question whether somebody is there, and afterwards why nobody is signed in any more. */
export function Idle() {
  const { isWatching } = useSnapshot(idle);
  const { phase } = useSnapshot(session);
  useEffect(() => {
    const minutes = Number(sessionStore.get(SIGNED_OUT_KEY));
    if (minutes > 0)
      void insist(() => import('../../session/idle/tell-why.ts')).then(({ tellWhy }) => tellWhy(minutes));
  }, []);
  return (
    <>
      {isWatching && <IdleDialog />}
      {phase === 'signed-out' && <Toasts />}
    </>
  );
}
