import assert from 'node:assert/strict';
import { test } from 'node:test';
import { snapshotActions, snapshotGroupOf, whyNotRevert, whyNotSnapshot } from './rules.ts';

// spec: snapshot.status, spec: snapshot.actions
test('what a snapshot allows in each state', () => {
  for (const [status, group, allowed] of [
    ['available', 'available', ['update', 'create_volume', 'create_image', 'revert', 'remove']],
    ['creating', 'busy', ['update', 'reset_state']],
    ['restoring', 'busy', ['update', 'reset_state']],
    ['deleting', 'deleting', ['reset_state']],
    ['error', 'error', ['update', 'reset_state', 'remove']],
    ['error_deleting', 'error', ['update', 'reset_state', 'remove']],
    ['of-tomorrow', 'error', ['update', 'reset_state', 'remove']],
  ] as const) {
    assert.equal(snapshotGroupOf({ status }), group);
    assert.deepEqual(
      snapshotActions.filter((action) => !whyNotSnapshot(action, { status, size: 512 })),
      allowed,
      status,
    );
  }
});

// spec: image.limits
test('an image has no room for one that is too large', () => {
  assert.equal(whyNotSnapshot('create_image', { status: 'available', size: 513 }), 'too_large');
  assert.equal(whyNotSnapshot('create_volume', { status: 'available', size: 513 }), false);
});

// spec: snapshot.revert
test('going back takes a volume at rest, as large as it was then', () => {
  const at = (status: string, size = 10) => ({
    status,
    size,
    volume_type: 'HDD',
    attachments: [],
    backup_plans: [],
    snapshots_count: 1,
  });
  const snapshot = { status: 'available', size: 10 };
  assert.equal(whyNotRevert(snapshot, at('available')), false);
  assert.equal(whyNotRevert(snapshot, at('available', 20)), 'resized');
  assert.equal(whyNotRevert(snapshot, at('extending')), 'busy');
  assert.equal(whyNotRevert({ ...snapshot, status: 'creating' }, at('available')), 'busy');
  const running = { server_status: 'ACTIVE', server_task_state: null, is_boot: false };
  assert.equal(whyNotRevert(snapshot, { ...at('in-use'), attachments: [running] }), 'server_running');
});
