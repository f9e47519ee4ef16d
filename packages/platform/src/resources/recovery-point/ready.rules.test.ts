import assert from 'node:assert/strict';
import { test } from 'node:test';
import { canHavePoint } from './ready.rules.ts';

for (const [status, isReady] of [
  ['available', true],
  ['in-use', true],
  ['creating', false],
  ['error', false],
  ['backing-up', false],
] as const)
  test(`a volume that is ${status} ${isReady ? 'can' : 'cannot'} have a recovery point`, () => {
    assert.equal(canHavePoint({ status }), isReady);
  });
