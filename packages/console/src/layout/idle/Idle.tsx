import { useSnapshot } from 'valtio';
import { lazyComponent } from '../../kit/connectivity/lazy-component.tsx';
import { idle } from '../../session/idle/index.ts';
import { session } from '../../session/index.ts';
import { Toasts } from '../notifications/Toasts.tsx';

// There before it is needed: the question must not wait for a server that is away.
const IdleDialog = lazyComponent(async () => (await import('./IdleDialog.tsx')).IdleDialog);

/** On every page: the question whether somebody is there. */
export function Idle() {
  const { isWatching } = useSnapshot(idle);
  const { phase } = useSnapshot(session);
  return (
    <>
      {isWatching && <IdleDialog />}
      {phase === 'signed-out' && <Toasts />}
    </>
  );
}
