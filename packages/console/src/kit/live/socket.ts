import {
  type LiveEvent,
  type Login,
  type ServerFrame,
  type SessionEnd,
  ServerFrame as Frame,
  type Timer,
} from '@skydeck/contract';

export type LinkState = 'closed' | 'connecting' | 'open' | 'waiting';

export interface SocketDependencies {
  readonly address: string;
  /** Read at each login; null: nobody is signed in. */
  readonly credentials: () => Omit<Login, 'type' | 'since'> | null;
  readonly onEvent: (event: LiveEvent) => void;
  /** What was read before may have missed something: ask again. */
  readonly onReset: () => void;
  /** `expired`: nobody has ended the session, as far as we know. */
  readonly onSignedOut: (why: SessionEnd) => void;
  readonly onRightsChanged: () => void;
  readonly onAboutToStop: () => void;
  readonly onState: (state: LinkState) => void;
  readonly timer: Timer;
  readonly open?: (address: string) => WebSocket;
  readonly random?: () => number;
}

/**
 * Login attempts on one connection, one second apart; then the connection itself is made anew (spec: live.login.tries).
 */
const LOGIN_TRIES = 3;
const LOGIN_GAP_MS = 1000;
const AFTER_FAULT_MS = 5000;
const LONGEST_WAIT_MS = 30_000;

export interface LiveSocket {
  /**
   * Throws when there is no scoped token: it is for who has a scope (spec: error.scoped-token). `since`: the number of an
   * event that everything on the page has been read after; what happened after it is told first.
   */
  connect(since?: number): void;
  /** The scope changed: log in again on the same connection. What happens in it until then is told to nobody. */
  relogin(): void;
  close(): void;
}

export function createSocket(dependencies: SocketDependencies): LiveSocket {
  const { timer, random = Math.random, open = (address) => new WebSocket(address) } = dependencies;
  let socket: WebSocket | null = null;
  let seq: number | null = null;
  let failures = 0;
  let stopTimer = () => {};

  function connect(since?: number) {
    close();
    seq ??= since ?? null;
    if (!dependencies.credentials()) throw new Error('The live link needs a scoped token');
    dependencies.onState('connecting');
    const mine = open(dependencies.address);
    socket = mine;
    mine.onopen = () => login(mine, LOGIN_TRIES);
    mine.onmessage = ({ data }) => {
      if (socket === mine) read(String(data));
    };
    mine.onclose = () => {
      if (socket === mine) retryAfterFailure();
    };
  }

  const retryAfterFailure = () => retry(reconnectDelay(failures++, random()));

  function retry(ms: number) {
    drop();
    dependencies.onState('waiting');
    stopTimer = timer.after(ms, () => connect());
  }

  function login(mine: WebSocket, tries: number) {
    const credentials = dependencies.credentials();
    if (!credentials) return close();
    const frame: Login = { type: 'login', ...credentials, ...(seq !== null && { since: seq }) };
    mine.send(JSON.stringify(frame));
    stopTimer();
    stopTimer = timer.after(LOGIN_GAP_MS, () => (tries > 1 ? login(mine, tries - 1) : retryAfterFailure()));
  }

  function read(text: string) {
    const frame = parse(text);
    if (!frame) return;
    if (frame.type === 'login') return answered(frame.code, frame.seq);
    if (frame.type === 'session' && frame.state !== 'changed') return signedOut(frame.state);
    seq = seqOf(frame) ?? seq;
    notify(frame, dependencies);
  }

  function answered(code: number, serverSeq: number) {
    stopTimer();
    if (code === 200) {
      failures = 0;
      // The first login has seen nothing yet: from here on everything is told.
      seq ??= serverSeq;
      dependencies.onState('open');
    } else if (code === 401) signedOut('expired');
    else retry(AFTER_FAULT_MS);
  }

  function signedOut(why: SessionEnd) {
    close();
    dependencies.onSignedOut(why);
  }

  function drop() {
    stopTimer();
    const old = socket;
    socket = null;
    old?.close();
  }

  function close() {
    drop();
    dependencies.onState('closed');
  }

  return {
    connect,
    relogin() {
      seq = null;
      if (socket?.readyState !== WebSocket.OPEN) return connect();
      dependencies.onState('connecting');
      login(socket, LOGIN_TRIES);
    },
    close() {
      seq = null;
      failures = 0;
      close();
    },
  };
}

/** With jitter (`random`, 0 to 1), or all consoles of a cloud come back in the same second. */
export const reconnectDelay = (failures: number, random: number): number =>
  Math.min(LONGEST_WAIT_MS, 500 * 2 ** failures) * (0.5 + random / 2);

/** The number from which the events after this frame go on; null: it changes none. */
function seqOf(frame: ServerFrame): number | null {
  if (frame.type === 'event') return frame.event.seq;
  return frame.type === 'reset' ? frame.seq : null;
}

/** Tells what is none of the connection's own. */
function notify(frame: ServerFrame, { onEvent, onReset, onAboutToStop, onRightsChanged }: SocketDependencies): void {
  if (frame.type === 'event') onEvent(frame.event);
  else if (frame.type === 'reset') onReset();
  else if (frame.type === 'about_to_stop') onAboutToStop();
  else if (frame.type === 'session') onRightsChanged();
}

function parse(text: string): ServerFrame | null {
  try {
    const frame: unknown = JSON.parse(text);
    return Frame.is(frame) ? frame : null;
  } catch {
    return null;
  }
}
