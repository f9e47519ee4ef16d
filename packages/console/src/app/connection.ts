import {
  basePathOf,
  type CallError,
  Changed,
  domainPropertyEvent,
  type LiveEvent,
  metaApi,
  PARTNER_EVENT,
  realTimer,
  SignedOut,
  type Task,
  Task as TaskStruct,
  taskApi,
  taskEvent,
} from '@skydeck/contract';
import { proxy } from 'valtio';
import { can } from '../kit/abilities.ts';
import { call, connectClient } from '../kit/client.ts';
import { rememberFailure, rememberRequest } from '../kit/last-request.ts';
import { awaitServer } from '../kit/await-server.ts';
import { sessionStore } from '../kit/browser-store.ts';
import { learnAvailability } from '../areas/s3/availability.ts';
import { hearStorage, tellChange } from '../areas/s3/bucket-changes.ts';
import { counts } from '../kit/counts.ts';
import { insist } from '../kit/insist.ts';
import { createLive } from '../kit/live.ts';
import { notify, resetNotices } from '../kit/notify/index.ts';
import { forgetNotices, rememberNotices } from '../kit/notify/remember.ts';
import { setAway } from '../kit/reach.ts';
import { type AnyResource, toldResources } from '../kit/resource.ts';
import { createSocket, type LinkState } from '../kit/socket.ts';
import { setTaskKinds } from '../kit/task-kinds.ts';
import { tasks } from '../kit/tasks.ts';
import { kitWords } from '../kit/words.ts';
import { loadText } from '../kit/text/index.ts';
import { resources } from '../resources/index.ts';
import { linkTo, taskKindOf } from '../resources/links.ts';
import { reportTasks } from '../shell/report/task-kind.ts';
import { beginIdleWatch, endIdleWatch, isIdleOff } from '../session/idle/index.ts';
import { checkSession, dropSession, loadAbilities, session, setSessionHooks, tokens } from '../session/index.ts';
import { hearFault } from '../frame/faults.ts';
import { readFrameFacts, windowHost } from '../frame/frame-host.ts';
import { externalConfig } from './external-config.ts';
import { loadThemeOf, refreshTheme } from './theme.ts';
import { tellWhose } from './whose.ts';

export const basePath = basePathOf(location.pathname);

/** The page that waits for a server that is being reconfigured, and needs nothing of it. */
export const isWaitingPage = (): boolean => location.pathname.endsWith('/service-unavailable');

/** The link to the server, for the banner that says that what shows may be old. */
export const link = proxy({
  state: 'closed' as LinkState,
  /** It said that it would stop: it is waited for, or was for too long. */
  stopping: null as 'waiting' | 'lost' | null,
});

/**
 * A form in another page keeps what was typed and has no layout that could be blocked. Nor has the window it opens, which
 * leaves nothing to the tabs: no notices, and no word that somebody was idle.
 */
const isFramed = () => window.parent !== window || windowHost() !== null;

const onEvent = createLive({
  resources: toldResources,
  can,
  failed: (resource, event) => void tellFailure(resource, event),
  unknown: (event) => void meet(event),
  odd,
});

/** For the log only: an event that cannot be used is no matter of the person's. */
function odd(why: string, { type, id, seq }: LiveEvent) {
  console.error('live event', why, { type, id, seq }); // oxlint-disable-line no-console
}

/** Of a resource that nobody has come to in this page only a failure is told: of the rest nothing shows. */
async function meet(event: LiveEvent) {
  const line = resources.find(({ name }) => name === event.type);
  // Its page is one of the settings, and no resource's.
  if (event.type === PARTNER_EVENT) return;
  if (!line) return odd('no resource listens', event);
  if (event.operation !== 'failed') return;
  const { resource } = await insist(line.load);
  if (can(resource.subjects.item, 'read')) void tellFailure(resource, event);
}

async function tellFailure(resource: AnyResource, { object, id, request_id: requestId }: LiveEvent) {
  const [t, place] = await Promise.all([loadText(kitWords), linkTo(resource, id)]);
  notify('error', t('live.failed', { name: resource.label(object) }), {
    requestId,
    ...(place !== null && { link: place }),
  });
}

let stopAwaiting = () => {};

