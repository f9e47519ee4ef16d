import assert from 'node:assert/strict';
import { describe, test, type TestContext } from 'node:test';
import { recoveryPointApi } from '@skydeck/contract';
import type { EngineHarness } from '../../engines/test-cloud.ts';
import { problemsOfCall, refusalOf } from '../../engines/test-refusals.ts';
import { type BackupCloud, embeddedBackups, HOUR, makeChain } from '../backup-plan/test-backups.ts';

/** One suite for each engine behind the port. */
export function describeRecoveryPointEngine(harness: EngineHarness<BackupCloud>): void {
  describe(`recovery points of the ${harness.engine} engine`, () => {
    test('one is made by hand, and tells of it', async (t) => {
      const cloud = await harness.open(t);
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
      const events = cloud.drainEvents().filter(({ type }) => type === 'recovery_point');
      assert.deepEqual([events[0]?.operation, events.at(-1)?.object['status']], ['created', 'available']);
    });

    test('what is wrong with one is said at its fields', async (t) => {
      const cloud = await harness.open(t);
      const [ledger = '', broken = ''] = await cloud.addVolumes('ledger', 'broken');
      await cloud.breakVolume(broken);
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
    });

    /** Three points, each on the one before. */
    async function openChain(t: TestContext) {
      const cloud = await harness.open(t);
      return { cloud, ...(await makeChain(cloud)) };
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
    test('while one is being deleted nothing else is done with it', async (t) => {
      const { cloud, third } = await openChain(t);
      await cloud.points.remove(cloud.one, third.id);
      const calls = [
        cloud.points.remove(cloud.one, third.id),
        cloud.points.restore(cloud.one, third.id, { name: 'too-late' }),
      ];
      for (const { code, values } of await Promise.all(calls.map((call) => refusalOf(call)))) {
        assert.deepEqual([code, values['why']], ['not_allowed_now', 'deleting']);
      }
      await cloud.advance(HOUR);
      assert.equal((await refusalOf(cloud.points.read(cloud.one, third.id))).status, 404);
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
      assert.deepEqual(await problemsOfCall(restore({ name: ' ', size: 9 })), {
        name: 'required',
        size: 'out_of_range',
      });
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
      const calls = [
        cloud.points.read(cloud.two, first.id),
        cloud.points.remove(cloud.two, first.id),
        cloud.points.restore(cloud.two, first.id, { name: 'mine' }),
      ];
      for (const { status } of await Promise.all(calls.map((call) => refusalOf(call)))) assert.equal(status, 404);
    });
  });
}

describeRecoveryPointEngine(embeddedBackups);
