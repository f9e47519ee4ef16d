import assert from 'node:assert/strict';
import { test } from 'node:test';
import { moveCursor } from './cursor.rules.ts';

test('the keys of a cursor', () => {
  for (const [key, at, next] of [
    ['ArrowLeft', null, 4],
    ['ArrowRight', null, 4],
    ['ArrowLeft', 4, 3],
    ['ArrowLeft', 0, 0],
    ['ArrowRight', 3, 4],
    ['ArrowRight', 4, 4],
    ['Home', 3, 0],
    ['End', null, 4],
    ['Escape', 3, null],
    ['Escape', null, undefined],
    ['Tab', 3, undefined],
    ['a', null, undefined],
  ] as const)
    assert.equal(moveCursor(key, at, 5), next, `${key} at ${at}`);
});

test('there is no cursor where nothing was measured', () => {
  for (const key of ['ArrowLeft', 'ArrowRight', 'Home', 'End', 'Escape'])
    assert.equal(moveCursor(key, null, 0), undefined);
});
