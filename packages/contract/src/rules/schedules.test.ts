import assert from 'node:assert/strict';
import { test } from 'node:test';
import {
  checkScheduleMinute,
  checkSchedulePart,
  checkScheduleParts,
  formatHour,
  formatSchedulePart,
  plainSchedule,
  presetSchedule,
  readScheduleMinute,
  readSchedulePart,
  type Schedule,
  type SchedulePart,
  writeSchedulePart,
} from './schedules.ts';
import { table } from './testing/table.ts';

const isPart = (part: SchedulePart) => (text: string) => readSchedulePart(part, text) !== null;
const noParts = ['', ' ', '-', '-1', ',', '1 2', '01', '1-5', '*,1', '**', '1,1', '1.5', '١', '1'.repeat(256)];

table('month', isPart('month'), {
  good: [
    '*',
    '1',
    '12',
    '1,2',
    ' 1 , 2 ',
    '1,,2',
    ',1',
    '1,',
    '1\n',
    ' * ',
    '12,1',
    '1,3,5,7,9,11',
    '6',
    '1,2,3,4,5,6,7,8,9,10,11,12',
  ],
  bad: [...noParts, '0', '13'],
});
table('day_of_week', isPart('day_of_week'), {
  good: ['*', '0', '6', '0,6', '1,2,3,4,5', '6,0', '3', '0,1,2,3,4,5,6'],
  bad: [...noParts, '7', '00'],
});
table('day', isPart('day'), {
  good: ['*', '1', '31', '1,15', '31,1', '30', '2,4,6', Array.from({ length: 31 }, (_, at) => at + 1).join(',')],
  bad: [...noParts, '0', '32'],
});
table('hour', isPart('hour'), {
  good: ['*', '0', '23', '0,12', '23,0', '2', '9,10,11', Array.from({ length: 24 }, (_, at) => at).join(',')],
  bad: [...noParts, '24', '2:00'],
});

// spec: value.schedule.all
test('a full list is all, however it is written', () => {
  assert.equal(formatSchedulePart('day_of_week', '*'), 'all');
  assert.equal(formatSchedulePart('day_of_week', '6,5,4,3,2,1,0'), 'all');
  assert.equal(formatSchedulePart('month', '1,2,3,4,5,6,7,8,9,10,11,12'), 'all');
  assert.deepEqual(formatSchedulePart('day_of_week', '5,1'), [1, 5]);
  assert.equal(formatSchedulePart('day_of_week', '7'), null);
});

test('what is written is read back, in order', () => {
  assert.equal(writeSchedulePart('hour', [22, 2, 2]), '2,22');
  assert.equal(writeSchedulePart('day_of_week', [0, 1, 2, 3, 4, 5, 6]), '*');
  assert.equal(writeSchedulePart('hour', []), '');
  assert.deepEqual(readSchedulePart('hour', writeSchedulePart('hour', [22, 2])), [2, 22]);
});

// spec: value.schedule.all
test('hours are told as the clock does', () => {
  const hours = [0, 2, 9, 10, 23].map((hour) => formatHour(hour));
  assert.deepEqual(hours, ['00:00', '02:00', '09:00', '10:00', '23:00']);
  assert.deepEqual([formatHour(2, 5), formatHour(14, 30)], ['02:05', '14:30']);
});

test('spaces and empty entries say nothing', () => {
  assert.deepEqual(readSchedulePart('hour', ' 14 , 2 '), [2, 14]);
  assert.deepEqual(readSchedulePart('hour', '1,,2'), [1, 2]);
});

// spec: value.schedule
test('each part says what is wrong with it', () => {
  for (const [text, code, values] of [
    ['', 'required', undefined],
    [' , ', 'required', undefined],
    ['noon', 'schedule_invalid', undefined],
    ['1-5', 'schedule_invalid', undefined],
    ['*,1', 'schedule_invalid', undefined],
    ['07', 'schedule_invalid', undefined],
    ['1,24', 'out_of_range', { least: 0, most: 23 }],
    ['1, 1', 'duplicate', undefined],
    [' 1 , 2 ', undefined, undefined],
    ['*', undefined, undefined],
  ] as const) {
    const wrong = checkSchedulePart('hour', text);
    assert.deepEqual([wrong?.code, wrong?.values], [code, values], JSON.stringify(text));
  }
  const wrong = checkScheduleParts({ month: '13', day_of_week: '*', hour: '' } as Schedule);
  assert.deepEqual(
    Object.fromEntries(Object.entries(wrong).map(([path, { code, message }]) => [path, [code, message]])),
    {
      'schedule.month': ['out_of_range', 'month must be between 1 and 12'],
      'schedule.day': ['required', 'day must be * or list at least one value'],
      'schedule.hour': ['required', 'hour must be * or list at least one value'],
    },
  );
});

test('a schedule is kept in one spelling', () => {
  assert.deepEqual(plainSchedule({ month: ' 3 , 1 ', day_of_week: '0,1,2,3,4,5,6', day: ' * ', hour: '14,,2' }), {
    month: '1,3',
    day_of_week: '*',
    day: '*',
    hour: '2,14',
  });
});

// spec: value.schedule
test('a minute is one number, and the full hour where it is left out', () => {
  for (const [text, code] of [
    ['0', undefined],
    ['30', undefined],
    ['59', undefined],
    ['60', 'out_of_range'],
    ['', 'schedule_invalid'],
    ['*', 'schedule_invalid'],
    ['0,30', 'schedule_invalid'],
    ['05', 'schedule_invalid'],
    ['-1', 'schedule_invalid'],
  ] as const)
    assert.equal(checkScheduleMinute(text)?.code, code, JSON.stringify(text));
  assert.deepEqual([{}, { minute: '30' }, { minute: '60' }].map(readScheduleMinute), [0, 30, null]);
  assert.deepEqual(Object.keys(checkScheduleParts({ ...presetSchedule, minute: '60' })), ['schedule.minute']);
  assert.deepEqual(plainSchedule({ ...presetSchedule, minute: '0' }), presetSchedule);
  assert.equal(plainSchedule({ ...presetSchedule, minute: '30' }).minute, '30');
});
