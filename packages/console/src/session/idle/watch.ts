import type { Timer } from '@skydeck/contract';
import type { BrowserStore } from '../../kit/data/browser-store.ts';
import {
  DEBOUNCE_MS,
  expiredCounter,
  pausedCounter,
  type IdleCounter,
  isExpired,
  checkIdle,
  readCounter,
  freshCounter,
} from './idle.rules.ts';

export interface IdleWatchDependencies {
  /** Seconds; read at each look, for the server may say it late. */
  readonly limit: () => number;
  /** Of the counter, in the store that the tabs share. */
  readonly key: string;
  readonly store: BrowserStore;
  readonly timer: Timer;
  /** Milliseconds since the epoch. */
  readonly now: () => number;
  /** Something runs that must not be cut off (a notice that prevents a reload, spec: session.idle.held). */
  readonly isBusy: () => boolean;
  /** Seconds until the sign-out; null: nothing to ask. */
  readonly onCountdown: (secondsLeft: number | null) => void;
  /** Nobody has been there for as long as the limit is. */
  readonly onExpired: () => void;
  /** Another tab has ended the session, because nobody was there or because somebody wanted it. */
  readonly onEndedElsewhere: (isIdle: boolean) => void;
}

export interface IdleWatch {
  /** A movement, a key or a click. While it asks, only an answer counts: a table that shakes is nobody. */
  onActivity(): void;
  /** The answer: somebody is there. */
  stay(): void;
  /** Another tab wrote the counter, or this one was called back from the background. */
  check(): void;
  /** The session ended or was suspended here: the other tabs read it from the counter. */
  stop(): void;
  /** It is over, and the other tabs have to hear it from the server. */
  forget(): void;
}

/** Counts from now on: a page that was opened, or a login, is a sign of life. */
export function watchIdle(dependencies: IdleWatchDependencies): IdleWatch {
  const { key, store, timer, now, limit } = dependencies;
  let stopTimer = () => {};
  let isAsking = false;
  let isStopped = false;
  let lastSeen = Number.NEGATIVE_INFINITY;

  const write = (counter: IdleCounter) => store.set(key, JSON.stringify(counter));
  const read = () => readCounter(store.get(key)) ?? freshCounter(now());

  function refresh() {
    write(freshCounter(now()));
    check();
  }

  function ask(secondsLeft: number | null) {
    if (secondsLeft === null && !isAsking) return;
    isAsking = secondsLeft !== null;
    dependencies.onCountdown(secondsLeft);
  }

  function check() {
    if (isStopped) return;
    stopTimer();
    const counter = read();
    if (isExpired(counter, limit())) return dependencies.onEndedElsewhere(counter.isIdle ?? false);
    const paused = dependencies.isBusy() ? pausedCounter(counter, now(), limit()) : null;
    if (paused) write(paused);
    const verdict = checkIdle(paused ?? counter, now(), limit());
    if (verdict.kind === 'over') {
      // First to the other tabs: they are to know why, before the server tells them that it is so.
      end(true);
      return dependencies.onExpired();
    }
    ask(verdict.kind === 'asking' ? verdict.secondsLeft : null);
    stopTimer = timer.after(verdict.lookAgainMs, check);
  }

  function forget() {
    isStopped = true;
    stopTimer();
    ask(null);
  }

  function end(isIdle: boolean) {
    if (isStopped) return;
    forget();
    // Whoever ended it first has said why.
    if (!isExpired(read(), limit())) write(expiredCounter(limit(), now(), isIdle));
  }

  /** What a woken machine hears first may come long after the limit: then it is too late. */
  function onActive() {
    if (checkIdle(read(), now(), limit()).kind === 'over') check();
    else refresh();
  }

  refresh();
  return {
    onActivity() {
      const isFirst = now() - lastSeen >= DEBOUNCE_MS;
      lastSeen = now();
      if (isFirst && !isAsking && !isStopped) onActive();
    },
    stay() {
      if (!isStopped) onActive();
    },
    check,
    stop: () => end(false),
    forget,
  };
}
