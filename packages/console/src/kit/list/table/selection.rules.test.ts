import assert from 'node:assert/strict';
import { describe, it } from 'node:test';
import { extentOf, markRange, toggleMark } from './selection.rules.ts';

const ids = ['a', 'b', 'c', 'd', 'e'];
const marks = (...marked: string[]) => new Set(marked);

// spec: list.selection
describe('selecting', () => {
  it('toggles one and leaves the set it was given', () => {
    const before = marks('a');
    assert.deepEqual(toggleMark(before, 'b'), marks('a', 'b'));
    assert.deepEqual(toggleMark(before, 'a'), marks());
    assert.deepEqual(before, marks('a'));
  });

  it('spreads from the row touched last, in both directions', () => {
    assert.deepEqual(markRange(marks('b'), ids, 'b', 'd'), marks('b', 'c', 'd'));
    assert.deepEqual(markRange(marks('d'), ids, 'd', 'b'), marks('b', 'c', 'd'));
  });

  it('spreads what the row touched last is: taken out, too', () => {
    assert.deepEqual(markRange(marks('a', 'c', 'd', 'e'), ids, 'b', 'd'), marks('a', 'e'));
  });

  it('is of one row when there is none to spread from', () => {
    assert.deepEqual(markRange(marks(), ids, null, 'c'), marks('c'));
    assert.deepEqual(markRange(marks(), ids, 'gone', 'c'), marks('c'));
  });

  it('is none, some or all', () => {
    assert.deepEqual([extentOf(0, 3), extentOf(2, 3), extentOf(3, 3), extentOf(0, 0)], ['none', 'some', 'all', 'none']);
  });
});
