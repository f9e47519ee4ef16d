import { Offline, realTimer, type Timer } from '@skydeck/contract';

let offline = false;
const waiting = new Set<() => void>();

/** Whether the server is known to be unreachable. The live link says so; it retries all the time. */
export const isOffline = (): boolean => offline;

/** Resumes whoever waits when the server is back. */
export function setOffline(next: boolean): void {
  offline = next;
  if (!offline) resumeWaiters();
}

/** A proxy may take a question and never answer it: so many milliseconds are enough. */
export const ANSWER_WITHIN_MS = 5000;

/**
 * Whether the server answers now; the live link may not have noticed yet, or may be what alone is broken. One that says that
 * it is going, or a proxy that speaks for it, is as good as away.
 */
export const isServerReachable = (): Promise<boolean> =>
  fetch(document.baseURI, { method: 'HEAD', cache: 'no-store', signal: AbortSignal.timeout(ANSWER_WITHIN_MS) }).then(
    ({ status }) => status < 500,
    () => false,
  );

/** Milliseconds after which the server is asked again while somebody waits for it. */
export const RECHECK_MS = 2000;

export interface ConnectivityDependencies {
  readonly timer: Pick<Timer, 'after'>;
  readonly isServerReachable: () => Promise<boolean>;
}

const browser: ConnectivityDependencies = { timer: realTimer, isServerReachable };
let stopTimer: (() => void) | null = null;

/**
 * Settles when the server is back. The live link tells of that, but requests may be lost where it lives on, and it may be
 * lost where they arrive: while somebody waits the server is asked, too.
 */
export const whenOnline = (dependencies: ConnectivityDependencies = browser): Promise<void> =>
  new Promise((resolve) => {
    waiting.add(resolve);
    stopTimer ??= dependencies.timer.after(RECHECK_MS, () => void recheckNow(dependencies));
  });

/** Asks at once for those who wait: the browser is online again, or the person wants to know. */
export async function recheckNow(dependencies: ConnectivityDependencies = browser): Promise<void> {
  stopRechecking();
  if (waiting.size === 0) return;
  if (await dependencies.isServerReachable()) resumeWaiters();
  else if (waiting.size > 0) stopTimer ??= dependencies.timer.after(RECHECK_MS, () => void recheckNow(dependencies));
}

function stopRechecking(): void {
  stopTimer?.();
  stopTimer = null;
}

function resumeWaiters(): void {
  stopRechecking();
  const all = [...waiting];
  waiting.clear();
  for (const resolve of all) resolve();
}

/**
 * Before something is changed. While the server is away what shows is old, and nobody could say afterwards whether a change
 * had reached it.
 *
 * @throws Offline `away`, and nothing has been sent.
 */
export async function refuseWhileOffline(isThere: () => Promise<boolean> = isServerReachable): Promise<void> {
  if (offline && !(await isThere())) throw new Offline('', { code: 'away' });
}
