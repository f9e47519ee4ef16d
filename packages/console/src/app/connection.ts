import {
  type CallError,
  Changed,
  domainPropertyEvent,
  type LiveEvent,
  metaApi,
  realTimer,
  RECONFIGURATION_STOPPING,
  type Task,
  Task as TaskStruct,
  taskApi,
  taskEvent,
} from '@skydeck/contract';
import { can } from '../kit/permissions/abilities.ts';
import { call, connectClient } from '../kit/data/client.ts';
import { recordFailedCall, recordRequestId } from '../kit/failure/last-request-id.ts';
import { waitForServer } from '../kit/live/wait-for-server.ts';
import { sessionStore } from '../kit/data/browser-store.ts';
import { refreshAvailability, setAvailability } from '../areas/s3/availability.ts';
import { applyStorageEvent, notifyBucketChange } from '../areas/s3/bucket-changes.ts';
import { counts } from '../kit/data/counts.ts';
import { hasUnsavedChanges } from '../kit/form/unsaved-changes.ts';
import { importWithRetry } from '../kit/connectivity/import-with-retry.ts';
import { notifyChange } from '../kit/live/changes.ts';
import { createEventDispatcher } from '../kit/live/live-events.ts';
import { notices, notify, preventsReload, resetNotices } from '../kit/notify/index.ts';
import { forgetNotices, rememberNotices } from '../kit/notify/remember.ts';
import { recheckNow, setOffline } from '../kit/connectivity/connectivity.ts';
import { type AnyResource, liveResources } from '../kit/data/resource.ts';
import { createRestart } from '../kit/live/restart.ts';
import { createSocket } from '../kit/live/socket.ts';
import { setTaskKinds } from '../kit/tasks/task-kinds.ts';
import { tasks } from '../kit/tasks/tasks.ts';
import { kitWords } from '../kit/words.ts';
import { loadText } from '../kit/text/index.ts';
import { resources } from '../resources/index.ts';
import { visibleItemUrl, taskKindOf } from '../resources/links.ts';
import { reportTasks } from '../layout/report/task-kind.ts';
import { notifyProjectClosed } from '../layout/project/notify-project-closed.ts';
import { dialogs } from '../layout/dialogs/dialogs.ts';
import { beginIdleWatch, endIdleWatch, isIdleOff } from '../session/idle/index.ts';
import {
  checkSession,
  followRefusal,
  followSignIn,
  interrupt,
  storeEnding,
  loadAbilities,
  leaveDisabledProject,
  session,
  setSessionHooks,
  tokens,
} from '../session/index.ts';
import { recordFault } from '../frame/faults.ts';
import { readFrameFacts, windowHost } from '../session/frame-host.ts';
import { externalConfig } from '../preferences/external-config.ts';
import { notifyServerRestarted, notifyServerStopping } from './restart-notices.ts';
import { loadThemeOf, refreshTheme, pageRequestId } from '../preferences/theme.ts';
import { basePath, link } from '../session/link.ts';
import { syncProjectScope } from './sync-project-scope.ts';

/** The page that waits for a server that is being reconfigured, and needs nothing of it. */
export const isWaitingPage = (): boolean => location.pathname.endsWith('/service-unavailable');

/**
 * A form in another page keeps what was typed and has no layout that could be blocked. Nor has the window it opens, which
 * leaves nothing to the tabs: no notices, and no word that somebody was idle.
 */
const isFramed = () => window.parent !== window || windowHost() !== null;

const dispatchEvent = createEventDispatcher({
  resources: liveResources,
  can,
  onFailed: (resource, event) => void notifyLiveFailure(resource, event),
  onUnknown: (event) => void handleUnknownEvent(event),
  logUnusable: logUnusableEvent,
});

/** For the log only: an event that cannot be used is no matter of the person's. */
function logUnusableEvent(why: string, { type, id, seq }: LiveEvent) {
  console.error('live event', why, { type, id, seq }); // oxlint-disable-line no-console
}

/** Of a resource that nobody has come to in this page only a failure is told: of the rest nothing shows. */
async function handleUnknownEvent(event: LiveEvent) {
  const definition = resources.find(({ name }) => name === event.type);
  if (!definition) return logUnusableEvent('no resource listens', event);
  if (event.operation !== 'failed') return;
  const { resource } = await importWithRetry(definition.load);
  if (resource && can(resource.subjects.item, 'read')) void notifyLiveFailure(resource, event);
}

async function notifyLiveFailure(resource: AnyResource, { object, id, request_id: requestId }: LiveEvent) {
  const [t, url] = await Promise.all([loadText(kitWords), visibleItemUrl(resource, id)]);
  notify('error', t('live.failed', { name: resource.label(object) }), {
    requestId,
    ...(url !== null && { link: url }),
  });
}

/** The answer about the session has just said how the object storage stands: the link that opens then need not ask. */
let isStorageTold = false;

/** What the page shows was read after the event that the link goes on from: when it opens, nothing was missed. */
let isReadAfterSeq = false;

const restart = createRestart({
  onChange(stopping) {
    link.stopping = stopping;
  },
  notifyServerStopping,
  waitForServer: (callbacks) =>
    waitForServer({
      timer: realTimer,
      now: () => Date.now(),
      store: sessionStore,
      ask: () => call(metaApi.read),
      ...callbacks,
    }),
  hasUnsavedChanges: () => hasUnsavedChanges() || preventsReload(notices.list),
  reload: () => location.reload(),
  notifyServerRestarted: () => void notifyServerRestarted(),
});

