import assert from 'node:assert/strict';
import { describe, test } from 'node:test';
import { recoveryPointApi } from '@skydeck/contract';
import { problemsOfCall, refusalOf } from '../../engines/embedded/test-cloud.ts';
import { HOUR, openTestBackups } from '../backup-plan/test-backups.ts';

describe('recovery points of the embedded engine', () => {
  test('one is made by hand, step by step', async (t) => {
    const cloud = await openTestBackups(t);
    const [ledger = ''] = await cloud.addVolumes('ledger');
    cloud.drainEvents();
    const point = await cloud.points.create(cloud.one, {
      volume_id: ledger,
      name: ' before ',
      description: 'the update',
    });
    assert.ok(recoveryPointApi.read.answer?.is(point));
    assert.deepEqual([point.name, point.status, point.progress, point.physical_size], ['before', 'creating', 0, 0]);
    await cloud.advance(HOUR);
    const made = await cloud.points.read(cloud.one, point.id);
    assert.deepEqual([made.status, made.progress, made.backup_plan_name], ['available', null, null]);
    assert.ok(made.physical_size > 0);
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

  test('what is wrong with one is said at its fields', async (t) => {
    const cloud = await openTestBackups(t);
    const [ledger = '', broken = ''] = await cloud.addVolumes('ledger', 'broken');
    await cloud.changeVolume(broken, { status: 'error' });
    const wrong = { name: 'required', volume_id: 'volume_unknown' };
    assert.deepEqual(
      await problemsOfCall(cloud.points.create(cloud.one, { volume_id: cloud.one.userId, name: ' ' })),
      wrong,
    );
    assert.deepEqual(await problemsOfCall(cloud.points.create(cloud.two, { volume_id: ledger, name: 'x' })), {
      volume_id: 'volume_unknown',
    });
    assert.equal(
      (await refusalOf(cloud.points.create(cloud.one, { volume_id: broken, name: 'x' }))).code,
      'not_allowed_now',
    );
    assert.equal(
      (await refusalOf(cloud.points.create(cloud.one, { volume_id: ledger, name: 'fail-409-x' }))).status,
      409,
    );
  });

  /** Three points, each on the one before. */
  async function openChain(t: Parameters<typeof openTestBackups>[0]) {
    const cloud = await openTestBackups(t);
    const plan = await cloud.plan({ volumes: await cloud.addVolumes('ledger') });
    for (let run = 0; run < 3; run += 1) await cloud.runThrough(plan.id);
    const [first, second, third] = await cloud.pointsNow();
    assert.ok(first && second && third);
    return { cloud, plan, first, second, third };
  }

  // spec: recovery-point.chain
  test('what others build on stays until they are gone', async (t) => {
    const { cloud, plan, first, second, third } = await openChain(t);
    assert.deepEqual([first.dependents_count, second.parent_id, third.parent_id], [2, first.id, second.id]);
    const refusal = await refusalOf(cloud.points.remove(cloud.one, first.id));
    assert.deepEqual(
      [refusal.status, refusal.code, refusal.values['count'], refusal.values['by']],
      [409, 'in_use', 2, 'dependents'],
    );
    cloud.drainEvents();
    const statusEvents = () => cloud.drainEvents().map(({ type, operation, id }) => [type, operation, id]);
    await cloud.points.remove(cloud.one, third.id);
    assert.deepEqual(statusEvents(), [
      ['recovery_point', 'updated', third.id],
      ['backup_plan', 'updated', plan.id],
      ['recovery_point', 'updated', second.id],
      ['recovery_point', 'updated', first.id],
    ]);
    const leaving = await cloud.points.read(cloud.one, third.id);
    assert.deepEqual([leaving.status, leaving.progress], ['deleting', null]);
    assert.equal((await cloud.points.read(cloud.one, second.id)).has_dependent_backups, false);
    await cloud.advance(HOUR);
    assert.deepEqual(statusEvents(), [
      ['recovery_point', 'deleted', third.id],
      ['backup_plan', 'updated', plan.id],
    ]);
    assert.equal((await refusalOf(cloud.points.read(cloud.one, third.id))).status, 404);
  });

  // spec: recovery-point.progress
  test('while one is being deleted nothing else is done with it; it goes on at the next start', async (t) => {
    const { cloud, third } = await openChain(t);
    await cloud.points.remove(cloud.one, third.id);
    for (const call of [
      cloud.points.remove(cloud.one, third.id),
      cloud.points.restore(cloud.one, third.id, { name: 'too-late' }),
    ]) {
      const { code, values } = await refusalOf(call);
      assert.deepEqual([code, values['why']], ['not_allowed_now', 'deleting']);
    }
    await cloud.sleepFor(HOUR);
    assert.equal((await refusalOf(cloud.points.read(cloud.one, third.id))).status, 404);
  });

  test('one that cannot be made ends in error with its reason, and can be deleted', async (t) => {
    const cloud = await openTestBackups(t);
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
    const cloud = await openTestBackups(t);
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

  test('a chain is deleted as a whole, whatever the order it is named in', async (t) => {
    const { cloud, first, second, third } = await openChain(t);
    const { task_id } = await cloud.points.removeMany(cloud.one, { ids: [first.id, second.id, third.id] });
    const task = await cloud.ended(task_id);
    assert.deepEqual(task.result, { done: [third.id, second.id, first.id], errors: [] });
    assert.deepEqual(new Set((await cloud.pointsNow()).map(({ status }) => status)), new Set(['deleting']));
    await cloud.advance(HOUR);
    assert.deepEqual(await cloud.pointsNow(), []);
  });

  test('of a chain that goes, what one that stays builds on stays too', async (t) => {
    const { cloud, plan, first, second, third } = await openChain(t);
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

  test('part of a chain stays, and is said to', async (t) => {
    const { cloud, first, third } = await openChain(t);
    const task = await cloud.ended((await cloud.points.removeMany(cloud.one, { ids: [first.id, third.id] })).task_id);
    assert.deepEqual(task.result?.done, [third.id]);
    assert.deepEqual(task.result?.errors?.[0]?.values, { name: first.name, count: 1, by: 'dependents' });
    assert.equal((await refusalOf(cloud.points.removeMany(cloud.reader, { ids: [first.id] }))).code, 'forbidden');
  });

  // spec: recovery-point.restore
  test('is restored to a new volume, which is there when it is full', async (t) => {
    const { cloud, third } = await openChain(t);
    const restore = (body: { name: string; size?: number }) => cloud.points.restore(cloud.one, third.id, body);
    assert.deepEqual(await problemsOfCall(restore({ name: ' ', size: 9 })), { name: 'required', size: 'out_of_range' });
    assert.equal((await refusalOf(restore({ name: 'fail-quota-x' }))).code, 'quota_exceeded');
    await restore({ name: 'large', size: 16_384 });
    await cloud.advance(HOUR);
    const { code, values } = await refusalOf(restore({ name: 'larger', size: 16_384 }));
    assert.deepEqual([code, values['what'], values['limit']], ['quota_exceeded', 'gigabytes', 20_000]);
    const volume = await restore({ name: 'ledger-back', size: 20 });
    assert.deepEqual([volume.name, volume.status, volume.size], ['ledger-back', 'restoring-backup', 20]);
    assert.deepEqual((await cloud.points.read(cloud.one, third.id)).status, 'restoring');
    const again = await refusalOf(restore({ name: 'twice' }));
    assert.deepEqual([again.code, again.values['why']], ['not_allowed_now', 'restoring']);
    assert.equal((await refusalOf(cloud.points.remove(cloud.one, third.id))).code, 'not_allowed_now');
    await cloud.advance(HOUR);
    assert.equal((await cloud.volumes.read(cloud.one, volume.id)).status, 'available');
    assert.deepEqual((await cloud.points.read(cloud.one, third.id)).status, 'available');
  });

  // spec: quota.volumes
  test('there is a quota of volumes, too', async (t) => {
    const { cloud, third } = await openChain(t);
    await cloud.addVolumes(...Array.from({ length: 249 }, (_, at) => `full-${at}`));
    const { code, values } = await refusalOf(cloud.points.restore(cloud.one, third.id, { name: 'one-too-many' }));
    assert.deepEqual([code, values['what'], values['limit']], ['quota_exceeded', 'volumes', 250]);
    assert.equal((await cloud.points.read(cloud.one, third.id)).status, 'available');
  });

  test('a project sees its own', async (t) => {
    const { cloud, first } = await openChain(t);
    assert.deepEqual((await cloud.points.list(cloud.two, {})).data, []);
    assert.equal((await cloud.points.list(cloud.system, { volume_id: first.volume_id })).data.length, 3);
    assert.equal((await cloud.points.list(cloud.one, { is_incremental: 'false' })).data.length, 1);
    assert.equal((await cloud.points.list(cloud.one, { search: 'contains:ledg' })).data.length, 3);
    for (const call of [
      cloud.points.read(cloud.two, first.id),
      cloud.points.remove(cloud.two, first.id),
      cloud.points.restore(cloud.two, first.id, { name: 'mine' }),
    ])
      assert.equal((await refusalOf(call)).status, 404);
  });
});
