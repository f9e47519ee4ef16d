import assert from 'node:assert/strict';
import { test } from 'node:test';
import { repeatedNames } from './tags.rules.ts';

for (const [names, repeated] of [
  [[], []],
  [['a', 'b'], []],
  [['a', 'b', 'a'], [2]],
  [
    ['a', 'a', 'a'],
    [1, 2],
  ],
  [['', '', 'a'], []],
  [['a', 'A'], []],
] as const)
  test(`of the tags ${JSON.stringify(names)} there are ${repeated.length} repeated`, () =>
    assert.deepEqual([...repeatedNames(names)], repeated));
