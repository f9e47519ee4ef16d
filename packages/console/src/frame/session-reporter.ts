import type { HostConnection, SessionState, StorageState } from '@skydeck/embed/guest';
import type { Phase } from '../kit/permissions/guard.rules.ts';
import type { EndReason } from '../session/state.ts';

/**
 * What is reported of a session to the page around the frame; null: nothing yet. One that ran out may go on; whoever is
 * signed out elsewhere or has a disabled account is nobody to the page, as without an account.
 */
export function reportedState(phase: Phase, why: EndReason | null): SessionState | null {
  if (phase === 'signed-in') return phase;
  if (phase !== 'signed-out' && phase !== 'interrupted') return null;
  return why === 'expired' ? why : 'signed-out';
}

type ReportedCalls = Pick<HostConnection, 'session' | 'storage' | 'ready' | 'failed'>;

/**
 * Reports to the page around the frame whether somebody is signed in, whether the browser grants the frame its storage, and
 * what came of the form.
 */
export interface SessionReporter extends Pick<ReportedCalls, 'ready' | 'failed'> {
  session(state: SessionState): void;
  storage(state: StorageState): void;
}

/**
 * Coming and going, once each: a wrong password is neither. Where the browser has refused the frame its session, there is
 * no form until somebody signs in in the frame, and the page learns that, too. Of a form it hears after it has heard whose it is.
 */
export function createSessionReporter(connection: ReportedCalls): SessionReporter {
  /** Reports on the form from before the page has been told who is here. */
  let pending: (() => void)[] = [];
  let isHere: boolean | null = null;
  let isRefused = false;
  let isBlocked = false;

  function reportIfBlocked() {
    const wasBlocked = isBlocked;
    isBlocked = isRefused && isHere === false;
    if (isBlocked && !wasBlocked) connection.failed({ code: 'storage', status: null });
  }

  const afterSession = (report: () => void) => {
    if (isHere === true) report();
    else pending.push(report);
  };

  return {
    ready: (data) => afterSession(() => connection.ready(data)),
    failed: (data) => afterSession(() => connection.failed(data)),
    session(state) {
      const isNow = state === 'signed-in';
      if (isNow === isHere) return;
      isHere = isNow;
      connection.session({ state });
      // Whoever has left has no form.
      const reports = isNow ? pending : [];
      pending = [];
      for (const report of reports) report();
      reportIfBlocked();
    },
    storage(state) {
      isRefused = state === 'denied';
      connection.storage({ state });
      reportIfBlocked();
    },
  };
}
