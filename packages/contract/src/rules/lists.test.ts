import assert from 'node:assert/strict';
import { test } from 'node:test';
import { splitList } from './lists.ts';

// spec: value.list
test('a list with commas is split, trimmed, and loses its empty entries', () => {
  for (const [text, entries] of [
    ['', []],
    [' ', []],
    [',', []],
    ['a', ['a']],
    [' 1 , 2 ', ['1', '2']],
    ['1,,2', ['1', '2']],
    [',a b,\n,c,', ['a b', 'c']],
  ] as const)
    assert.deepEqual(splitList(text), entries, JSON.stringify(text));
});
