import assert from 'node:assert/strict';
import { describe, test } from 'node:test';
import { type BackupPlan, BackupPlanBody, BackupPlanUpdate, presetSchedule } from '@skydeck/contract';
import { problemsOfDraft } from '../../kit/form/model.ts';
import { fieldOf, hasOwnRotation, newPlan, newVolumes, planChange, type PlanDraft } from './backup-plan.form.ts';
import { chosenOf, hoursOf, minuteOf, readScheduleText, writeScheduleText } from './schedule.rules.ts';

const draft = (changes: Partial<PlanDraft> = {}): PlanDraft => ({ ...newPlan.blank(), name: 'nightly', ...changes });

describe('a new plan', () => {
  // spec: backup-plan.presets
  test('keeps what its preset says, every night at two', () => {
    const body = newPlan.toBody(draft({ name: ' nightly ', schedule: 'rotation-14', rotation: '3', volumes: ['v'] }));
    assert.ok(BackupPlanBody.is(body));
    assert.deepEqual(body, {
      name: 'nightly',
      description: '',
      schedule: presetSchedule,
      properties: { recovery_points_rotation: 14 },
      volumes: ['v'],
    });
  });
  test('of one’s own schedule one chooses the number', () => {
    const own = draft({ schedule: '* 1,3 * 2,14', rotation: '30' });
    assert.equal(hasOwnRotation(own), true);
    assert.deepEqual(newPlan.toBody(own).properties, { recovery_points_rotation: 30 });
    assert.deepEqual(newPlan.toBody(own).schedule, { month: '*', day_of_week: '1,3', day: '*', hour: '2,14' });
  });
  // spec: backup-plan.schedule.none
  test('without a schedule one chooses the number, and what the schedule said is no matter', () => {
    const none = draft({ scheduled: false, schedule: '2 * 30 2', rotation: '5' });
    assert.equal(hasOwnRotation(none), true);
    assert.deepEqual(problemsOfDraft(newPlan, none), {});
    const body = newPlan.toBody(none);
    assert.ok(BackupPlanBody.is(body));
    assert.deepEqual([body.schedule, body.properties], [null, { recovery_points_rotation: 5 }]);
  });
  for (const [change, wrong] of [
    [{}, {}],
    [{ name: ' ' }, { name: 'required' }],
    [{ name: 'a'.repeat(256) }, { name: 'size' }],
    [{ schedule: '* * - 2' }, { schedule: 'schedule_invalid' }],
    [{ schedule: '2 * 30 2' }, { schedule: 'schedule_never' }],
    [{ schedule: '* * * 3', rotation: '' }, { rotation: 'out_of_range' }],
    [{ schedule: '* * * 3', rotation: '366' }, { rotation: 'out_of_range' }],
    [{ schedule: 'rotation-7', rotation: '' }, {}],
    [{ volumes: Array.from({ length: 201 }, () => 'v') }, { volumes: 'too_many' }],
  ] as const)
    test(`${JSON.stringify(change).slice(0, 50)}: ${JSON.stringify(wrong)}`, () => {
      const problems = problemsOfDraft(newPlan, draft(change as Partial<PlanDraft>));
      assert.deepEqual(Object.fromEntries(Object.entries(problems).map(([path, { code }]) => [path, code])), wrong);
    });
});

test('an edited plan shows the preset that is meant, and sends no volumes', () => {
  const plan = {
    name: 'nightly',
    description: 'x',
    schedule: { ...presetSchedule, day_of_week: '0,1,2,3,4,5,6' },
    properties: { recovery_points_rotation: 7 },
  } as BackupPlan;
  const edited = planChange.from?.(plan);
  assert.ok(edited);
  assert.equal(edited.schedule, 'rotation-7');
  assert.ok(BackupPlanUpdate.is(planChange.toBody(edited)));
  const bare = planChange.from?.({ ...plan, schedule: null });
  assert.deepEqual([bare?.scheduled, bare && planChange.toBody(bare).schedule], [false, null]);
});

// spec: backup-plan.schedule.minute
test('a minute that the form does not offer stays', () => {
  const schedule = { ...presetSchedule, minute: '30', recovery_points_rotation: 7 };
  const plan = { name: 'n', description: '', schedule, properties: { recovery_points_rotation: 7 } } as BackupPlan;
  const edited = planChange.from?.(plan);
  assert.ok(edited);
  const body = planChange.toBody({ ...edited, name: 'other' });
  assert.ok(BackupPlanUpdate.is(body));
  assert.deepEqual(body.schedule, { ...presetSchedule, minute: '30' });
  const full = planChange.from?.({ ...plan, schedule: { ...schedule, minute: '0' } });
  assert.equal(full?.schedule, 'rotation-7');
});

test('the schedule field’s text and back', () => {
  for (const [text, rotation] of [
    ['rotation-7', 7],
    ['rotation-14', 14],
    ['* 1,3 * 2', 7],
    ['* * * 2', 8],
    ['1,6 * 1,15 0', 12],
    ['* * * 2 30', 7],
  ] as const)
    assert.equal(writeScheduleText(readScheduleText(text).schedule, rotation), text);
});

test('what a schedule says, apart from what is every value', () => {
  const schedule = readScheduleText('3,6 * 31,1 2,14').schedule;
  assert.deepEqual(chosenOf('month', schedule), [3, 6]);
  assert.equal(chosenOf('day_of_week', schedule), null);
  assert.deepEqual(chosenOf('day', schedule), [1, 31]);
  assert.deepEqual(hoursOf(schedule), ['02:00', '14:00']);
  assert.equal(hoursOf({ ...schedule, hour: '*' }), null);
  const late = { ...schedule, minute: '5' };
  assert.deepEqual([hoursOf(late), minuteOf(late), minuteOf(schedule)], [['02:05', '14:05'], 5, 0]);
});

test('a problem of the body shows at its field', () => {
  assert.equal(fieldOf('properties.recovery_points_rotation'), 'rotation');
  assert.equal(fieldOf('schedule.hour'), 'schedule');
  assert.equal(fieldOf('schedule.recovery_points_rotation'), 'rotation');
  assert.equal(fieldOf('volumes.1'), 'volumes.1');
  assert.equal(newVolumes.fieldOf?.('ids.1', { volumes: [] }), 'volumes.1');
  assert.equal(problemsOfDraft(newVolumes, { volumes: [] })['volumes']?.code, 'required');
});
