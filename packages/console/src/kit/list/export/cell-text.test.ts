import assert from 'node:assert/strict';
import { describe, it } from 'node:test';
import { createElement } from 'react';
import { textOfCell } from './cell-text.ts';

const Any: (props: Record<string, unknown>) => null = () => null;

describe('the text of a cell', () => {
  for (const [name, cell, text] of [
    ['a text', 'web', 'web'],
    ['a number', 0, '0'],
    ['nothing', null, ''],
    ['a dash', '—', ''],
    ['a link', createElement('a', { href: '/x' }, 'web'), 'web'],
    ['parts', createElement('span', {}, createElement('b', {}, 'a'), ' ', 'b'), 'a   b'],
    ['a moment', createElement(Any, { at: '2026-11-22T12:00:00Z' }), '2026-11-22T12:00:00Z'],
    ['a status', createElement(Any, { status: 'ACTIVE' }), 'ACTIVE'],
    ['a list', [createElement('i', { key: 1 }, 'a'), createElement('i', { key: 2 }, 'b')], 'a b'],
    ['a drawing', createElement(Any, { name: 'x' }), ''],
  ] as const) {
    it(name, () => assert.equal(textOfCell(cell), text));
  }
});
