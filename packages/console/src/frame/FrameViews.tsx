import { Alert } from '@skydeck/react-bindings/alert';
import { Button } from '@skydeck/react-bindings/button';
import { frameApi, SignedOut } from '@skydeck/contract';
import { useEffect, useRef, useState } from 'react';
import { useSnapshot } from 'valtio';
import type { Done } from '../kit/form/shell.ts';
import { lazyComponent } from '../kit/connectivity/lazy-component.tsx';
import { call } from '../kit/data/client.ts';
import type { Guard } from '../kit/module.ts';
import { notices } from '../kit/notify/index.ts';
import { Mono } from '../kit/page/index.ts';
import { FailureAlert } from '../kit/failure/FailureAlert.tsx';
import { textOfError } from '../kit/failure/problem-text.ts';
import { useText } from '../kit/text/index.ts';
import { kitWords } from '../kit/words.ts';
import { dropSession, enterAs, leave as leaveSession, session } from '../session/index.ts';
import { frameAccess } from './faults.ts';
import * as css from './frame.css.ts';
import type { Refusal } from './refusal.rules.ts';
import { openSignIn } from './sign-in-window.ts';
import { frameWords } from './words.ts';
import type { Host } from './useHost.ts';

const LoginForm = lazyComponent(async () => (await import('../screens/login/LoginForm.tsx')).LoginForm);

const Alone = lazyComponent(async () => (await import('./Alone.tsx')).Alone);

/** Opened as a page of its own: these forms are for frames. */
export function NotFramed() {
  const t = useText(frameWords);
  return <Alone title={t('alone.title')} text={t('alone.text')} />;
}

/**
 * The way in. The page that may not show the form says so over it: by another height the page around the frame would learn
 * that somebody has an account here, or that a password was right.
 */
export function FrameSignIn({ host, isTitled = true }: { host: Host; isTitled?: boolean }) {
  const { isRefused } = useSnapshot(frameAccess);
  const room = useRef<HTMLDivElement>(null);
  const wasRefused = useRef(false);
  useEffect(() => {
    // The button that uncovered it is gone.
    if (wasRefused.current && !isRefused) room.current?.focus();
    wasRefused.current = isRefused;
  }, [isRefused]);
  return (
    <div className={css.refused}>
      <div ref={room} tabIndex={-1} className={isRefused ? css.coveredForm : ''} inert={isRefused}>
        <SignInOptions host={host} isTitled={isTitled} isCovered={isRefused} />
      </div>
      {isRefused && <FrameRefused origin={host.hostOrigin} />}
    </div>
  );
}

/** The session of a frame may be its own: what the page around it has is not ours to see. */
function SignInOptions({ host, isTitled, isCovered }: { host: Host; isTitled: boolean; isCovered: boolean }) {
  const t = useText(frameWords);
  const [open, setOpen] = useState(false);
  if (host.step === 'continue') {
    return (
      <div className={css.view}>
        <p>{t('continue.text')}</p>
        <Button variant="primary" onClick={() => void host.storage.request()}>
          {t('continue')}
        </Button>
      </div>
    );
  }
  if (open)
    return (
      <div className={css.login}>
        <LoginForm isFramed isCovered={isCovered} subtitle={t('sign_in.text')} />
      </div>
    );
  return (
    <div className={css.view}>
      {isTitled && (
        <>
          <h1 className={css.title}>{t('sign_in.title')}</h1>
          <p>{t('sign_in.text')}</p>
        </>
      )}
      <div className={css.signInOptions}>
        <Button variant="primary" onClick={() => setOpen(true)}>
          {t('sign_in')}
        </Button>
        <SignInWindowButton hostOrigin={host.hostOrigin} />
      </div>
    </div>
  );
}

/** For identity providers, and for browsers that keep the frame's cookies: a window of its own. */
function SignInWindowButton({ hostOrigin }: { hostOrigin: string }) {
  const t = useText(frameWords);
  const [failure, setFailure] = useState<unknown>(null);
  const stop = useRef(() => {});
  useEffect(() => () => stop.current(), []);

  function open() {
    stop.current();
    setFailure(null);
    stop.current = openSignIn(hostOrigin, (ticket) => {
      enterAs(() => call(frameApi.enter, { body: { ticket } }), null).catch(setFailure);
    });
  }
  return (
    <>
      <Button onClick={open}>{t('sign_in.window')}</Button>
      <FailureAlert error={failure} />
    </>
  );
}

/** Whose session the frame works with, and the way out of it: the page around it cannot end it. */
export function FrameAccount() {
  const t = useText(frameWords);
  const words = useText(kitWords);
  const { profile } = useSnapshot(session);
  const [busy, setBusy] = useState(false);
  const [failure, setFailure] = useState<unknown>(null);
  async function leave() {
    setBusy(true);
    setFailure(null);
    try {
      // A provider's own page shows in no frame.
      await leaveSession();
      startOver();
    } catch (error) {
      // What was over already is over; else the server knows the session still, and so would the next visit.
      if (error instanceof SignedOut) return startOver();
      setFailure(error);
      setBusy(false);
    }
  }
  return (
    <>
      {failure !== null && (
        <div className={css.view}>
          <Alert tone="danger" live heading={t('sign_out.failed')}>
            {textOfError(words, failure)}
          </Alert>
        </div>
      )}
      <div className={css.account}>
        <span>{profile?.full_name}</span>
        <Button variant="link" size="small" busy={busy} onClick={() => void leave()}>
          {t('sign_out')}
        </Button>
      </div>
    </>
  );
}

/**
 * Nobody is here any more, as far as this frame is concerned, and whoever comes next may be of a domain that lists the page.
 * A form that waits for its person goes on waiting.
 */
function startOver(): void {
  if (session.phase !== 'interrupted') dropSession();
  frameAccess.isRefused = false;
}

/** The page around the frame is not on the list of this person's domain, or was taken off it. */
function FrameRefused({ origin }: { origin: string }) {
  const t = useText(frameWords);
  const { phase } = useSnapshot(session);
  return (
    <div className={css.overForm}>
      <Alert tone="danger" live heading={t('not_partner.title')}>
        {t('not_partner.text', { origin })}
      </Alert>
      {phase === 'signed-in' ? (
        <FrameAccount />
      ) : (
        <Button variant="link" onClick={startOver}>
          {t('sign_in.other')}
        </Button>
      )}
    </div>
  );
}

interface FrameDeniedProps {
  readonly guard: Guard | null;
  /** Of the project that the page has named; null: it is open. */
  readonly project: Refusal | null;
}

export function FrameDenied({ guard, project }: FrameDeniedProps) {
  const t = useText(frameWords);
  return (
    <div className={css.view}>
      <Alert tone="danger" heading={t(project === null || project === 'denied' ? 'denied' : `project.${project}`)}>
        {guard && <Mono>{guard.subject}</Mono>}
      </Alert>
    </div>
  );
}

/** What the form's own notice said; the page around it decides what comes next. */
export function FrameDone({ done }: { done: Done }) {
  const t = useText(frameWords);
  const { list } = useSnapshot(notices);
  const said = list.findLast(({ type }) => type === 'success')?.title;
  return (
    <div className={css.view}>
      <Alert tone="success" live>
        {said ?? t(done.kind)}
      </Alert>
    </div>
  );
}
