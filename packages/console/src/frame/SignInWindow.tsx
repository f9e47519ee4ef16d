import { frameApi, isSignInWindow } from '@skydeck/contract';
import { Button } from '@skydeck/react-bindings/button';
import { useState } from 'react';
import { useSnapshot } from 'valtio';
import { basePath } from '../session/link.ts';
import { call } from '../kit/data/client.ts';
import { lazyComponent } from '../kit/connectivity/lazy-component.tsx';
import { usePageTitle } from '../kit/page/index.ts';
import { FailureAlert } from '../kit/failure/FailureAlert.tsx';
import { useText } from '../kit/text/index.ts';
import { session } from '../session/index.ts';
import * as css from './frame.css.ts';
import { windowHost } from '../session/frame-host.ts';
import { handOver, hasOpener } from './sign-in-window.ts';
import { frameWords } from './words.ts';

const Alone = lazyComponent(async () => (await import('./Alone.tsx')).Alone);
const LoginForm = lazyComponent(async () => (await import('../screens/login/LoginForm.tsx')).LoginForm);

/** The window that a frame opens for a sign-in: providers show their pages in no frame, and some browsers keep its cookies. */
export function SignInWindow() {
  // The router takes addresses for the same that the server does not, and comes here without it.
  const [origin] = useState(() => (isSignInWindow(location.pathname.slice(basePath.length)) ? windowHost() : null));
  return origin === null ? <NoWindow /> : <WindowOf origin={origin} />;
}

/** The server has refused the page that it was opened for, or it was opened for none. */
function NoWindow() {
  const t = useText(frameWords);
  return <Alone code="403" title={t('window.refused')} text={t('window.alone')} />;
}

function WindowOf({ origin }: { origin: string }) {
  const t = useText(frameWords);
  const { phase } = useSnapshot(session);
  const [isAsked] = useState(hasOpener);
  usePageTitle(t('window.title', { origin }));

  if (!isAsked) return <Alone title={t('window.title', { origin })} text={t('window.alone')} />;
  if (phase !== 'signed-in')
    return (
      <main className={css.login}>
        <LoginForm isFramed withProviders subtitle={t('window.text', { origin })} />
      </main>
    );
  return <HandOver origin={origin} />;
}

/** Nobody is taken into another page without having said so. */
function HandOver({ origin }: { origin: string }) {
  const t = useText(frameWords);
  const { profile } = useSnapshot(session);
  const [stage, setStage] = useState<'asking' | 'going' | 'done'>('asking');
  const [failure, setFailure] = useState<unknown>(null);

  async function goOn() {
    setStage('going');
    setFailure(null);
    try {
      const { ticket } = await call(frameApi.ticket, { body: { host: origin } });
      handOver(ticket);
      setStage('done');
      window.close();
    } catch (error) {
      setFailure(error);
      setStage('asking');
    }
  }
  return (
    <main className={css.alone}>
      <h1>{t('window.title', { origin })}</h1>
      <FailureAlert error={failure} />
      <p role="status">{t(stage === 'done' ? 'window.done' : 'window.text', { origin })}</p>
      {stage !== 'done' && (
        <Button variant="primary" busy={stage === 'going'} onClick={() => void goOn()}>
          {t('window.continue', { name: profile?.full_name ?? '' })}
        </Button>
      )}
    </main>
  );
}
