import assert from 'node:assert/strict';
import { describe, test } from 'node:test';
import { backupPlanApi, presetSchedule } from '@skydeck/contract';
import type { EngineHarness } from '../../engines/test-cloud.ts';
import { problemsOfCall, refusalOf, refusalsOf } from '../../engines/test-refusals.ts';
import { type BackupCloud, DAY, embeddedBackups } from './test-backups.ts';

/** One suite for each engine behind the port. */
export function describeBackupPlanEngine(harness: EngineHarness<BackupCloud>): void {
  describe(`backup plans of the ${harness.engine} engine`, () => {
    test('one is made with its volumes, and says when it runs next', async (t) => {
      const cloud = await harness.open(t);
      const ids = await cloud.addVolumes('ledger', 'vault');
      cloud.drainEvents();
      const plan = await cloud.plan({
        name: ' nightly ',
        description: 'Ledger',
        volumes: ids,
        properties: { recovery_points_rotation: 14 },
      });
      assert.ok(backupPlanApi.read.answer?.is(plan));
      assert.deepEqual(
        [plan.name, plan.status, plan.disabled, plan.next_run_at, plan.last_run, plan.recovery_points_count],
        ['nightly', 'scheduled', false, '2026-03-05T02:00:00.000Z', null, 0],
      );
      assert.deepEqual(
        plan.volumes.map(({ name, size, recovery_points_count, last_point_at }) => [
          name,
          size,
          recovery_points_count,
          last_point_at,
        ]),
        [
          ['ledger', 10, 0, null],
          ['vault', 10, 0, null],
        ],
      );
      const heard = cloud.drainEvents();
      assert.deepEqual(
        heard.map(({ type, operation }) => `${type} ${operation}`),
        ['backup_plan created', 'volume updated', 'volume updated'],
      );
      assert.deepEqual(heard[0]?.object, plan);
      assert.deepEqual(heard[1]?.object['backup_plans'], [{ id: plan.id, name: 'nightly' }]);
      assert.deepEqual((await cloud.volumes.list(cloud.one, { backup_plan_id: plan.id })).data.length, 2);
    });

    // spec: backup-plan.schedule.none, backup-plan.schedule.minute
    test('without a schedule it runs when somebody starts it, and can get a schedule and lose it', async (t) => {
      const cloud = await harness.open(t);
      const ids = await cloud.addVolumes('ledger');
      const plan = await cloud.plan({ schedule: null, volumes: ids });
      assert.deepEqual([plan.schedule, plan.next_run_at, plan.status], [null, null, 'scheduled']);
      assert.equal((await cloud.runThrough(plan.id)).last_run?.status, 'success');
      const change = async (schedule: typeof presetSchedule | null) => {
        const changed = await cloud.plans.update(cloud.one, plan.id, { schedule }, null);
        return [
          changed.schedule?.hour,
          changed.next_run_at?.slice(11, 16),
          changed.properties.recovery_points_rotation,
        ];
      };
      assert.deepEqual(await change(presetSchedule), ['2', '02:00', 7]);
      assert.deepEqual(await change({ ...presetSchedule, minute: '30' }), ['2', '02:30', 7]);
      assert.deepEqual(await change(null), [undefined, undefined, 7]);
      await cloud.advance(2 * DAY);
      assert.equal((await cloud.plans.runs(cloud.one, { plan_id: plan.id })).data.length, 1);
    });

    test('what is wrong with one is said at its fields', async (t) => {
      const cloud = await harness.open(t);
      const [ledger = ''] = await cloud.addVolumes('ledger');
      const schedule = { ...presetSchedule, month: '2', day: '30' };
      assert.deepEqual(
        await problemsOfCall(cloud.plan({ name: ' ', schedule, volumes: [ledger, ledger, cloud.one.userId] })),
        {
          name: 'required',
          schedule: 'schedule_never',
          'volumes.1': 'volume_in_plan',
          'volumes.2': 'volume_unknown',
        },
      );
      assert.deepEqual(
        await problemsOfCall(cloud.plans.create(cloud.two, { name: 'n', schedule: presetSchedule, volumes: [ledger] })),
        { 'volumes.0': 'volume_unknown' },
      );
      assert.equal(
        (await refusalOf(cloud.plans.create(cloud.system, { name: 'n', schedule: presetSchedule }))).code,
        'wrong_scope',
      );
      assert.deepEqual((await cloud.plans.list(cloud.one, {})).data, []);
    });

    test('without volumes, disabled or never, there is no next run', async (t) => {
      const cloud = await harness.open(t);
      const [ledger = ''] = await cloud.addVolumes('ledger');
      const plan = await cloud.plan();
      assert.equal(plan.next_run_at, null);
      assert.equal(
        (await cloud.plans.addVolumes(cloud.one, plan.id, [ledger])).next_run_at,
        '2026-03-05T02:00:00.000Z',
      );
      const update = async (body: object) => (await cloud.plans.update(cloud.one, plan.id, body, null)).next_run_at;
      assert.equal(await update({ disabled: true }), null);
      assert.equal(await update({ schedule: { ...presetSchedule, hour: '9' } }), null);
      assert.equal(await update({ disabled: false }), '2026-03-04T09:00:00.000Z');
      assert.equal((await cloud.plans.removeVolumes(cloud.one, plan.id, [ledger])).next_run_at, null);
    });

    // spec: backup-plan.volumes
    test('volumes come and go, several at once, and are no new revision', async (t) => {
      const cloud = await harness.open(t);
      const [a = '', b = '', c = ''] = await cloud.addVolumes('a', 'b', 'c');
      const plan = await cloud.plan({ volumes: [a] });
      const more = await cloud.plans.addVolumes(cloud.one, plan.id, [b, c]);
      assert.deepEqual([more.volumes.length, more.revision_number], [3, plan.revision_number]);
      assert.deepEqual(await problemsOfCall(cloud.plans.addVolumes(cloud.one, plan.id, [a])), {
        'ids.0': 'volume_in_plan',
      });
      cloud.drainEvents();
      const fewer = await cloud.plans.removeVolumes(cloud.one, plan.id, [a, c]);
      assert.deepEqual(
        fewer.volumes.map(({ name }) => name),
        ['b'],
      );
      assert.deepEqual(
        cloud.drainEvents().map(({ type }) => type),
        ['volume', 'volume', 'backup_plan'],
      );
      assert.deepEqual(await problemsOfCall(cloud.plans.removeVolumes(cloud.one, plan.id, [a])), {
        'ids.0': 'volume_not_in_plan',
      });
    });

    test('of two people the second is told; a new name shows at the volumes and the recovery points', async (t) => {
      const cloud = await harness.open(t);
      const { id } = await cloud.plan({ volumes: await cloud.addVolumes('ledger') });
      const plan = await cloud.runThrough(id);
      cloud.drainEvents();
      const renamed = await cloud.plans.update(cloud.one, plan.id, { name: 'hourly' }, plan.revision_number);
      assert.equal(renamed.revision_number, plan.revision_number + 1);
      const heard = cloud.drainEvents();
      assert.deepEqual(heard[1]?.object['backup_plans'], [{ id: plan.id, name: 'hourly' }]);
      assert.deepEqual(
        heard.map(({ type, object }) => [type, object['backup_plan_name']]),
        [
          ['backup_plan', undefined],
          ['volume', undefined],
          ['recovery_point', 'hourly'],
        ],
      );
      const second = await refusalOf(cloud.plans.update(cloud.one, plan.id, { name: 'x' }, plan.revision_number));
      assert.deepEqual([second.status, second.code], [412, 'revision_conflict']);
    });

    test('a project sees its own, a system role all, and nobody changes what is not theirs', async (t) => {
      const cloud = await harness.open(t);
      const plan = await cloud.plan({ volumes: await cloud.addVolumes('ledger') });
      assert.equal((await cloud.plans.list(cloud.system, {})).data.length, 1);
      assert.deepEqual((await cloud.plans.list(cloud.two, {})).data, []);
      for (const { status } of await refusalsOf([
        cloud.plans.read(cloud.two, plan.id),
        cloud.plans.update(cloud.two, plan.id, { name: 'x' }, null),
        cloud.plans.run(cloud.two, plan.id),
        cloud.plans.abort(cloud.two, plan.id),
        cloud.plans.addVolumes(cloud.two, plan.id, [plan.id]),
        cloud.plans.remove(cloud.two, plan.id),
      ]))
        assert.equal(status, 404);
    });

    test('lists are filtered, sorted and searched by the server', async (t) => {
      const cloud = await harness.open(t);
      const [a = '', b = ''] = await cloud.addVolumes('a', 'b');
      await cloud.plan({ name: 'late', volumes: [a], schedule: { ...presetSchedule, hour: '23' } });
      await cloud.plan({ name: 'early', volumes: [b], schedule: { ...presetSchedule, hour: '9' } });
      await cloud.plan({ name: 'off', disabled: true, description: 'for the auditors' });
      const names = async (query: Record<string, string>) =>
        (await cloud.plans.list(cloud.one, query)).data.map(({ name }) => name);
      assert.deepEqual(await names({ sort: 'next_run_at:asc', disabled: 'false' }), ['early', 'late']);
      assert.deepEqual(await names({ disabled: 'true' }), ['off']);
      assert.deepEqual(await names({ search: 'contains:audit' }), ['off']);
    });

    test('many are disabled, enabled and deleted in tasks that name what stayed', async (t) => {
      const cloud = await harness.open(t);
      const [a = '', b = ''] = await cloud.addVolumes('a', 'b');
      const good = await cloud.plan({ name: 'good', volumes: [a] });
      const theirs = await cloud.plans.create(cloud.two, { name: 'theirs', schedule: presetSchedule });
      const switched = async (disabled: boolean) =>
        cloud.ended((await cloud.plans.switchMany(cloud.one, { ids: [good.id, theirs.id] }, disabled)).task_id);
      const off = await switched(true);
      assert.deepEqual([off.name, off.result?.done], ['compute.backup_plans.disable_many', [good.id]]);
      assert.deepEqual(
        off.result?.errors?.map(({ name, err_code }) => [name, err_code]),
        [[theirs.id, 'not_found']],
      );
      assert.equal((await cloud.plans.read(cloud.one, good.id)).next_run_at, null);
      await switched(false);
      assert.ok((await cloud.plans.read(cloud.one, good.id)).next_run_at);
      assert.equal((await refusalOf(cloud.plans.switchMany(cloud.reader, { ids: [good.id] }, true))).code, 'forbidden');

      const busy = await cloud.plan({ name: 'busy', volumes: [b] });
      await cloud.plans.run(cloud.one, busy.id);
      const gone = await cloud.ended((await cloud.plans.removeMany(cloud.one, { ids: [good.id, busy.id] })).task_id);
      assert.deepEqual(gone.result?.done, [good.id]);
      assert.deepEqual(gone.result?.errors?.[0]?.values, { name: 'busy', why: 'running' });
    });

    // spec: backup-plan.quota
    test('a project has a quota of plans', async (t) => {
      const cloud = await harness.open(t);
      for (let at = 0; at < 20; at += 1) await cloud.plan({ name: `plan-${at}` });
      const refusal = await refusalOf(cloud.plan());
      assert.deepEqual([refusal.status, refusal.code, refusal.values['limit']], [409, 'quota_exceeded', 20]);
    });
  });
}

describeBackupPlanEngine(embeddedBackups);
