import assert from 'node:assert/strict';
import { describe, it } from 'node:test';
import { matchingOffer } from '../matching/offer.rules.ts';
import { extentOf, markedOf, markRange, toggleMark } from './selection.rules.ts';

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

// spec: list.selection.matching
describe('selecting all that match', () => {
  it('selects the rows that come, too; rows that were marked are those that are still there', () => {
    assert.deepEqual(markedOf({ marked: marks('a', 'gone'), isMatching: true }, ['a', 'new']), marks('a', 'new'));
    assert.deepEqual(markedOf({ marked: marks('a', 'gone'), isMatching: false }, ['a', 'new']), marks('a'));
  });

  for (const [why, selection, list, offer] of [
    ['when the whole page is selected and is not all', { extent: 'all' }, { count: 30 }, 'all'],
    ['not while a row is left out', { extent: 'some' }, { count: 30 }, null],
    ['not where the page is all there is', { extent: 'all' }, { count: 20 }, null],
    ['up to as many as one call may be about', { extent: 'all' }, { count: 10_000 }, 'all'],
    ['with the reason where there are more', { extent: 'all' }, { count: 10_001 }, 'too_many'],
    ['the other way round once they are', { extent: 'all', isMatching: true }, { count: 30 }, 'page'],
    ['the way back, too, when the others have gone', { extent: 'all', isMatching: true }, { count: 3 }, 'page'],
  ] as const)
    it(`is offered ${why}`, () =>
      assert.equal(matchingOffer({ isMatching: false, ...selection }, { rows: 20, most: 10_000, ...list }), offer));
});
