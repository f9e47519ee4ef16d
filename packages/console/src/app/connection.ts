import {
  basePathOf,
  type CallError,
  Changed,
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
import { createLive } from '../kit/live.ts';
import { notify, resetNotices } from '../kit/notify/index.ts';
import { setAway } from '../kit/reach.ts';
import { createSocket, type LinkState } from '../kit/socket.ts';
import { tasks } from '../kit/tasks.ts';
import { kitWords } from '../kit/words.ts';
import { loadText } from '../kit/text/index.ts';
import { resources } from '../resources/index.ts';
import { checkSession, dropSession, loadAbilities, session, setSessionHooks, tokens } from '../session/index.ts';

export const basePath = basePathOf(location.pathname);

/** The link to the server, for the banner that says that what shows may be old. */
export const link = proxy({ state: 'closed' as LinkState, aboutToStop: false });

const onEvent = createLive(
  resources.map(({ resource }) => resource),
  {
    can,
    failed: (resource, { object }) => void tellFailure(resource.label(object)),
    // For the log only: an event that cannot be used is no matter of the person's.
    odd: (why, { type, id, seq }) => console.error('live event', why, { type, id, seq }), // oxlint-disable-line no-console
  },
);

async function tellFailure(name: string) {
  const t = await loadText(kitWords);
  notify('error', t('live.failed', { name }));
}

const socket = createSocket({
  address: `${location.origin.replace(/^http/, 'ws')}${basePath}/ws`,
  credentials() {
    const token = tokens.scoped();
    const sessionId = tokens.sessionId();
    return token === null ? null : { token, ...(sessionId !== null && { session_id: sessionId }) };
  },
  onEvent: (event) => {
    if (event.type !== taskEvent.name) return onEvent(event);
    const [problem, task] = TaskStruct.validate(event.object);
    if (!problem) tasks.hear(task);
  },
  onReset: catchUp,
  onSignedOut: dropSession,
  onRightsChanged: () => void loadAbilities(),
  onAboutToStop: () => {
    link.aboutToStop = true;
  },
  onState(state) {
    const wasAway = link.state === 'waiting' || link.state === 'connecting';
    link.state = state;
    if (state === 'waiting' || state === 'open') setAway(state === 'waiting');
    if (state !== 'open') return;
    link.aboutToStop = false;
    if (wasAway) catchUp();
  },
  timer: realTimer,
});

function readAgain() {
  for (const { resource } of resources) resource.items.refresh();
}

function catchUp() {
  readAgain();
  tasks.catchUp((id) => call(taskApi.read, { params: { id } }) as Promise<Task>);
}

function dropEverything() {
  for (const { resource } of resources) resource.items.reset();
  tasks.reset();
}

/** Once, at start-up: the client, the link and the session learn of each other here and nowhere else. */
export function connect(): void {
  connectClient({
    basePath,
    sessionId: tokens.sessionId,
    scopedToken: tokens.scoped,
    onError: (error: CallError) => {
      if (error instanceof SignedOut && session.phase === 'signed-in') void checkSession();
      // Somebody was faster, and the live link has not told, or cannot: what is on the page is old.
      if (error instanceof Changed) readAgain();
    },
    onReconfiguration: () => {
      if (!location.pathname.endsWith('/service-unavailable')) location.assign(`${basePath}/service-unavailable`);
    },
  });
  setSessionHooks({
    onSignedIn: () => socket.connect(),
    onScope() {
      dropEverything();
      socket.relogin();
    },
    onSignedOut() {
      socket.close();
      setAway(false);
      dropEverything();
      resetNotices();
    },
  });
  addEventListener('online', () => {
    if (session.phase === 'signed-in' && link.state !== 'open') socket.connect();
  });
}
