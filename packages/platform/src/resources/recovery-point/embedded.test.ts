import assert from 'node:assert/strict';
import { describe, test } from 'node:test';
import { refusalOf } from '../../engines/test-refusals.ts';
import { embeddedBackups, HOUR, makeChain } from '../backup-plan/test-backups.ts';

/** What names ask for, the steps of its clock, and what follows its end. */
describe('recovery points of the embedded engine alone', () => {
  test('one that cannot be made ends in error with its reason, and can be deleted', async (t) => {
    const cloud = await embeddedBackups.open(t);
    const [ledger = ''] = await cloud.addVolumes('ledger');
    const { id } = await cloud.points.create(cloud.one, { volume_id: ledger, name: 'fail-making-x' });
    await cloud.advance(HOUR);
    const failed = await cloud.points.read(cloud.one, id);
    assert.deepEqual([failed.status, failed.fail_reason, failed.progress], ['error', 'volume_unreadable', null]);
    assert.equal((await refusalOf(cloud.points.restore(cloud.one, id, { name: 'back' }))).code, 'not_allowed_now');
    await cloud.points.remove(cloud.one, id);
    await cloud.advance(HOUR);
    assert.equal((await refusalOf(cloud.points.read(cloud.one, id))).status, 404);
  });

  test('a deletion that does not work out is told with its reason, and can be asked for again', async (t) => {
    const cloud = await embeddedBackups.open(t);
    const [ledger = ''] = await cloud.addVolumes('ledger');
    const { id } = await cloud.points.create(cloud.one, { volume_id: ledger, name: 'fail-deleting-x' });
    await cloud.advance(HOUR);
    await cloud.points.remove(cloud.one, id);
    cloud.drainEvents();
    await cloud.advance(HOUR);
    const failed = await cloud.points.read(cloud.one, id);
    assert.deepEqual([failed.status, failed.fail_reason], ['error_deleting', 'not_deleted']);
    assert.deepEqual(
      cloud.drainEvents().map(({ operation }) => operation),
      ['updated', 'failed'],
    );
    await cloud.points.remove(cloud.one, id);
    const again = await cloud.points.read(cloud.one, id);
    assert.deepEqual([again.status, again.fail_reason], ['deleting', null]);
    await cloud.advance(HOUR);
    assert.deepEqual(await cloud.pointsNow(), []);
  });

  test('of a chain that goes, what one that stays builds on stays too', async (t) => {
    const cloud = await embeddedBackups.open(t);
    const { plan, first, second, third } = await makeChain(cloud);
    await cloud.changeVolume(first.volume_id, { name: 'fail-deleting-ledger' });
    await cloud.runThrough(plan.id);
    const ids = (await cloud.pointsNow()).map(({ id }) => id);
    const removeAll = async () => {
      await cloud.ended((await cloud.points.removeMany(cloud.one, { ids })).task_id);
      await cloud.advance(HOUR);
    };
    await cloud.points.remove(cloud.one, ids[3] ?? '');
    assert.equal((await cloud.points.read(cloud.one, third.id)).dependents_count, 0);
    await removeAll();
    assert.deepEqual(
      (await cloud.pointsNow()).map(({ status, fail_reason, dependents_count }) => [
        status,
        fail_reason,
        dependents_count,
      ]),
      [
        ['error_deleting', 'dependents_left', 3],
        ['error_deleting', 'dependents_left', 2],
        ['error_deleting', 'dependents_left', 1],
        ['error_deleting', 'not_deleted', 0],
      ],
    );
    assert.deepEqual((await refusalOf(cloud.points.remove(cloud.one, second.id))).values['count'], 2);
    await removeAll();
    assert.deepEqual(await cloud.pointsNow(), []);
  });

  test('one that is going when the platform ends goes on at its next start', async (t) => {
    const cloud = await embeddedBackups.open(t);
    const { third } = await makeChain(cloud);
    await cloud.points.remove(cloud.one, third.id);
    await cloud.sleepFor(HOUR);
    assert.equal((await refusalOf(cloud.points.read(cloud.one, third.id))).status, 404);
  });

  test('one tells how far it is', async (t) => {
    const cloud = await embeddedBackups.open(t);
    const [volume_id = ''] = await cloud.addVolumes('ledger');
    cloud.drainEvents();
    await cloud.points.create(cloud.one, { volume_id, name: 'before' });
    await cloud.advance(HOUR);
    assert.deepEqual(
      cloud.drainEvents().map(({ operation, object }) => [operation, object['progress']]),
      [
        ['created', 0],
        ['updated', 25],
        ['updated', 50],
        ['updated', 75],
        ['updated', null],
      ],
    );
  });

  // spec: name.fault
  test('names that ask for a failure get it', async (t) => {
    const cloud = await embeddedBackups.open(t);
    const [volume_id = ''] = await cloud.addVolumes('ledger');
    const failing = cloud.points.create(cloud.one, { volume_id, name: 'fail-409-x' });
    assert.equal((await refusalOf(failing)).status, 409);
    const { id } = await cloud.points.create(cloud.one, { volume_id, name: 'x' });
    await cloud.advance(HOUR);
    const { code } = await refusalOf(cloud.points.restore(cloud.one, id, { name: 'fail-quota-x' }));
    assert.equal(code, 'quota_exceeded');
  });
});
