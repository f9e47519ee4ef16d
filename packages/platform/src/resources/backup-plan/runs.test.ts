import assert from 'node:assert/strict';
import { describe, test } from 'node:test';
import { backupRunApi, presetSchedule } from '@skydeck/contract';
import type { EngineHarness } from '../../engines/test-cloud.ts';
import { refusalOf } from '../../engines/test-refusals.ts';
import { type BackupCloud, DAY, embeddedBackups, HOUR } from './test-backups.ts';

/** The second half of the suite: what becomes of a plan. */
export function describeBackupRuns(harness: EngineHarness<BackupCloud>): void {
  describe(`runs of backup plans of the ${harness.engine} engine`, () => {
    test('one that is due runs by itself, and tells of it', async (t) => {
      const cloud = await harness.open(t);
      const plan = await cloud.plan({ volumes: await cloud.addVolumes('ledger', 'vault') });
      await cloud.advance(18 * HOUR);
      const running = await cloud.plans.read(cloud.one, plan.id);
      assert.deepEqual([running.status, running.next_run_at], ['running', '2026-03-06T02:00:00.000Z']);
      cloud.drainEvents();
      await cloud.advance(HOUR);
      assert.deepEqual(
        new Set(cloud.drainEvents().map(({ type }) => type)),
        new Set(['recovery_point', 'backup_run', 'backup_plan']),
      );
      const done = await cloud.plans.read(cloud.one, plan.id);
      assert.deepEqual(
        [done.status, done.last_run?.status, done.last_run?.done_count, done.recovery_points_count],
        ['completed', 'success', 2, 2],
      );
      assert.ok(done.started_at && done.ended_at);
      const point = (await cloud.pointsNow()).find(({ volume_name }) => volume_name === 'ledger');
      assert.deepEqual(
        [point?.name, point?.status, point?.progress, point?.is_incremental, point?.metadata.backup_plan_id],
        ['ledger 2026-03-05 02:00', 'available', null, false, plan.id],
      );
      const { data } = await cloud.plans.runs(cloud.one, { plan_id: plan.id });
      assert.ok(data.every((run) => backupRunApi.read.answer?.is(run)));
      assert.deepEqual(
        data.map(({ trigger, status, scheduled_for, progress }) => [trigger, status, scheduled_for, progress]),
        [['schedule', 'success', '2026-03-05T02:00:00.000Z', 100]],
      );
    });

    // spec: list.period
    test('runs of a period are found, and what is no time is refused', async (t) => {
      const cloud = await harness.open(t);
      const plan = await cloud.plan({ volumes: await cloud.addVolumes('ledger') });
      await cloud.advance(DAY).then(() => cloud.advance(HOUR));
      const [run] = (await cloud.plans.runs(cloud.one, { plan_id: plan.id })).data;
      const { created_at: at = '' } = run ?? {};
      const during = async (from: string, to: string) =>
        (await cloud.plans.runs(cloud.one, { plan_id: plan.id, from, to })).data.map(({ id }) => id);
      assert.deepEqual(await during(at, '2100-01-01'), [run?.id]);
      assert.deepEqual(await during('2020-01-01', at), []);
      const { status, fields } = await refusalOf(cloud.plans.runs(cloud.one, { from: 'noon' }));
      assert.deepEqual([status, fields['from']], [400, 'wrong_type']);
    });

    // spec: backup-plan.rotation
    test('later points build on earlier ones, and the rotation keeps as many as it says', async (t) => {
      const cloud = await harness.open(t);
      const [ledger = ''] = await cloud.addVolumes('ledger');
      const plan = await cloud.plan({ volumes: [ledger], properties: { recovery_points_rotation: 3 } });
      for (let day = 0; day < 5; day += 1) await cloud.advance(DAY).then(() => cloud.advance(HOUR));
      const points = await cloud.pointsNow();
      assert.deepEqual(
        points.map(({ is_incremental, dependents_count }) => [is_incremental, dependents_count]),
        [
          [false, 2],
          [true, 1],
          [true, 0],
        ],
      );
      assert.ok(
        (points[0]?.physical_size ?? 0) > (points[1]?.physical_size ?? 0) * 5,
        'the oldest took over what was whole',
      );
      const { data } = await cloud.plans.runs(cloud.one, { plan_id: plan.id });
      assert.deepEqual(
        data.map(({ rotated_count }) => rotated_count),
        [1, 1, 0, 0, 0],
      );
      const [volume] = (await cloud.plans.read(cloud.one, plan.id)).volumes;
      assert.deepEqual([volume?.recovery_points_count, volume?.last_point_at], [3, points[2]?.created_at]);
    });

    test('what runs is not asked to run, changed in its volumes or deleted; it is renamed, planned anew, and aborted', async (t) => {
      const cloud = await harness.open(t);
      const [a = '', b = ''] = await cloud.addVolumes('a', 'b');
      const plan = await cloud.plan({ volumes: [a] });
      const why = async (call: Promise<unknown>) => {
        const { status, code, values } = await refusalOf(call);
        assert.deepEqual([status, code], [409, 'not_allowed_now']);
        return values['why'];
      };
      assert.equal(await why(cloud.plans.abort(cloud.one, plan.id)), 'not_running');
      assert.equal((await cloud.plans.run(cloud.one, plan.id)).status, 'pending');
      await cloud.advance(0);
      assert.equal(await why(cloud.plans.run(cloud.one, plan.id)), 'running');
      assert.equal(await why(cloud.plans.remove(cloud.one, plan.id)), 'running');
      assert.equal(await why(cloud.plans.addVolumes(cloud.one, plan.id, [b])), 'running');
      const schedule = { ...presetSchedule, hour: '4' };
      const changed = await cloud.plans.update(cloud.one, plan.id, { name: 'later', schedule, disabled: true }, null);
      assert.deepEqual([changed.name, changed.schedule?.hour, changed.status], ['later', '4', 'running']);
      assert.equal((await cloud.plans.update(cloud.one, plan.id, { disabled: false }, null)).status, 'running');
      assert.equal((await cloud.plans.abort(cloud.one, plan.id)).status, 'aborting');
      assert.equal(await why(cloud.plans.abort(cloud.one, plan.id)), 'aborting');
      await cloud.advance(HOUR);
      const after = await cloud.plans.read(cloud.one, plan.id);
      assert.deepEqual([after.status, after.last_run?.status, await cloud.pointsNow()], ['completed', 'aborted', []]);
      await cloud.plans.removeVolumes(cloud.one, plan.id, [a]);
      assert.equal(await why(cloud.plans.run(cloud.one, plan.id)), 'no_volumes');
    });

    // spec: backup-plan.run
    test('a volume in error fails alone; a run in which none went well has failed', async (t) => {
      const cloud = await harness.open(t);
      const [good = '', broken = ''] = await cloud.addVolumes('good', 'broken');
      await cloud.breakVolume(broken);
      const mixed = await cloud.plan({ name: 'mixed', volumes: [good, broken] });
      const hopeless = await cloud.plan({ name: 'hopeless', volumes: [broken] });
      assert.equal((await cloud.runThrough(mixed.id)).last_run?.status, 'partial');
      assert.equal((await cloud.runThrough(hopeless.id)).last_run?.status, 'failed');
      const { data } = await cloud.plans.runs(cloud.one, { plan_id: mixed.id });
      assert.deepEqual(
        data[0]?.failures.map(({ volume_name, err_code }) => [volume_name, err_code]),
        [['broken', 'not_allowed_now']],
      );
      assert.equal((await cloud.plans.runs(cloud.one, { status: 'failed' })).data.length, 1);
    });

    // spec: backup-plan.delete
    test('one that is deleted takes its history along, and leaves its points', async (t) => {
      const cloud = await harness.open(t);
      const plan = await cloud.plan({ volumes: await cloud.addVolumes('ledger') });
      await cloud.runThrough(plan.id);
      cloud.drainEvents();
      await cloud.plans.remove(cloud.one, plan.id);
      assert.deepEqual(
        cloud.drainEvents().map(({ type, operation }) => `${type} ${operation}`),
        ['backup_plan deleted', 'backup_run deleted', 'volume updated', 'recovery_point updated'],
      );
      const [point] = await cloud.pointsNow();
      assert.deepEqual([point?.status, point?.backup_plan_name], ['available', null]);
      await cloud.advance(3 * DAY);
      assert.equal((await cloud.pointsNow()).length, 1);
      assert.deepEqual((await cloud.plans.runs(cloud.one, {})).data, []);
    });

    // spec: backup-plan.run.missed
    test('a plan that is due while it runs leaves this time out', async (t) => {
      const cloud = await harness.open(t);
      const schedule = { ...presetSchedule, hour: '9' };
      const plan = await cloud.plan({ schedule, volumes: await cloud.addVolumes('ledger') });
      await cloud.advance(HOUR - 1000);
      await cloud.plans.run(cloud.one, plan.id);
      await cloud.advance(1000);
      assert.equal((await cloud.plans.runs(cloud.one, {})).data.length, 1);
      assert.equal((await cloud.plans.read(cloud.one, plan.id)).next_run_at, '2026-03-05T09:00:00.000Z');
    });
  });
}

describeBackupRuns(embeddedBackups);
