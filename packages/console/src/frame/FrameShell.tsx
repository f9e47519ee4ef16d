import { Suspense, useEffect, useLayoutEffect, useMemo, useRef, useState } from 'react';
import { Outlet } from 'react-router-dom';
import { useSnapshot } from 'valtio';
import { abilities, can } from '../kit/permissions/abilities.ts';
import { type Done, FormShellContext, type FormShellHost } from '../kit/form/shell.ts';
import { useHandles } from '../kit/navigation/index.ts';
import { isOpen, session } from '../session/index.ts';
import * as css from './frame.css.ts';
import { frameAccess, onFault } from './faults.ts';
import { readFrameFacts } from '../session/frame-host.ts';
import { FrameAccount, FrameDenied, FrameDone, FrameSignIn, NotFramed } from './FrameViews.tsx';
import { FrameSignInAgain } from './FrameSignInAgain.tsx';
import { type Refusal, refusalOf, statusOf } from './refusal.rules.ts';
import { decideAccess } from '../kit/permissions/guard.rules.ts';
import { CoverWhile } from '../layout/over/Cover.tsx';
import { type Host, useHost } from './useHost.ts';

/** One form in somebody else's page: no header, no menu, and nothing at all in an ordinary tab. */
export function FrameShell() {
  const [facts] = useState(readFrameFacts);
  const host = useHost(facts);
  const connection = host?.connection;
  const root = useRef<HTMLElement>(null);

  useLayoutEffect(() => {
    document.documentElement.dataset['framed'] = '';
    return () => {
      delete document.documentElement.dataset['framed'];
    };
  }, []);
  useEffect(() => (connection && root.current ? connection.observeSize(root.current) : undefined), [connection]);

  if (!facts) return <NotFramed />;
  return (
    <main ref={root} className={css.frame}>
      {host && <Framed host={host} />}
    </main>
  );
}

function Framed({ host }: { host: Host }) {
  const situation = useSnapshot(session);
  const { loaded } = useSnapshot(abilities.state);
  const handles = useHandles();
  const verdict = decideAccess({ ...situation, abilitiesLoaded: loaded }, null, handles, ({ subject, action }) =>
    can(subject, action),
  );
  const { isRefused } = useSnapshot(frameAccess);
  const isOver = situation.phase === 'interrupted';
  const refusal = isRefused ? 'denied' : refusalOf(verdict, situation.notOpen);
  useRefusal(host, situation.phase === 'signed-in' ? refusal : null);

  // Also while the server is asked: what a wrong password or a second step leads to is said in the same form.
  if ((isRefused && !isOver) || verdict.kind === 'login' || situation.phase === 'signing-in')
    return <FrameSignIn host={host} />;
  if (verdict.kind === 'wait') return null;
  return (
    <>
      <CoverWhile on={isOver}>
        {isOpen(situation.phase) && <FrameAccount />}
        {verdict.kind === 'show' ? (
          <FramedForm key={situation.visit} host={host} />
        ) : (
          <FrameDenied
            guard={verdict.kind === 'denied' ? verdict.guard : null}
            project={verdict.kind === 'access-disabled' ? refusal : null}
          />
        )}
      </CoverWhile>
      {/* Its words are on their way when a session ends: what was typed stays in sight. */}
      <Suspense>{isOver && <FrameSignInAgain host={host} />}</Suspense>
    </>
  );
}

/**
 * The page learns that its person may not do this; why is said inside the frame. It hears so only of somebody of whom it was
 * told that they are signed in: whoever the page is not for, and whose access is disabled, is nobody to it, as without a
 * session. Otherwise any listed page could ask who of its visitors has an account here.
 */
function useRefusal({ sessionReporter }: Host, refusal: Refusal | null) {
  useEffect(() => {
    if (refusal) sessionReporter.failed({ code: refusal, status: statusOf[refusal] });
  }, [sessionReporter, refusal]);
}

function FramedForm({ host }: { host: Host }) {
  const [done, setDone] = useState<Done | null>(null);
  const isReady = useRef(false);
  // Until the form is drawn, what cannot be had is what the page was asked to show.
  useEffect(
    () => onFault((fault) => void (isReady.current || host.sessionReporter.failed(fault))),
    [host.sessionReporter],
  );
  const shell = useMemo<FormShellHost>(
    () => ({
      kind: 'frame',
      withCode: host.withCode,
      done: (fact) => {
        host.connection.dirtied({ dirty: false });
        host.connection.done(fact);
        setDone(fact);
      },
      changed: (kind, resource, id) => host.connection.changed({ kind, resource, id }),
      cancel: () => host.connection.cancelled(),
      dirtied: (dirty) => host.connection.dirtied({ dirty }),
      ready: (title) => {
        isReady.current = true;
        host.sessionReporter.ready({ title });
      },
      onSubmit: (submit) => host.requests.submit.listen(() => hasActed() && submit()),
      onCancel: host.requests.cancel.listen,
    }),
    [host.withCode, host.connection, host.sessionReporter, host.requests],
  );

  if (done) return <FrameDone done={done} />;
  return (
    <FormShellContext value={shell}>
      <Suspense>
        <Outlet />
      </Suspense>
    </FormShellContext>
  );
}

/** Without a click or a key of the person inside this frame nothing is sent, whatever the page around it wishes. */
const hasActed = () => navigator.userActivation.hasBeenActive;
