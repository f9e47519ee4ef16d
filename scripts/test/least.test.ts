import assert from 'node:assert/strict';
import { test } from 'node:test';
import { leastProblems, neverRun, raised, readLeast, tooFew } from './least.ts';
import { suiteNames } from './suites.ts';

test('the table of the repository is in order', () => {
  const themes = Object.keys(readLeast()).filter((name) => /^(unit\/themes|engines)\//.test(name));
  assert.deepEqual(leastProblems(readLeast(), [...suiteNames, ...themes]), []);
});

test('a number that was lowered without a reason is found, and so is a suite that is none', () => {
  assert.deepEqual(leastProblems({ a: { least: 3, why: ' ' }, b: 0, c: 1 }, ['a', 'b']), [
    'a was lowered without a reason',
    'b is no number of tests',
    'there is no suite “c”',
  ]);
});

test('fewer tests than the least are told in a sentence', () => {
  assert.equal(tooFew({ a: 5 }, 'a', 5), null);
  assert.match(tooFew({ a: { least: 5, why: 'merged' } }, 'a', 4) ?? '', /^a had 4 tests, and .* asks for 5: /);
});

test('a suite that a whole run leaves out is told', () => {
  assert.deepEqual(neverRun({ a: 1, b: 2, 'engines/x': 1 }, new Set(['a'])), [
    'b is in scripts/test/least.json, and was not run',
  ]);
});

test('a number rises by itself, and is lowered only with a reason', () => {
  assert.deepEqual(raised({ a: 1, b: 5 }, { a: 2, b: 4, c: 1 }, ''), {
    table: { a: 2, b: 5, c: 1 },
    refused: ['b: 4 instead of 5'],
  });
  assert.deepEqual(raised({ b: 5 }, { b: 4 }, 'merged').table, { b: { least: 4, why: 'merged' } });
});
