import assert from 'node:assert/strict';
import { test } from 'node:test';
import { reordered } from './order.rules.ts';

const order = (moved: string, key: string, position: 'before' | 'after') =>
  reordered(['a', 'b', 'c', 'd'], new Set(moved), { key, position }).join('');

test('what is moved stands before or after another, and the others keep their order', () => {
  assert.equal(order('d', 'a', 'before'), 'dabc');
  assert.equal(order('a', 'c', 'after'), 'bcad');
  assert.equal(order('b', 'c', 'before'), 'abcd');
  assert.equal(order('ac', 'd', 'after'), 'bdac');
  assert.equal(order('a', 'a', 'after'), 'abcd', 'it is its own neighbour');
});
