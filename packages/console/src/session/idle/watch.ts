import type { Timer } from '@skydeck/contract';
import type { BrowserStore } from '../../kit/browser-store.ts';
import {
  DEBOUNCE_MS,
  full,
  heldBack,
  type IdleCounter,
  isFull,
  judgeIdle,
  readCounter,
  refreshed,
} from './idle.rules.ts';

export interface IdleWorld {
  /** Seconds; read at each look, for the server may say it late. */
  readonly limit: () => number;
  /** Of the counter, in the store that the tabs share. */
  readonly key: string;
  readonly store: BrowserStore;
  readonly timer: Timer;
  /** Milliseconds since the epoch. */
  readonly now: () => number;
  /** Something runs that must not be cut off (1-foundations §4: a notification that prevents a reload). */
  readonly isHeld: () => boolean;
  /** Seconds until the sign-out; null: nothing to ask. */
  readonly asks: (secondsLeft: number | null) => void;
  /** Nobody has been there for as long as the limit is. */
  readonly over: () => void;
  /** Another tab has ended the session, because nobody was there or because somebody wanted it. */
  readonly endedElsewhere: (isIdle: boolean) => void;
}

export interface IdleWatch {
  /** A movement, a key or a click. While it asks, only an answer counts: a table that shakes is nobody. */
  saw(): void;
  /** The answer: somebody is there. */
  stay(): void;
  /** Another tab wrote the counter, or this one was called back from the background. */
  look(): void;
  /** The session ended or was suspended here: the other tabs read it from the counter. */
  stop(): void;
}

/** Counts from now on: a page that was opened, or a login, is a sign of life. */
export function watchIdle(world: IdleWorld): IdleWatch {
  const { key, store, timer, now, limit } = world;
  let stopTimer = () => {};
  let isAsking = false;
  let isStopped = false;
  let lastSeen = Number.NEGATIVE_INFINITY;

  const write = (counter: IdleCounter) => store.set(key, JSON.stringify(counter));
  const read = () => readCounter(store.get(key)) ?? refreshed(now());

  function refresh() {
    write(refreshed(now()));
    look();
  }

  function ask(secondsLeft: number | null) {
    if (secondsLeft === null && !isAsking) return;
    isAsking = secondsLeft !== null;
    world.asks(secondsLeft);
  }

  function look() {
    if (isStopped) return;
    stopTimer();
    const counter = read();
    if (isFull(counter, limit())) return world.endedElsewhere(counter.isIdle ?? false);
    const held = world.isHeld() ? heldBack(counter, now(), limit()) : null;
    if (held) write(held);
    const verdict = judgeIdle(held ?? counter, now(), limit());
    if (verdict.kind === 'over') {
      // First to the other tabs: they are to know why, before the server tells them that it is so.
      end(true);
      return world.over();
    }
    ask(verdict.kind === 'asking' ? verdict.secondsLeft : null);
    stopTimer = timer.after(verdict.lookAgainMs, look);
  }

  function end(isIdle: boolean) {
    if (isStopped) return;
    isStopped = true;
    stopTimer();
    ask(null);
    // Whoever ended it first has said why.
    if (!isFull(read(), limit())) write(full(limit(), now(), isIdle));
  }

  /** What a woken machine hears first may come long after the limit: then it is too late. */
  function live() {
    if (judgeIdle(read(), now(), limit()).kind === 'over') look();
    else refresh();
  }

  refresh();
  return {
    saw() {
      const isFirst = now() - lastSeen >= DEBOUNCE_MS;
      lastSeen = now();
      if (isFirst && !isAsking && !isStopped) live();
    },
    stay() {
      if (!isStopped) live();
    },
    look,
    stop: () => end(false),
  };
}
