import assert from 'node:assert/strict';
import { test } from 'node:test';
import { demoProjectId } from '../../identity/accounts/demo-accounts.ts';
import { stableId } from '../../identity/accounts/stable-id.ts';
import { openTestPlatform } from '../../app/testing/test-platform.ts';

const plans = '/api/v2/compute/backup_plans';
const points = '/api/v2/compute/volume_backups';
const nightly = stableId('backup_plan', 'payments-prod', 'nightly-databases');
const volume = stableId('volume', 'payments-prod', 'archive');
const schedule = { month: '*', day_of_week: '*', day: '*', hour: '2' };

test('backup plans and recovery points over HTTP', async (t) => {
  const { call, signIn, platform, clock } = await openTestPlatform(t);
  let jonas = await signIn('jonas.lind', 'payments-prod');
  const sara = await signIn('sara.nyberg', 'storefront');
  const otto = await signIn('otto.viewer');

  await t.test('the demo has plans that have run, with what they kept', async () => {
    const { status, json } = await call(`${plans}?with_count=true`, { as: jonas });
    assert.equal(status, 200);
    assert.deepEqual(
      json.data.map(({ name, status: now, disabled }: { name: string; status: string; disabled: boolean }) => [
        name,
        now,
        disabled,
      ]),
      [
        ['nightly-databases', 'completed', false],
        ['quarter-end', 'scheduled', true],
        ['weekly-systems', 'completed', false],
      ],
    );
    const [plan] = json.data;
    assert.ok(plan.volumes.length > 0 && plan.recovery_points_count === plan.volumes.length * 7);
    assert.equal(plan.next_run_at, '2026-11-22T02:00:00.000Z');
    const kept = await call(`${points}?backup_plan_id=${nightly}&limit=-1`, { as: jonas });
    assert.equal(kept.json.data.length, plan.recovery_points_count);
    const runs = await call(`/api/v2/compute/backup_plan_runs?plan_id=${nightly}`, { as: jonas });
    assert.deepEqual([runs.json.data.length, runs.json.data[0].id], [7, plan.last_run.id]);
  });

  await t.test('a viewer reads all and changes nothing', async () => {
    assert.ok((await call(`${plans}?with_count=true`, { as: otto })).json.count > 3);
    const changes = [
      [plans, 'POST', 'compute_backup_plans', { name: 'x', schedule }],
      [`${plans}/${nightly}`, 'PATCH', 'compute_backup_plan', { name: 'x' }],
      [`${plans}/${nightly}`, 'DELETE', 'compute_backup_plan', undefined],
      [`${plans}/delete`, 'POST', 'compute_backup_plan', { ids: [nightly] }],
      [`${plans}/enable`, 'POST', 'compute_backup_plan', { ids: [nightly] }],
      [`${plans}/disable`, 'POST', 'compute_backup_plan', { ids: [nightly] }],
      [`${plans}/${nightly}/run`, 'POST', 'compute_backup_plan', {}],
      [`${plans}/${nightly}/abort`, 'POST', 'compute_backup_plan', {}],
      [`${plans}/${nightly}/volumes`, 'POST', 'compute_backup_plan', { ids: [volume] }],
      [`${plans}/${nightly}/volumes`, 'DELETE', 'compute_backup_plan', { ids: [volume] }],
      [points, 'POST', 'compute_volume_backups', { volume_id: volume, name: 'x' }],
      [`${points}/${volume}/restore`, 'POST', 'compute_volume_backup', { name: 'x' }],
      [`${points}/${volume}`, 'DELETE', 'compute_volume_backup', undefined],
      [`${points}/delete`, 'POST', 'compute_volume_backup', { ids: [volume] }],
    ] as const;
    for (const [path, method, subject, body] of changes) {
      const answer = await call(path, { method, as: otto, body });
      assert.deepEqual([path, answer.status, answer.json?.error.values], [path, 403, { subject, method }]);
    }
  });

  await t.test('a foreign project is not there', async () => {
    assert.equal((await call(`${plans}/${nightly}`, { as: sara })).status, 404);
    const { json } = await call(`${points}?limit=-1`, { as: sara });
    assert.deepEqual(
      [...new Set(json.data.map((point: { project_id: string }) => point.project_id))],
      [demoProjectId('storefront')],
    );
  });

  await t.test('volumes join and leave, and the plan runs by the platform’s clock', async () => {
    const made = await call(plans, { method: 'POST', as: jonas, body: { name: 'mine', schedule } });
    assert.equal(made.status, 200);
    const own = `${plans}/${made.json.id}`;
    const joined = await call(`${own}/volumes`, { method: 'POST', as: jonas, body: { ids: [volume] } });
    assert.deepEqual([joined.status, joined.json.volumes.length], [200, 1]);
    clock.advance(86_400_000);
    await platform.internals.background?.idle();
    clock.advance(60_000);
    await platform.internals.background?.idle();
    // A day later nobody is signed in any more.
    jonas = await signIn('jonas.lind', 'payments-prod');
    const after = (await call(own, { as: jonas })).json;
    assert.deepEqual([after.status, after.last_run.status, after.recovery_points_count], ['completed', 'success', 1]);
    const left = await call(`${own}/volumes`, { method: 'DELETE', as: jonas, body: { ids: [volume] } });
    assert.deepEqual([left.status, left.json.volumes], [200, []]);
    assert.equal((await call(own, { method: 'DELETE', as: jonas })).status, 204);
  });

  await t.test(
    'lists are read with spaces and empty entries, each wrong part is named, and the rotation stands in either place',
    async () => {
      const send = (change: object, more: object = {}) =>
        call(plans, {
          method: 'POST',
          as: jonas,
          body: { name: 'spelled', schedule: { ...schedule, ...change }, ...more },
        });
      const made = await send({ month: ' 1 , 2 ', hour: '1,,2', recovery_points_rotation: 5 });
      assert.deepEqual(
        [made.status, made.json.schedule, made.json.properties],
        [
          200,
          { month: '1,2', day_of_week: '*', day: '*', hour: '1,2', minute: '0', recovery_points_rotation: 5 },
          { recovery_points_rotation: 5 },
        ],
      );
      const own = `${plans}/${made.json.id}`;
      const changed = await call(own, {
        method: 'PATCH',
        as: jonas,
        body: { properties: { recovery_points_rotation: 6 } },
      });
      assert.equal(changed.json.schedule.recovery_points_rotation, 6);
      const codesOf = ({ json }: Awaited<ReturnType<typeof call>>) =>
        Object.fromEntries(
          Object.entries(json.error.fields as Record<string, { code: string }>).map(([path, { code }]) => [path, code]),
        );
      assert.deepEqual(codesOf(await send({ month: '13', day_of_week: ' , ', day: '1-5', hour: '2,2' })), {
        'schedule.month': 'out_of_range',
        'schedule.day_of_week': 'required',
        'schedule.day': 'schedule_invalid',
        'schedule.hour': 'duplicate',
      });
      assert.deepEqual(
        codesOf(await send({ recovery_points_rotation: 5 }, { properties: { recovery_points_rotation: 6 } })),
        { 'schedule.recovery_points_rotation': 'duplicate' },
      );
      assert.equal((await call(own, { method: 'DELETE', as: jonas })).status, 204);
    },
  );

  await t.test('a schedule that never comes is named', async () => {
    const body = { name: 'never', schedule: { ...schedule, month: '2', day: '30' } };
    const { status, json } = await call(plans, { method: 'POST', as: jonas, body });
    assert.deepEqual([status, json.error.fields.schedule.code], [400, 'schedule_never']);
  });

  await t.test('both are found by name and counted', async () => {
    const found = (await call('/api/v2/search?q=nightly', { as: jonas })).json.data as { type: string }[];
    assert.ok(found.some(({ type }) => type === 'backup_plan'));
    const counts = (await call('/api/v2/counts', { as: jonas })).json.data as { type: string; count: number }[];
    assert.equal(counts.find(({ type }) => type === 'backup_plan')?.count, 3);
    assert.ok((counts.find(({ type }) => type === 'recovery_point')?.count ?? 0) > 20);
  });
});
