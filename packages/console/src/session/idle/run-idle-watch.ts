import { basePathOf, realTimer } from '@skydeck/contract';
import { subscribe } from 'valtio';
import { localStore } from '../../kit/data/browser-store.ts';
import { notices, preventsReload } from '../../kit/notify/index.ts';
import { endIdle, interrupt, signOut } from '../session.ts';
import { session } from '../state.ts';
import { DEFAULT_MINUTES, isExpired, readCounter } from './idle.rules.ts';
import { readLimit } from './read-limit.ts';
import { activityEvents } from './activity.ts';
import { idle } from './state.ts';
import { type IdleWatch, watchIdle } from './watch.ts';

/** Built from the application's name; consoles behind different agents are different sessions. */
const keyOfCounter = () => `skydeck.idle${basePathOf(location.pathname)}`;

let watch: IdleWatch | null = null;
/** Afterwards it is said how long nobody was there. */
let minutes = DEFAULT_MINUTES;
let isAnswered = false;
/** Ends the waiting for the reason of an earlier session's end. */
let late = new AbortController();

/** Somebody says that they are there. */
export const staySignedIn = (): void => watch?.stay();

/** Somebody says that they are not: nothing has to be explained to them afterwards. */
export function signOutNow(): void {
  isAnswered = true;
  void signOut();
}

/** Watches until the signal says that the session is over. */
export function runIdleWatch(signal: AbortSignal): void {
  if (signal.aborted) return;
  minutes = DEFAULT_MINUTES;
  isAnswered = false;
  late.abort();
  late = new AbortController();
  const mine = watchIdle({
    limit: () => minutes * 60,
    key: keyOfCounter(),
    store: localStore,
    timer: realTimer,
    now: () => Date.now(),
    isBusy: () => preventsReload(notices.list),
    onCountdown(secondsLeft) {
      idle.secondsLeft = secondsLeft;
    },
    onExpired: () => void endIdle(minutes),
    onEndedElsewhere: (isIdle) => interrupt(isIdle ? 'idle' : 'elsewhere', minutes),
  });
  watch = mine;
  idle.isWatching = true;
  listen(mine, signal);
  void askForLimit(mine, signal);
  signal.addEventListener('abort', () => {
    // Whoever was being asked in another tab was being asked here.
    if (!isAnswered && idle.secondsLeft !== null) interrupt('idle', minutes);
    // The other tabs are told of what somebody did. That a session is over they hear from the server, with the reason.
    if (session.phase === 'interrupted') mine.forget();
    else mine.stop();
    watch = null;
    idle.isWatching = false;
    if (session.phase === 'interrupted') listenForReason();
  });
}

function listen(mine: IdleWatch, signal: AbortSignal): void {
  for (const sign of activityEvents)
    addEventListener(sign, () => mine.onActivity(), { signal, capture: true, passive: true });
  addEventListener(
    'storage',
    ({ key }) => {
      if (key === keyOfCounter()) mine.check();
    },
    { signal },
  );
  // Timers may have stood still meanwhile.
  document.addEventListener('visibilitychange', () => mine.check(), { signal });
  const unsubscribe = subscribe(session, () => {
    if (session.accessDisabled) mine.stop();
  });
  signal.addEventListener('abort', unsubscribe);
}

/** Until the server has said how long it allows, it is as long as usual. */
async function askForLimit(mine: IdleWatch, signal: AbortSignal): Promise<void> {
  const said = await readLimit(signal);
  if (said === null) return;
  minutes = said;
  if (!signal.aborted) mine.check();
}

/** The server may be quicker to say that the session is over than the other tab to say why. */
function listenForReason(): void {
  addEventListener(
    'storage',
    ({ key, newValue }) => {
      const counter = key === keyOfCounter() ? readCounter(newValue) : null;
      if (!counter?.isIdle || !isExpired(counter, minutes * 60)) return;
      late.abort();
      interrupt('idle', minutes);
    },
    { signal: late.signal },
  );
}
