import assert from 'node:assert/strict';
import { describe, test } from 'node:test';
import { refusalOf } from '../../engines/test-refusals.ts';
import { STEP_MS } from '../recovery-point/embedded/create.ts';
import { DAY, embeddedBackups, HOUR } from './test-backups.ts';

/** What names ask for, the steps of its clock, and what follows its end. */
describe('backup plans of the embedded engine alone', () => {
  test('a run tells how far it is', async (t) => {
    const cloud = await embeddedBackups.open(t);
    const plan = await cloud.plan({ volumes: await cloud.addVolumes('ledger', 'vault') });
    await cloud.plans.run(cloud.one, plan.id);
    await cloud.advance(STEP_MS);
    const half = await cloud.plans.read(cloud.one, plan.id);
    assert.deepEqual([half.last_run?.progress, half.revision_number], [25, plan.revision_number]);
    assert.deepEqual(
      (await cloud.pointsNow()).map(({ status, progress }) => [status, progress]),
      [
        ['creating', 25],
        ['creating', 25],
      ],
    );
    await cloud.advance(3 * STEP_MS);
    assert.equal((await cloud.plans.read(cloud.one, plan.id)).status, 'completed');
  });

  // spec: backup-plan.run
  test('more volumes than it makes at once wait for their turn', async (t) => {
    const cloud = await embeddedBackups.open(t);
    const plan = await cloud.plan({ volumes: await cloud.addVolumes('a', 'b', 'c', 'd', 'e', 'f') });
    await cloud.plans.run(cloud.one, plan.id);
    await cloud.advance(0);
    assert.equal((await cloud.pointsNow()).length, 4);
    await cloud.advance(4 * STEP_MS);
    assert.equal((await cloud.pointsNow()).length, 6);
    assert.equal((await cloud.plans.read(cloud.one, plan.id)).last_run?.progress, 66);
    await cloud.advance(4 * STEP_MS);
    assert.equal((await cloud.plans.read(cloud.one, plan.id)).last_run?.done_count, 6);
  });

  // spec: backup-plan.run
  test('a volume that cannot be read fails alone; a run in which none went well has failed', async (t) => {
    const cloud = await embeddedBackups.open(t);
    const [good = '', bad = '', broken = ''] = await cloud.addVolumes('good', 'fail-409-update-bad', 'broken');
    await cloud.changeVolume(broken, { status: 'error' });
    const mixed = await cloud.plan({ name: 'mixed', volumes: [good, bad, broken] });
    const hopeless = await cloud.plan({ name: 'hopeless', volumes: [bad] });
    assert.deepEqual((await cloud.runThrough(mixed.id)).last_run?.status, 'partial');
    assert.deepEqual((await cloud.runThrough(hopeless.id)).last_run?.status, 'failed');
    const { data } = await cloud.plans.runs(cloud.one, { plan_id: mixed.id });
    assert.deepEqual(data[0]?.failures.map(({ volume_name, err_code }) => [volume_name, err_code]).toSorted(), [
      ['broken', 'not_allowed_now'],
      ['fail-409-update-bad', 'volume_unreadable'],
    ]);
    const failed = (await cloud.pointsNow()).filter(({ status }) => status === 'error');
    assert.equal(failed.length, 2);
    assert.equal(failed[0]?.fail_reason, 'volume_unreadable');
    assert.deepEqual((await cloud.plans.runs(cloud.one, { status: 'failed' })).data.length, 1);
  });

  test('of what failed again and again the last is kept, until it goes well', async (t) => {
    const cloud = await embeddedBackups.open(t);
    const [bad = ''] = await cloud.addVolumes('fail-409-update-bad');
    const plan = await cloud.plan({ volumes: [bad] });
    await cloud.runThrough(plan.id);
    await cloud.runThrough(plan.id);
    assert.deepEqual(
      (await cloud.pointsNow()).map(({ status }) => status),
      ['error'],
    );
    await cloud.changeVolume(bad, { name: 'mended' });
    await cloud.runThrough(plan.id);
    assert.deepEqual(
      (await cloud.pointsNow()).map(({ status }) => status),
      ['available'],
    );
  });

  // spec: backup-plan.run.missed
  test('runs that were missed are made up for once; the next is by the schedule again', async (t) => {
    const cloud = await embeddedBackups.open(t);
    const plan = await cloud.plan({ volumes: await cloud.addVolumes('ledger') });
    await cloud.sleepFor(5 * DAY);
    await cloud.advance(HOUR);
    await cloud.advance(18 * HOUR);
    await cloud.advance(HOUR);
    const { data } = await cloud.plans.runs(cloud.one, { plan_id: plan.id });
    assert.deepEqual(
      data.map(({ trigger, scheduled_for, status }) => [trigger, scheduled_for, status]),
      [
        ['schedule', '2026-03-10T02:00:00.000Z', 'success'],
        ['catch_up', '2026-03-05T02:00:00.000Z', 'success'],
      ],
    );
  });

  test('what was going on when the platform ended goes on at its next start', async (t) => {
    const cloud = await embeddedBackups.open(t);
    const plan = await cloud.plan({ volumes: await cloud.addVolumes('ledger') });
    await cloud.plans.run(cloud.one, plan.id);
    await cloud.advance(STEP_MS);
    await cloud.sleepFor(HOUR);
    const after = await cloud.plans.read(cloud.one, plan.id);
    assert.deepEqual([after.status, after.last_run?.status], ['completed', 'success']);
  });

  // spec: name.fault
  test('names that ask for a failure get it, and of many the others change', async (t) => {
    const cloud = await embeddedBackups.open(t);
    assert.equal((await refusalOf(cloud.plan({ name: 'fail-409-x' }))).status, 409);
    const [good, stubborn] = [await cloud.plan({ name: 'good' }), await cloud.plan({ name: 'fail-409-update-x' })];
    const { task_id } = await cloud.plans.switchMany(cloud.one, { ids: [stubborn.id, good.id] }, true);
    const { result } = await cloud.ended(task_id);
    assert.deepEqual(
      [result?.done, result?.errors?.map(({ name, err_code }) => [name, err_code])],
      [[good.id], [['fail-409-update-x', 'conflict']]],
    );
  });
});
