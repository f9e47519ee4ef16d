import assert from 'node:assert/strict';
import { describe, it } from 'node:test';
import {
  expiredCounter,
  pausedCounter,
  idleSeconds,
  isExpired,
  checkIdle,
  readCounter,
  freshCounter,
} from './idle.rules.ts';

const LIMIT = 900;
const START = 1_000_000;
const at = (seconds: number) => START + seconds * 1000;

describe('how idle somebody is', () => {
  it('is the seconds counted, and those since', () => {
    assert.equal(idleSeconds({ seconds: 20, timestamp: START }, at(5)), 25);
    assert.equal(idleSeconds(freshCounter(START), at(0)), 0);
  });

  it('is not less for a clock that was set back', () =>
    assert.equal(idleSeconds({ seconds: 20, timestamp: START }, at(-3600)), 20));
});

// spec: session.idle, spec: session.idle.check
describe('what a look says', () => {
  for (const [after, verdict] of [
    [0, { kind: 'at-work', lookAgainMs: 30_000 }],
    [839, { kind: 'at-work', lookAgainMs: 30_000 }],
    [850, { kind: 'at-work', lookAgainMs: 20_000 }],
    [869.5, { kind: 'at-work', lookAgainMs: 500 }],
    [870, { kind: 'asking', secondsLeft: 30, lookAgainMs: 1000 }],
    [870.25, { kind: 'asking', secondsLeft: 30, lookAgainMs: 750 }],
    [871, { kind: 'asking', secondsLeft: 29, lookAgainMs: 1000 }],
    [899.1, { kind: 'asking', secondsLeft: 1, lookAgainMs: 900 }],
    [900, { kind: 'over' }],
    [90_000, { kind: 'over' }],
  ] as const) {
    it(`after ${after} s is ${verdict.kind}`, () =>
      assert.deepEqual(checkIdle(freshCounter(START), at(after), LIMIT), verdict));
  }

  it('is over at once for a counter that was set to full', () => {
    assert.deepEqual(checkIdle(expiredCounter(LIMIT, START, false), at(0), LIMIT), { kind: 'over' });
    assert.equal(isExpired(expiredCounter(LIMIT, START, false), LIMIT), true);
    assert.equal(isExpired(freshCounter(START), LIMIT), false);
  });

  it('asks at once where the limit is no longer than the question', () =>
    assert.equal(checkIdle(freshCounter(START), at(0), 30).kind, 'asking'));
});

// spec: session.idle.held
describe('what must not be cut off', () => {
  for (const [idle, seconds] of [
    [0, null],
    [750, null],
    [751, 750],
    [899, 750],
    [5000, 750],
  ] as const) {
    it(`holds a counter of ${idle} s ${seconds === null ? 'nowhere' : `at ${seconds} s`}`, () => {
      const paused = pausedCounter(freshCounter(START), at(idle), LIMIT);
      assert.deepEqual(paused, seconds === null ? null : { seconds, timestamp: at(idle) });
    });
  }

  it('leaves two looks of a sleepy tab before anybody is asked', () => {
    const paused = pausedCounter(freshCounter(START), at(5000), LIMIT);
    assert.equal(checkIdle(paused ?? assert.fail(), at(5000 + 119), LIMIT).kind, 'at-work');
    assert.equal(checkIdle(paused ?? assert.fail(), at(5000 + 120), LIMIT).kind, 'asking');
  });

  it('starts anew where the limit is too short for that', () =>
    assert.deepEqual(pausedCounter(freshCounter(START), at(50), 60), { seconds: 0, timestamp: at(50) }));
});

describe('what the browser kept', () => {
  it('is read', () => assert.deepEqual(readCounter('{"seconds":3,"timestamp":5}'), { seconds: 3, timestamp: 5 }));

  it('says why it is full', () => {
    assert.equal(readCounter(JSON.stringify(expiredCounter(LIMIT, START, true)))?.isIdle, true);
    assert.equal(readCounter(JSON.stringify(expiredCounter(LIMIT, START, false)))?.isIdle, undefined);
  });

  for (const text of [
    null,
    '',
    '{',
    'null',
    '7',
    '{}',
    '{"seconds":"3","timestamp":5}',
    '{"seconds":-1,"timestamp":5}',
  ])
    it(`is no counter: ${text}`, () => assert.equal(readCounter(text), null));
});
