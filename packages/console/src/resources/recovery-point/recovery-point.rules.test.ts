import assert from 'node:assert/strict';
import { test } from 'node:test';
import type { RecoveryPoint } from '@skydeck/contract';
import {
  chainAround,
  pointStatuses,
  stateOf,
  whyNotDelete,
  whyNotDeleteAmong,
  whyNotRestore,
} from './recovery-point.rules.ts';

const point = (id: string, parent_id: string | null, dependents_count = 0) =>
  ({
    id,
    parent_id,
    status: 'available',
    dependents_count,
    has_dependent_backups: dependents_count > 0,
  }) as RecoveryPoint;

// spec: recovery-point.status
test('each status has a shape; one we do not know is unknown', () => {
  assert.deepEqual(pointStatuses.map(stateOf), ['healthy', 'progress', 'progress', 'progress', 'error', 'error']);
  assert.equal(stateOf('melting'), 'unknown');
});

test('reasons are keys of the words', () => {
  assert.equal(whyNotRestore(point('a', null)), false);
  assert.equal(whyNotRestore({ ...point('a', null), status: 'creating' }), 'blocked.creating');
  assert.equal(whyNotRestore({ ...point('a', null), status: 'error' }), 'blocked.error');
  assert.equal(whyNotDelete(point('a', null, 2)), 'blocked.dependents');
  assert.equal(whyNotDelete({ ...point('a', null), status: 'restoring' }), 'blocked.restoring');
});

test('a chain goes as a whole, a part of it only from its newer end', () => {
  const [a, b, c] = [point('a', null, 2), point('b', 'a', 1), point('c', 'b')];
  for (const chosen of [
    [a, b, c],
    [c, b, a],
    [b, c, a],
  ])
    for (const one of chosen) assert.equal(whyNotDeleteAmong(one, chosen), false);
  assert.equal(whyNotDeleteAmong(b, [b, c]), false);
  assert.equal(whyNotDeleteAmong(a, [a, b]), 'blocked.dependents');
  assert.equal(whyNotDeleteAmong(a, [a, c]), 'blocked.dependents');
  const toDelete = { ...point('c', 'a'), status: 'deleting' };
  assert.equal(whyNotDeleteAmong(point('a', null, 1), [a, toDelete]), 'blocked.dependents');
  assert.equal(whyNotDeleteAmong({ ...c, status: 'restoring' }, [c]), 'blocked.restoring');
});

test('a chain is what a point builds on and what builds on it, the oldest first', () => {
  const [a, b, c, other] = [point('a', null, 2), point('b', 'a', 1), point('c', 'b'), point('d', null)];
  const all = [other, c, a, b];
  for (const one of [a, b, c])
    assert.deepEqual(
      chainAround(one, all).map(({ id }) => id),
      ['a', 'b', 'c'],
    );
  assert.deepEqual(chainAround(other, all), [other]);
  assert.deepEqual(chainAround(a, []), []);
});
