import assert from 'node:assert/strict';
import { describe, test } from 'node:test';
import { Refusal } from '../../http/refusal.ts';
import { id, stamps } from '../router/test-sites.ts';
import { refuseIfNeeded, restoreOf } from './plan.ts';
import type { PointRecord } from './records.ts';

const pointOf = (more: Partial<PointRecord> = {}): PointRecord => ({
  ...stamps,
  id: id(1),
  name: 'monday',
  description: '',
  project_id: id(2),
  status: 'available',
  size: 10,
  physical_size: 0,
  volume_id: id(3),
  volume_name: 'db',
  bootable: false,
  storage_policy_name: 'ssd',
  image_name: null,
  backup_plan_id: null,
  run_id: null,
  fail_reason: null,
  progress: null,
  is_incremental: false,
  parent_id: null,
  restored_to: null,
  ...more,
});

/** What comes of it, or the code with the fields that are named and the reason. */
const outcomeOf = (act: () => unknown): unknown => {
  try {
    return act() ?? null;
  } catch (error) {
    assert.ok(error instanceof Refusal);
    const { why = null, count = null } = error.values;
    return [error.code, ...Object.keys(error.fields ?? {}), why ?? count].filter((one) => one !== null);
  }
};

describe('a recovery point is restored', () => {
  // spec: recovery-point.restore
  for (const [what, point, body, expected] of [
    ['to its own size and policy', {}, { name: ' db-2 ' }, { name: 'db-2', size: 10, storage_policy_name: 'ssd' }],
    [
      'to what is asked for',
      {},
      { name: 'x', size: 20, storage_policy: 'hdd' },
      { name: 'x', size: 20, storage_policy_name: 'hdd' },
    ],
    [
      'to nothing smaller, and to nothing without a name',
      {},
      { name: ' ', size: 9 },
      ['validation_failed', 'name', 'size'],
    ],
    ['by one at a time', { status: 'restoring' }, { name: 'x' }, ['not_allowed_now', 'restoring']],
    ['when it is whole', { status: 'error' }, { name: 'x' }, ['not_allowed_now', 'error']],
    ['by a body that is right, first of all', { status: 'error' }, { name: ' ' }, ['validation_failed', 'name']],
  ] as const)
    test(what, () =>
      assert.deepEqual(
        outcomeOf(() => restoreOf(pointOf(point), body)),
        expected,
      ),
    );
});

describe('a recovery point is deleted', () => {
  const later = pointOf({ id: id(4), parent_id: id(1) });
  const latest = pointOf({ id: id(5), parent_id: id(4) });
  // spec: recovery-point.chain, spec: recovery-point.progress
  for (const [what, point, others, expected] of [
    ['when nothing builds on it', {}, [], null],
    ['after those that build on it, directly or not', {}, [later, latest], ['in_use', 2]],
    ['together with those that are on their way out', {}, [{ ...later, status: 'deleting' }], null],
    ['not while it is made', { status: 'creating' }, [], ['not_allowed_now', 'creating']],
  ] as const)
    test(what, () =>
      assert.deepEqual(
        outcomeOf(() => refuseIfNeeded(pointOf(point), others)),
        expected,
      ),
    );
});
