import { basePathOf, realTimer, sessionApi } from '@skydeck/contract';
import { subscribe } from 'valtio';
import { localStore } from '../../kit/browser-store.ts';
import { call } from '../../kit/client.ts';
import { notices, preventsReload } from '../../kit/notify/index.ts';
import { dropSession, signOut } from '../session.ts';
import { session } from '../state.ts';
import { DEFAULT_MINUTES, isFull, readCounter } from './idle.rules.ts';
import { signsOfLife } from './signs.ts';
import { idle } from './state.ts';
import { tellWhy } from './tell-why.ts';
import { type IdleWatch, watchIdle } from './watch.ts';

/** Built from the application's name; consoles behind different agents are different sessions. */
const keyOfCounter = () => `skydeck.idle${basePathOf(location.pathname)}`;

let watch: IdleWatch | null = null;
/** The notice of a sign-out says how long nobody was there. */
let minutes = DEFAULT_MINUTES;
let isAnswered = false;
/** Ends the waiting for the reason of an earlier session's end. */
let late = new AbortController();

/** Somebody says that they are there. */
export const staySignedIn = (): void => watch?.stay();

/** Somebody says that they are not: nothing has to be explained to them afterwards. */
export function leaveNow(): void {
  isAnswered = true;
  void signOut();
}

/** Watches until the signal says that the session is over. */
export function keepWatch(signal: AbortSignal): void {
  if (signal.aborted) return;
  minutes = DEFAULT_MINUTES;
  isAnswered = false;
  late.abort();
  late = new AbortController();
  let isOver = false;
  const mine = watchIdle({
    limit: () => minutes * 60,
    key: keyOfCounter(),
    store: localStore,
    timer: realTimer,
    now: () => Date.now(),
    isHeld: () => preventsReload(notices.list),
    asks(secondsLeft) {
      idle.secondsLeft = secondsLeft;
    },
    over() {
      isOver = true;
      void signOut();
    },
    endedElsewhere(isIdle) {
      isOver = isIdle;
      dropSession();
    },
  });
  watch = mine;
  idle.isWatching = true;
  listen(mine, signal);
  void askForLimit(mine, signal);
  signal.addEventListener('abort', () => {
    // Whoever was being asked in another tab was being asked here.
    const wasIdle = !isAnswered && (isOver || idle.secondsLeft !== null);
    mine.stop();
    watch = null;
    idle.isWatching = false;
    if (wasIdle) void tellWhy(minutes);
    else if (!isAnswered) hearWhy();
  });
}

function listen(mine: IdleWatch, signal: AbortSignal): void {
  for (const sign of signsOfLife) addEventListener(sign, () => mine.saw(), { signal, capture: true, passive: true });
  addEventListener(
    'storage',
    ({ key }) => {
      if (key === keyOfCounter()) mine.look();
    },
    { signal },
  );
  // Timers may have stood still meanwhile.
  document.addEventListener('visibilitychange', () => mine.look(), { signal });
  const unsubscribe = subscribe(session, () => {
    if (session.accessDisabled) mine.stop();
  });
  signal.addEventListener('abort', unsubscribe);
}

/** Until the server has said how long it allows, it is as long as usual. */
async function askForLimit(mine: IdleWatch, signal: AbortSignal): Promise<void> {
  try {
    const { idle_minutes: said } = await call(sessionApi.limits, { signal });
    minutes = said;
    if (!signal.aborted) mine.look();
  } catch (error) {
    console.error('idle limit', error); // oxlint-disable-line no-console
  }
}

/** The server may be quicker to say that the session is over than the other tab to say why. */
function hearWhy(): void {
  addEventListener(
    'storage',
    ({ key, newValue }) => {
      const counter = key === keyOfCounter() ? readCounter(newValue) : null;
      if (session.phase !== 'signed-out' || !counter?.isIdle || !isFull(counter, minutes * 60)) return;
      late.abort();
      void tellWhy(minutes);
    },
    { signal: late.signal },
  );
}
