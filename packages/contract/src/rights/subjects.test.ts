import assert from 'node:assert/strict';
import { test } from 'node:test';
import * as contract from '../index.ts';
import { subjects } from './subjects.ts';

test('every subject that a resource names is known, and none twice', () => {
  const named = Object.entries(contract).filter(([name]) => name.endsWith('Subjects'));
  assert.ok(named.length > 15);
  const known: readonly string[] = subjects;
  for (const [name, value] of named)
    for (const subject of Object.values(value as object))
      assert.ok(known.includes(String(subject)), `${name}: ${subject}`);
  assert.equal(new Set(known).size, known.length);
});
