import assert from 'node:assert/strict';
import { test } from 'node:test';
import { createGate } from './gate.ts';
import { allowPause, endPause, pauses, setPaused } from './pauses.ts';

test('all uploads to a bucket are paused and go on together, and what is over is not held', () => {
  const [one, other] = [createGate(), createGate()];
  const told: string[] = [];
  setPaused('b', true);
  assert.deepEqual(pauses.uploads, {}, 'there is none');
  allowPause('b', one, () => told.push('one'));
  setPaused('b', true);
  allowPause('b', other, () => told.push('other'));
  assert.deepEqual([one.isClosed(), other.isClosed()], [true, true]);
  endPause('b', one);
  assert.deepEqual([one.isClosed(), pauses.uploads['b']?.isPaused], [false, true]);
  setPaused('b', false);
  assert.deepEqual([other.isClosed(), told], [false, ['other']]);
  endPause('b', other);
  assert.deepEqual(pauses.uploads, {});
});
