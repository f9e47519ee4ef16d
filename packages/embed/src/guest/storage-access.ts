import type { StorageState } from '../protocol/messages.ts';

/** What the frame should draw: nothing, its "Continue" button, or the link that opens the sign-in in a window. */
export type StorageStep = 'none' | 'continue' | 'sign-in';

export interface StorageAccessOptions {
  /** Tells the page: {@link HostConnection.storage}. */
  readonly report: (state: StorageState) => void;
  readonly show: (step: StorageStep) => void;
  /** Access came after the person was asked: reload the data, not the page. */
  readonly onGranted: () => void;
}

export interface StorageAccess {
  /** What we have without asking the person. Call once, before the first request to the server. */
  start(): Promise<StorageState>;
  /** For {@link HostOptions.onStorageRequest}. A click in the page grants nothing: this can only show the button. */
  pageAsked(): void;
  /** Call from the click on "Continue", before anything else: the browser counts that gesture only. */
  request(): Promise<StorageState>;
  close(): void;
}

/** The page may explain the button before it shows. Milliseconds; then the frame goes on alone. */
const PAGE_ANSWER = 1_000;

/** Session cookies in a frame of another site: ask for no more than the browser needs. */
export function createStorageAccess({ report, show, onGranted }: StorageAccessOptions): StorageAccess {
  let state: StorageState | null = null;
  let waiting: ReturnType<typeof setTimeout> | undefined;

  function settle(next: StorageState): StorageState {
    const changed = next !== state;
    const asked = state !== null;
    state = next;
    if (!changed) return next;
    stopWaiting();
    if (next === 'needs-gesture') waiting = setTimeout(showButton, PAGE_ANSWER);
    else show(next === 'granted' ? 'none' : 'sign-in');
    window.removeEventListener('focus', onReturn);
    if (next !== 'granted') window.addEventListener('focus', onReturn);
    report(next);
    if (next === 'granted' && asked) onGranted();
    return next;
  }
  function stopWaiting() {
    clearTimeout(waiting);
    waiting = undefined;
  }
  function showButton() {
    stopWaiting();
    show('continue');
  }
  /** Back from the sign-in window: the visit may have been what was missing. */
  async function onReturn() {
    if (await isGranted()) settle('granted');
  }

  return {
    start: async () => settle(await look()),
    pageAsked() {
      if (waiting !== undefined) showButton();
      else if (state !== null) report(state);
    },
    request: async () => settle((await ask()) ? 'granted' : 'denied'),
    close() {
      stopWaiting();
      window.removeEventListener('focus', onReturn);
    },
  };
}

/** Steps 1 to 3: a frame of our own site and a browser that shares cookies have access already. */
async function look(): Promise<StorageState> {
  if (typeof document.hasStorageAccess !== 'function') return 'unsupported';
  if (await isGranted()) return 'granted';
  return (await permission()) === 'denied' ? 'denied' : 'needs-gesture';
}

async function isGranted() {
  if (await document.hasStorageAccess?.()) return true;
  return (await permission()) === 'granted' && ask();
}

async function permission(): Promise<PermissionState | null> {
  try {
    return (await navigator.permissions.query({ name: 'storage-access' as PermissionName })).state;
  } catch {
    return null; // a browser that does not know the name: only the click can tell
  }
}

async function ask() {
  try {
    await document.requestStorageAccess();
    return true;
  } catch {
    return false;
  }
}
