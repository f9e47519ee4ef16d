import assert from 'node:assert/strict';
import { describe, it } from 'node:test';
import { pagesToShow, rangeOf } from './paging.rules.ts';

describe('the rows of a page', () => {
  for (const [page, count, first, last] of [
    [1, 48, 1, 20],
    [3, 48, 41, 48],
    [1, 0, 0, 0],
    [1, 7, 1, 7],
    [2, 40, 21, 40],
  ] as const) {
    it(`${first} to ${last} on page ${page} of ${count}`, () =>
      assert.deepEqual(rangeOf({ page, size: 20 }, count), { first, last }));
  }
});

// spec: list.pager
describe('the pager', () => {
  for (const [page, pages, shown] of [
    [1, 1, [1]],
    [2, 3, [1, 2, 3]],
    [4, 7, [1, 2, 3, 4, 5, 6, 7]],
    [1, 10, [1, 2, 3, 4, 5, null, 10]],
    [4, 10, [1, 2, 3, 4, 5, null, 10]],
    [5, 10, [1, null, 4, 5, 6, null, 10]],
    [6, 10, [1, null, 5, 6, 7, null, 10]],
    [7, 10, [1, null, 6, 7, 8, 9, 10]],
    [10, 10, [1, null, 6, 7, 8, 9, 10]],
    [4, 8, [1, 2, 3, 4, 5, null, 8]],
  ] as const) {
    it(`on page ${page} of ${pages} shows ${shown.map((number) => number ?? '…').join(' ')}`, () =>
      assert.deepEqual(pagesToShow(page, pages), shown));
  }

  it('never hides a single page behind a gap, and never leaves the page out', () => {
    for (let pages = 1; pages <= 30; pages += 1) {
      for (let page = 1; page <= pages; page += 1) {
        const shown = pagesToShow(page, pages);
        assert.ok(shown.includes(page) && shown.length <= 7);
        for (const [at, number] of shown.entries()) {
          if (number === null)
            assert.ok((shown[at + 1] as number) - (shown[at - 1] as number) > 2, `${page} of ${pages}`);
        }
      }
    }
  });
});
