import assert from 'node:assert/strict';
import { describe, test } from 'node:test';
import { presetSchedule } from '../rules/schedules.ts';
import { BackupPlanBody, BackupPlanUpdate } from './model.ts';
import {
  checkRotation,
  checkRotations,
  checkSchedule,
  isPlanBusy,
  rotationOf,
  shownPlanStatus,
  whyNotAbortPlan,
  whyNotChangeVolumes,
  whyNotDeletePlan,
  whyNotDisablePlan,
  whyNotEnablePlan,
  whyNotRunPlan,
} from './rules.ts';

// spec: backup-plan.schedule
test('a schedule says something, and comes', () => {
  for (const [change, codes] of [
    [{}, {}],
    [{ day_of_week: '1,3', day: '1' }, {}],
    [{ day_of_week: ' 1 , 3 ', hour: '1,,2' }, {}],
    [{ minute: '30' }, {}],
    [{ minute: '60' }, { 'schedule.minute': 'out_of_range' }],
    [{ hour: '' }, { 'schedule.hour': 'required' }],
    [
      { hour: '24', month: '1-5' },
      { 'schedule.month': 'schedule_invalid', 'schedule.hour': 'out_of_range' },
    ],
    [{ month: '2', day: '30' }, { schedule: 'schedule_never' }],
    [{ month: '2', day: '29' }, {}],
  ] as const) {
    const found = Object.entries(checkSchedule({ ...presetSchedule, ...change })).map(([path, { code }]) => [
      path,
      code,
    ]);
    assert.deepEqual(Object.fromEntries(found), codes, JSON.stringify(change));
  }
});

// spec: backup-plan.rotation.places
describe('a rotation may stand in the schedule, and has one value', () => {
  const properties = (recovery_points_rotation: number) => ({ properties: { recovery_points_rotation } });
  const schedule = (recovery_points_rotation: number) => ({
    schedule: { ...presetSchedule, recovery_points_rotation },
  });
  const before = 7;
  for (const [name, body, asked, wrong] of [
    ['nothing', {}, before, []],
    ['a schedule without one', { schedule: presetSchedule }, before, []],
    ['in the schedule', schedule(14), 14, []],
    ['in the properties', properties(14), 14, []],
    ['in both', { ...schedule(14), ...properties(14) }, 14, []],
    ['what was read is sent back with the schedule', { ...schedule(before), ...properties(14) }, 14, []],
    ['what was read is sent back with the properties', { ...schedule(14), ...properties(before) }, 14, []],
    ['two', { ...schedule(14), ...properties(30) }, 30, ['schedule.recovery_points_rotation']],
  ] as const)
    test(name, () => {
      assert.equal(rotationOf(body, before), asked);
      assert.deepEqual(Object.keys(checkRotations(body, before)), wrong);
    });
  test('of a new plan nothing was read', () => {
    assert.deepEqual(Object.keys(checkRotations({ ...schedule(before), ...properties(14) })), [
      'schedule.recovery_points_rotation',
    ]);
  });
});

// spec: backup-plan.rotation
test('a rotation is a whole number within its range', () => {
  for (const count of [1, 7, 14, 365]) assert.equal(checkRotation(count), null);
  for (const count of [0, -1, 366, 1.5, Number.NaN, Infinity])
    assert.deepEqual(checkRotation(count)?.values, { least: 1, most: 365 }, String(count));
});

// spec: backup-plan.progress, spec: backup-plan.status
describe('what a plan allows in each state', () => {
  const statuses = ['scheduled', 'pending', 'running', 'aborting', 'completed', 'of-tomorrow'];
  const busy = ['pending', 'running', 'aborting'];
  for (const status of statuses)
    for (const disabled of [false, true])
      test(`${status}${disabled ? ', disabled' : ''}`, () => {
        const plan = { status, disabled, volumes: [{}] };
        const isBusy = busy.includes(status);
        assert.equal(isPlanBusy(plan), isBusy);
        assert.equal(shownPlanStatus(plan), disabled && !isBusy ? 'disabled' : status);
        assert.equal(whyNotRunPlan(plan), isBusy && 'running');
        assert.equal(whyNotDeletePlan(plan), isBusy && 'running');
        assert.equal(whyNotChangeVolumes(plan), isBusy && 'running');
        assert.equal(whyNotAbortPlan(plan), status === 'aborting' ? 'aborting' : !isBusy && 'not_running');
        assert.equal(whyNotEnablePlan(plan), !disabled && 'enabled');
        assert.equal(whyNotDisablePlan(plan), disabled && 'disabled');
      });
  test('one without volumes has nothing to do', () => {
    assert.equal(whyNotRunPlan({ status: 'scheduled', disabled: false, volumes: [] }), 'no_volumes');
  });
});

test('the bodies of a plan', () => {
  const body = { name: 'nightly', schedule: presetSchedule };
  assert.ok(BackupPlanBody.is(body));
  assert.ok(
    BackupPlanBody.is({ ...body, description: '', properties: { recovery_points_rotation: 14 }, volumes: ['v'] }),
  );
  assert.ok(BackupPlanBody.is({ ...body, schedule: { ...presetSchedule, recovery_points_rotation: 7 } }));
  for (const wrong of [
    { ...body, name: '' },
    { name: 'nightly', schedule: {} },
    { ...body, status: 'running' },
    { ...body, properties: {} },
    { ...body, properties: { recovery_points_rotation: 0 } },
    { ...body, schedule: { ...presetSchedule, recovery_points_rotation: 366 } },
    { ...body, volumes: Array.from({ length: 201 }, (_, at) => `v${at}`) },
  ])
    assert.ok(!BackupPlanBody.is(wrong), JSON.stringify(wrong).slice(0, 80));
  for (const none of [{ name: 'nightly' }, { ...body, schedule: null }]) assert.ok(BackupPlanBody.is(none));
  assert.ok(BackupPlanUpdate.is({ disabled: true }));
  assert.ok(BackupPlanUpdate.is({ schedule: null }));
  assert.ok(!BackupPlanUpdate.is({ volumes: [] }), 'volumes come and go by calls of their own');
});