const socket = createSocket({
  address: `${location.origin.replace(/^http/, 'ws')}${basePath}/ws`,
  credentials() {
    const token = tokens.scoped();
    const sessionId = tokens.sessionId();
    const host = readFrameFacts()?.hostOrigin;
    return token === null
      ? null
      : { token, ...(host && { host }), ...(sessionId !== null && { session_id: sessionId }) };
  },
  onEvent: (event) => {
    if (event.type === domainPropertyEvent) return isFramed() ? undefined : void refreshTheme();
    if (event.channel === 's3') return applyStorageEvent(event);
    if (event.type !== taskEvent.name) {
      notifyChange();
      if (event.operation === 'created' || event.operation === 'deleted') counts.invalidate();
      return dispatchEvent(event);
    }
    const [problem, task] = TaskStruct.validate(event.object);
    if (!problem) tasks.update(task);
  },
  onReset: catchUp,
  onSignedOut: (why) => interrupt(why === 'over' ? 'elsewhere' : why),
  onRightsChanged: () => void loadAbilities(),
  onAboutToStop() {
    // A form in another page keeps what was typed, and has no layout that could be blocked.
    if (!isFramed()) restart.announced();
  },
  onState(state) {
    const wasAway = link.state === 'waiting' || link.state === 'connecting';
    link.state = state;
    if (state === 'waiting' || state === 'open') setOffline(state === 'waiting');
    if (state === 'waiting') {
      isReadAfterSeq = false;
      restart.linkLost();
    }
    if (state !== 'open') return;
    restart.linkOpen();
    if (!isFramed() && !isStorageTold) void refreshAvailability();
    isStorageTold = false;
    if (wasAway && !isReadAfterSeq) catchUp();
    isReadAfterSeq = false;
  },
  timer: realTimer,
});

/** What pages show of the scope. */
const loadedCollections = () => [{ items: counts }, ...liveResources().values()];

function refreshAll() {
  for (const { items } of loadedCollections()) items.refresh();
  notifyChange();
  notifyBucketChange(null);
}

function catchUp() {
  refreshAll();
  tasks.catchUp((id) => call(taskApi.read, { params: { id } }) as Promise<Task>);
}

function resetCollections() {
  for (const { items } of loadedCollections()) items.reset();
}

/** Without an enabled project there is no scope, and nothing to be told of; nor in a window that only hands over. */
function connectLink(since?: number) {
  if (session.accessDisabled === null && windowHost() === null) socket.connect(since);
}

/** Tabs of one browser have one session: who signs in in one goes on in the others. Frames may have theirs. */
function shareSignInAcrossTabs(): () => void {
  if (windowHost() !== null) return () => {};
  const tabs = new BroadcastChannel(`skydeck.session${basePath}`);
  tabs.onmessage = () => void followSignIn();
  if (isFramed()) return () => {};
  addEventListener('pagehide', storeEnding);
  // oxlint-disable-next-line unicorn/require-post-message-target-origin -- a channel of one origin has none
  return () => tabs.postMessage(null);
}

/** Once, at start-up: the client, the link and the session learn of each other here and nowhere else. */
export function connect(): void {
  const framedBy = readFrameFacts();
  const requestId = pageRequestId();
  if (requestId !== null) recordRequestId(requestId);
  setTaskKinds(async (name) => (name === reportTasks.name ? reportTasks : taskKindOf(name)));
  connectClient({
    basePath,
    sessionId: tokens.sessionId,
    scopedToken: tokens.scoped,
    frameHost: () => framedBy?.hostOrigin ?? null,
    frameWindow: windowHost,
    onRequestId: recordRequestId,
    onError: (error: CallError) => {
      recordFailedCall(error);
      if (framedBy) recordFault(error);
      if (session.phase === 'signed-in')
        void followRefusal(error, { checkSession, leaveDisabledProject, notifyProjectClosed });
      // Somebody was faster, and the live link has not told, or cannot: what is on the page is old.
      if (error instanceof Changed) refreshAll();
    },
    onReconfiguration: (state) => {
      // One that said it is about to stop is waited for where the person is.
      if (isWaitingPage() || link.stopping) return;
      if (state === RECONFIGURATION_STOPPING && session.phase === 'signed-in') {
        if (!isFramed()) restart.refused(link.state === 'waiting');
        return;
      }
      const here = `${location.pathname.slice(basePath.length)}${location.search}${location.hash}`;
      location.replace(`${basePath}/service-unavailable?redirectUrl=${encodeURIComponent(here)}`);
    },
  });
  syncProjectScope();
  const notifyTabs = shareSignInAcrossTabs();
  let isSignedIn = false;
  function disconnect() {
    socket.close();
    restart.drop();
    setOffline(false);
    endIdleWatch();
  }
  setSessionHooks({
    onSignedIn(goesOn, { s3_refusal: refusal, event_seq: since }) {
      isSignedIn = true;
      setAvailability(refusal);
      isStorageTold = true;
      notifyTabs();
      isReadAfterSeq = since !== undefined;
      connectLink(since);
      if (goesOn) catchUp();
      if (session.profile && !isFramed()) rememberNotices(session.profile.id);
      if (session.profile && !isFramed()) void loadThemeOf(session.profile);
      if (!isIdleOff(externalConfig, isFramed())) beginIdleWatch();
    },
    onScope() {
      // Tasks of the project before are still this person's, and go on being told.
      resetCollections();
      if (!isFramed()) void refreshAvailability();
      isReadAfterSeq = false;
      socket.relogin();
    },
    onInterrupted: disconnect,
    onSignedOut() {
      // Several may notice the same end; what is told because of it is told once, and stays.
      if (!isSignedIn) return;
      isSignedIn = false;
      disconnect();
      dialogs.opening = null;
      resetCollections();
      forgetNotices();
      tasks.reset();
      resetNotices();
    },
  });
  addEventListener('online', () => {
    void recheckNow();
    if (session.phase === 'signed-in' && link.state !== 'open') connectLink();
  });
}
