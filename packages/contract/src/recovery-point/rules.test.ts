import assert from 'node:assert/strict';
import { test } from 'node:test';
import { RecoveryPointBody, RestoreBody } from './model.ts';
import { checkRestoreSize, isPointBusy, isPointFailure, whyNotDeletePoint, whyNotRestorePoint } from './rules.ts';

// spec: recovery-point.progress, spec: recovery-point.chain
test('what a recovery point allows in each state', () => {
  for (const [status, restore, remove] of [
    ['available', false, false],
    ['error', 'error', false],
    ['error_deleting', 'error', false],
    ['creating', 'creating', 'creating'],
    ['deleting', 'deleting', 'deleting'],
    ['restoring', 'restoring', 'restoring'],
    ['of-tomorrow', 'error', false],
  ] as const) {
    assert.equal(whyNotRestorePoint({ status }), restore, status);
    assert.equal(whyNotDeletePoint({ status, has_dependent_backups: false }), remove, status);
    assert.equal(whyNotDeletePoint({ status, has_dependent_backups: true }), remove || 'dependents', status);
    assert.equal(isPointBusy({ status }), ['creating', 'deleting', 'restoring'].includes(status));
  }
});

test('why one failed is one of a few codes', () => {
  for (const code of ['volume_gone', 'volume_unreadable', 'not_deleted', 'dependents_left'])
    assert.ok(isPointFailure(code), code);
  assert.ok(!isPointFailure('server_error'));
});

// spec: recovery-point.restore
test('a volume is at least as large as what is put into it', () => {
  for (const size of [10, 11, 16_384]) assert.equal(checkRestoreSize({ size: 10 }, size), null);
  for (const size of [9, 0, 10.5, 16_385, Number.NaN])
    assert.deepEqual(checkRestoreSize({ size: 10 }, size)?.values, { least: 10, most: 16_384 }, String(size));
});

test('the bodies of a recovery point', () => {
  assert.ok(RecoveryPointBody.is({ volume_id: 'v', name: 'before the update' }));
  assert.ok(!RecoveryPointBody.is({ volume_id: 'v' }));
  assert.ok(!RecoveryPointBody.is({ volume_id: 'v', name: 'x', incremental: true }));
  assert.ok(RestoreBody.is({ name: 'back' }));
  assert.ok(RestoreBody.is({ name: 'back', size: 20, storage_policy: 'fast' }));
  for (const wrong of [{ name: '' }, { name: 'b', size: 0 }, { name: 'b', size: 1.5 }, { name: 'b', volume_id: 'v' }])
    assert.ok(!RestoreBody.is(wrong));
});
