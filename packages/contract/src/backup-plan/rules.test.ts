import assert from 'node:assert/strict';
import { describe, test } from 'node:test';
import { presetSchedule } from '../rules/schedules.ts';
import { BackupPlanBody, BackupPlanUpdate } from './model.ts';
import {
  checkRotation,
  checkSchedule,
  isPlanBusy,
  shownPlanStatus,
  whyNotAbortPlan,
  whyNotChangeVolumes,
  whyNotDeletePlan,
  whyNotDisablePlan,
  whyNotEnablePlan,
  whyNotRunPlan,
} from './rules.ts';

test('a schedule says something, and comes', () => {
  for (const [change, code] of [
    [{}, undefined],
    [{ day_of_week: '1,3', day: '1' }, undefined],
    [{ hour: '' }, 'schedule_invalid'],
    [{ hour: '24' }, 'schedule_invalid'],
    [{ month: '1-5' }, 'schedule_invalid'],
    [{ month: '2', day: '30' }, 'schedule_never'],
    [{ month: '2', day: '29' }, undefined],
  ] as const)
    assert.equal(checkSchedule({ ...presetSchedule, ...change })?.code, code, JSON.stringify(change));
});

test('a rotation is a whole number within its range', () => {
  for (const count of [1, 7, 14, 365]) assert.equal(checkRotation(count), null);
  for (const count of [0, -1, 366, 1.5, Number.NaN, Infinity])
    assert.deepEqual(checkRotation(count)?.values, { least: 1, most: 365 }, String(count));
});

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
  for (const wrong of [
    { ...body, name: '' },
    { name: 'nightly' },
    { ...body, status: 'running' },
    { ...body, properties: {} },
    { ...body, properties: { recovery_points_rotation: 0 } },
    { ...body, schedule: { ...presetSchedule, recovery_points_rotation: 7 } },
    { ...body, volumes: Array.from({ length: 201 }, (_, at) => `v${at}`) },
  ])
    assert.ok(!BackupPlanBody.is(wrong), JSON.stringify(wrong).slice(0, 80));
  assert.ok(BackupPlanUpdate.is({ disabled: true }));
  assert.ok(!BackupPlanUpdate.is({ volumes: [] }), 'volumes come and go by calls of their own');
});