/** Blocks the page until the server that said it would stop is back; then the page is loaded anew (1-foundations §4). */
function awaitRestart() {
  if (isFramed() || link.stopping) return;
  link.stopping = 'waiting';
  void loadText(kitWords).then((t) => notify('info', t('live.stopping')));
  stopAwaiting = awaitServer({
    timer: realTimer,
    now: () => Date.now(),
    store: sessionStore,
    ask: () => call(metaApi.read),
    back: reload,
    lost: () => {
      link.stopping = 'lost';
    },
    ended: () => {
      link.stopping = null;
    },
  });
}

function reload() {
  stopAwaiting();
  // The browser may ask first, and somebody may want to stay for what they have not saved.
  link.stopping = null;
  location.reload();
}

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
    if (event.channel === 's3') return hearStorage(event);
    if (event.type !== taskEvent.name) {
      if (event.operation === 'created' || event.operation === 'deleted') counts.freshen();
      return onEvent(event);
    }
    const [problem, task] = TaskStruct.validate(event.object);
    if (!problem) tasks.hear(task);
  },
  onReset: catchUp,
  onSignedOut: dropSession,
  onRightsChanged: () => void loadAbilities(),
  onAboutToStop: awaitRestart,
  onState(state) {
    const wasAway = link.state === 'waiting' || link.state === 'connecting';
    link.state = state;
    if (state === 'waiting' || state === 'open') setAway(state === 'waiting');
    if (state !== 'open') return;
    if (link.stopping) reload();
    if (!isFramed()) void learnAvailability();
    if (wasAway) catchUp();
  },
  timer: realTimer,
});

/** What pages show of the scope. */
const shown = () => [{ items: counts }, ...toldResources().values()];

function readAgain() {
  for (const { items } of shown()) items.refresh();
  tellChange(null);
}

function catchUp() {
  readAgain();
  tasks.catchUp((id) => call(taskApi.read, { params: { id } }) as Promise<Task>);
}

function dropItems() {
  for (const { items } of shown()) items.reset();
}

/** Without an enabled project there is no scope, and nothing to be told of; nor in a window that only hands over. */
function connectLink() {
  if (session.accessDisabled === null && windowHost() === null) socket.connect();
}

/** Once, at start-up: the client, the link and the session learn of each other here and nowhere else. */
export function connect(): void {
  const framedBy = readFrameFacts();
  setTaskKinds(async (name) => (name === reportTasks.name ? reportTasks : taskKindOf(name)));
  connectClient({
    basePath,
    sessionId: tokens.sessionId,
    scopedToken: tokens.scoped,
    frameHost: () => framedBy?.hostOrigin ?? null,
    frameWindow: windowHost,
    onRequestId: rememberRequest,
    onError: (error: CallError) => {
      rememberFailure(error);
      if (framedBy) hearFault(error);
      if (error instanceof SignedOut && session.phase === 'signed-in') void checkSession();
      // Somebody was faster, and the live link has not told, or cannot: what is on the page is old.
      if (error instanceof Changed) readAgain();
    },
    onReconfiguration: () => {
      // One that said it is about to stop is waited for where the person is.
      if (isWaitingPage() || link.stopping) return;
      const here = `${location.pathname.slice(basePath.length)}${location.search}${location.hash}`;
      location.replace(`${basePath}/service-unavailable?redirectUrl=${encodeURIComponent(here)}`);
    },
  });
  tellWhose();
  let isSignedIn = false;
  setSessionHooks({
    onSignedIn() {
      isSignedIn = true;
      connectLink();
      if (session.profile && !isFramed()) rememberNotices(session.profile.id);
      if (session.profile && !isFramed()) void loadThemeOf(session.profile);
      if (!isIdleOff(externalConfig, isFramed())) beginIdleWatch();
    },
    onScope() {
      // Tasks of the project before are still this person's, and go on being told.
      dropItems();
      if (!isFramed()) void learnAvailability();
      socket.relogin();
    },
    onSignedOut() {
      // Several may notice the same end; what is told because of it is told once, and stays.
      if (!isSignedIn) return;
      isSignedIn = false;
      socket.close();
      stopAwaiting();
      link.stopping = null;
      setAway(false);
      dropItems();
      forgetNotices();
      tasks.reset();
      resetNotices();
      endIdleWatch();
    },
  });
  addEventListener('online', () => {
    if (session.phase === 'signed-in' && link.state !== 'open') connectLink();
  });
}
