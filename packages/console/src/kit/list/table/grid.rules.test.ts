import assert from 'node:assert/strict';
import { describe, it } from 'node:test';
import { type Extent, stepInGrid } from './grid.rules.ts';

const extent: Extent = { firstRow: 0, lastRow: 20, cells: 6, page: 8, rtl: false };
const from = { row: 5, cell: 2 };
const step = (key: string, more: { ctrl?: boolean; at?: typeof from; extent?: Partial<Extent> } = {}) =>
  stepInGrid(key, more.ctrl ?? false, more.at ?? from, { ...extent, ...more.extent });

describe('keys in the grid', () => {
  for (const [key, row, cell] of [
    ['ArrowDown', 6, 2],
    ['ArrowUp', 4, 2],
    ['ArrowRight', 5, 3],
    ['ArrowLeft', 5, 1],
    ['Home', 5, 0],
    ['End', 5, 5],
    ['PageDown', 13, 2],
    ['PageUp', 1, 2],
  ] as const) {
    it(`${key} leads to row ${row}, cell ${cell}`, () => assert.deepEqual(step(key), { row, cell }));
  }

  it('with Ctrl, Home and End lead to the corners', () => {
    assert.deepEqual(step('Home', { ctrl: true }), { row: 0, cell: 0 });
    assert.deepEqual(step('End', { ctrl: true }), { row: 20, cell: 5 });
  });

  it('go the other way from right to left', () => {
    assert.deepEqual(step('ArrowRight', { extent: { rtl: true } }), { row: 5, cell: 1 });
    assert.deepEqual(step('ArrowLeft', { extent: { rtl: true } }), { row: 5, cell: 3 });
  });

  it('stop at the edges', () => {
    assert.deepEqual(step('ArrowUp', { at: { row: 0, cell: 0 } }), { row: 0, cell: 0 });
    assert.deepEqual(step('ArrowDown', { at: { row: 20, cell: 5 } }), { row: 20, cell: 5 });
    assert.deepEqual(step('ArrowRight', { at: { row: 1, cell: 5 } }), { row: 1, cell: 5 });
    assert.deepEqual(step('PageDown', { at: { row: 18, cell: 0 } }), { row: 20, cell: 0 });
  });

  it('PageUp stops at the first row of the body, and only an arrow enters the header', () => {
    assert.deepEqual(step('PageUp', { at: { row: 3, cell: 1 } }), { row: 1, cell: 1 });
    assert.deepEqual(step('ArrowUp', { at: { row: 1, cell: 1 } }), { row: 0, cell: 1 });
    assert.deepEqual(step('ArrowUp', { at: { row: 1, cell: 1 }, extent: { firstRow: 1 } }), { row: 1, cell: 1 });
  });

  it('that lead nowhere are left to others', () => assert.equal(step('a'), null));
});
