import assert from 'node:assert/strict';
import { describe, it } from 'node:test';
import { createHandTimer } from '../../../test/hand-timer.ts';
import { openStore } from '../../kit/data/browser-store.ts';
import { type IdleWatch, type IdleWatchDependencies, watchIdle } from './watch.ts';

const LIMIT = 900;
const KEY = 'skydeck.idle';

/** A browser with a clock and a store that its tabs share. A tab that hears of a change in the store looks. */
function openBrowser() {
  const clock = createHandTimer();
  const kept = new Map<string, string>();
  const tabs: IdleWatch[] = [];
  const store = openStore(() => ({ getItem: (key: string) => kept.get(key) ?? null }) as Storage);
  const openTab = (more: Partial<IdleWatchDependencies> = {}) => {
    const told: (number | string | null)[] = [];
    const own: { watch?: IdleWatch } = {};
    const shared = {
      get: (key: string) => store.get(key),
      set(key: string, value: string | null) {
        const isNew = kept.get(key) !== value;
        if (value !== null) kept.set(key, value);
        if (isNew) for (const tab of tabs) if (tab !== own.watch) tab.check();
      },
    };
    const watch = watchIdle({
      limit: () => LIMIT,
      key: KEY,
      store: shared,
      timer: clock.timer,
      now: () => clock.timer.now(),
      isBusy: () => false,
      onCountdown: (seconds) => told.push(seconds),
      onExpired: () => told.push('over'),
      onEndedElsewhere: (isIdle) => told.push(isIdle ? 'idle elsewhere' : 'ended elsewhere'),
      ...more,
    });
    own.watch = watch;
    tabs.push(watch);
    return { watch, told };
  };
  /** As time passes: second by second, and what is due at each. */
  const pass = (seconds: number) => {
    for (let at = 0; at < seconds; at += 1) clock.advance(1000);
  };
  return { openTab, pass, clock, kept };
}

describe('idle sign-out', () => {
  // spec: session.idle.question, spec: session.idle
  it('asks thirty seconds before, counts down, and ends it at the limit', () => {
    const { openTab, pass } = openBrowser();
    const { told } = openTab();
    pass(869);
    assert.deepEqual(told, []);
    pass(31);
    assert.deepEqual(told, [...Array.from({ length: 30 }, (_, at) => 30 - at), null, 'over']);
  });

  it('begins anew with each sign of life', () => {
    const { openTab, pass } = openBrowser();
    const { watch, told } = openTab();
    for (let at = 0; at < 5; at += 1) {
      pass(800);
      watch.onActivity();
    }
    assert.deepEqual(told, []);
  });

  // spec: session.idle.debounce
  it('takes signs of life that follow each other within 300 ms for one, and that is the first', () => {
    const { openTab, clock, kept } = openBrowser();
    const { watch } = openTab();
    clock.advance(10_000);
    const seen: string[] = [];
    for (const wait of [0, 299, 299, 300]) {
      clock.advance(wait);
      watch.onActivity();
      seen.push(kept.get(KEY) ?? '');
    }
    const stamps = seen.map((text) => JSON.parse(text).timestamp);
    assert.deepEqual(stamps, [10_000, 10_000, 10_000, 10_898]);
  });

  // spec: session.idle.question
  it('wants an answer once it asks: a movement is none', () => {
    const { openTab, pass } = openBrowser();
    const { watch, told } = openTab();
    pass(880);
    watch.onActivity();
    assert.equal(told.at(-1), 20);
    watch.stay();
    assert.equal(told.at(-1), null);
    pass(869);
    assert.equal(told.at(-1), null);
    pass(1);
    assert.equal(told.at(-1), 30);
  });

  // spec: session.idle.tabs
  it('is shared: life in one tab is life in all, and all ask together', () => {
    const { openTab, pass } = openBrowser();
    const one = openTab();
    pass(400);
    const other = openTab();
    pass(600);
    other.watch.onActivity();
    assert.deepEqual([one.told, other.told], [[], []], 'opening the second tab was a sign of life');
    pass(870);
    assert.deepEqual([one.told, other.told], [[30], [30]]);
    one.watch.stay();
    assert.deepEqual([one.told.at(-1), other.told.at(-1)], [null, null]);
  });

  // spec: session.idle.held
  it('does not come while something must not be cut off in any tab, and asks when that is done', () => {
    const { openTab, pass } = openBrowser();
    let isBusy = true;
    const uploading = openTab({ isBusy: () => isBusy });
    const other = openTab();
    pass(5000);
    assert.deepEqual([uploading.told, other.told], [[], []]);
    isBusy = false;
    pass(180);
    assert.ok(uploading.told.includes(30));
    assert.equal(uploading.told.at(-1), 'over');
  });

  it('is over at once when the machine slept for longer than the limit, whatever it hears first', () => {
    const { openTab, clock } = openBrowser();
    const { watch, told } = openTab();
    // Timers stand still while it sleeps.
    const asleep = clock.timer.now;
    clock.timer.now = () => asleep() + 7_200_000;
    watch.onActivity();
    assert.deepEqual(told, ['over']);
  });

  it('tells a tab that was not called back in time why the session is over', () => {
    const { openTab, pass } = openBrowser();
    const { told } = openTab({ timer: { now: () => 0, after: () => () => {} } });
    openTab();
    pass(900);
    assert.deepEqual(told, ['idle elsewhere']);
  });

  // spec: session.idle.full
  it('stops with the session and is full from then on, which ends it in the other tabs', () => {
    const { openTab, pass, kept } = openBrowser();
    const one = openTab();
    const other = openTab();
    one.watch.stop();
    assert.equal(JSON.parse(kept.get(KEY) ?? '').seconds, LIMIT);
    assert.deepEqual(other.told, ['ended elsewhere']);
    one.watch.onActivity();
    one.watch.stay();
    pass(2000);
    assert.deepEqual(one.told, []);
  });

  // spec: session.idle.full
  it('is refreshed by a new login', () => {
    const { openTab, pass } = openBrowser();
    openTab().watch.stop();
    const { told } = openTab();
    pass(869);
    assert.deepEqual(told, []);
  });

  it('takes a counter that cannot be read for a new one', () => {
    const { openTab, kept } = openBrowser();
    const { watch, told } = openTab();
    kept.set(KEY, 'gibberish');
    watch.check();
    assert.deepEqual(told, []);
  });
});
