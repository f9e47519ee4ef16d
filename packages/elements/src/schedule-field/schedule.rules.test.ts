import { expect } from '@open-wc/testing';

import { inNextRow } from './row-keys.js';
import {
  allOf,
  brokenScheduleRule,
  readPart,
  readPlan,
  runsOf,
  scheduleOf,
  textOf,
  writeChosen,
  writePart,
  type Schedule,
  type ScheduleProblem,
} from './schedule.rules.js';

const nightly = { month: '*', day_of_week: '*', day: '*', hour: '2' };

describe('The parts of a schedule', () => {
  it('have the values of the calendar', () => {
    const ends = (['month', 'day_of_week', 'day', 'hour'] as const).map((part) => {
      const all = allOf(part);
      return [all[0], all.at(-1), all.length];
    });
    expect(ends).to.deep.equal([
      [1, 12, 12],
      [0, 6, 7],
      [1, 31, 31],
      [0, 23, 24],
    ]);
  });

  it('are read from stars, numbers and ranges, in order and each once', () => {
    expect(readPart('day_of_week', '*')).to.deep.equal([0, 1, 2, 3, 4, 5, 6]);
    expect(readPart('day', '-')).to.deep.equal([]);
    expect(readPart('day', '15,1,15')).to.deep.equal([1, 15]);
    expect(readPart('hour', '22-23,0,1-2')).to.deep.equal([0, 1, 2, 22, 23]);
  });

  for (const [part, text] of [
    ['month', '0'],
    ['month', '13'],
    ['day_of_week', '7'],
    ['day', '32'],
    ['hour', '24'],
    ['hour', '5-2'],
    ['hour', ''],
    ['hour', '1,'],
    ['hour', '*/2'],
    ['hour', '02:00'],
    ['month', 'jan'],
    ['day', '٣'],
  ] as const) {
    it(`are not '${text}' for a ${part}`, () => expect(readPart(part, text)).to.equal(null));
  }

  it('are written short', () => {
    expect(writePart('day_of_week', allOf('day_of_week'))).to.equal('*');
    expect(writePart('hour', [])).to.equal('-');
    expect(writePart('hour', [2, 14])).to.equal('2,14');
  });
});

describe('The text of a schedule', () => {
  for (const [text, written] of [
    ['* * * 2', '* * * 2'],
    ['1-12 0-6 1-31 0-23', '* * * *'],
    ['  3,1  *   -  2 ', '1,3 * - 2'],
    ['* * * 2 0', '* * * 2'],
    ['* * * 2  59', '* * * 2 59'],
  ] as const) {
    it(`'${text}' is written as '${written}'`, () => {
      const { chosen, minute } = readPlan(text)!;
      expect(writeChosen(chosen, minute)).to.equal(written);
    });
  }

  for (const text of [
    '',
    'custom',
    'rotation-8',
    '* * *',
    '* * * 2 *',
    '* * * 2 60',
    '* * * 2 05',
    '* * * 2 3 4',
    '* * 32 2',
    'nightly',
  ]) {
    it(`is not '${text}'`, () => expect(readPlan(text)).to.equal(null));
  }

  it('has presets that run at two in the night', () => {
    expect(scheduleOf(readPlan('rotation-7')!)).to.deep.equal({ ...nightly, recovery_points_rotation: 7 });
    expect(scheduleOf(readPlan('rotation-14')!)).to.deep.equal({ ...nightly, recovery_points_rotation: 14 });
    expect(scheduleOf(readPlan('* * * 2 30')!)).to.deep.equal({ ...nightly, minute: '30' });
    expect(scheduleOf(readPlan('* 0 * 2')!)).to.deep.equal({ ...nightly, day_of_week: '0' });
  });

  const fromServer: [schedule: Schedule, text: string][] = [
    [{ ...nightly, recovery_points_rotation: 7 }, 'rotation-7'],
    [{ ...nightly, month: '1,2,3,4,5,6,7,8,9,10,11,12', recovery_points_rotation: 14 }, 'rotation-14'],
    [{ ...nightly, recovery_points_rotation: 5 }, '* * * 2'],
    [nightly, '* * * 2'],
    [{ ...nightly, hour: '3', recovery_points_rotation: 7 }, '* * * 3'],
    [{ ...nightly, minute: '0', recovery_points_rotation: 7 }, 'rotation-7'],
    [{ ...nightly, minute: '30', recovery_points_rotation: 7 }, '* * * 2 30'],
    [{ ...nightly, minute: '99' }, '* * * 2 99'],
    [{ month: '1, 3', day_of_week: '*', day: '', hour: '2' }, '1,3 * - 2'],
    [{ ...nightly, hour: '99' }, '* * * 99'],
    [{ hour: 2 } as unknown as Schedule, '- - - 2'],
  ];
  for (const [schedule, text] of fromServer) {
    it(`is '${text}' for ${JSON.stringify(schedule)}`, () => expect(textOf(schedule)).to.equal(text));
  }
});

describe('A schedule', () => {
  const table: [text: string, problem: ScheduleProblem | null][] = [
    ['rotation-7', null],
    ['* * * *', null],
    ['x', { kind: 'unreadable' }],
    ['- * * 2', { kind: 'empty', part: 'month' }],
    ['* - - 2', { kind: 'empty', part: 'day_of_week' }],
    ['* * * -', { kind: 'empty', part: 'hour' }],
    ['2 * 29 2', null],
    ['2 * 30,31 2', { kind: 'never' }],
    ['2 * 1,30 2', null],
    ['4,6,9,11 * 31 2', { kind: 'never' }],
    ['4,5 * 31 2', null],
  ];
  for (const [text, problem] of table) {
    it(`of '${text}' is ${problem?.kind ?? 'right'}`, () => {
      expect(brokenScheduleRule(readPlan(text))).to.deep.equal(problem);
    });
  }
});

describe('Runs of values', () => {
  const week = [1, 2, 3, 4, 5, 6, 0];
  it('are of three at least', () => {
    expect(runsOf([1, 2, 4, 6, 7, 8, 31], allOf('day'))).to.deep.equal([
      [1, 1],
      [2, 2],
      [4, 4],
      [6, 8],
      [31, 31],
    ]);
  });

  it('follow the order of the week', () => {
    expect(runsOf([0, 5, 6], week)).to.deep.equal([[5, 0]]);
    expect(runsOf([0, 1], week)).to.deep.equal([
      [1, 1],
      [0, 0],
    ]);
    expect(runsOf([], week)).to.deep.equal([]);
  });
});

describe('The next row', () => {
  const at = (column: number, row: number, width = 10) => ({
    left: column * 10,
    right: column * 10 + width,
    top: row * 10,
    bottom: row * 10 + 10,
  });
  // A wide one above two rows of three, and a last row of one.
  const places = [at(0, 0, 30), ...[0, 1, 2].map((x) => at(x, 1)), ...[0, 1, 2].map((x) => at(x, 2)), at(0, 3)];

  it('is found in a straight line, or as near as can be', () => {
    expect([1, 2, 3].map((from) => inNextRow(places, from, 1))).to.deep.equal([4, 5, 6]);
    expect([4, 5, 6].map((from) => inNextRow(places, from, -1))).to.deep.equal([1, 2, 3]);
    expect(inNextRow(places, 0, 1)).to.equal(2);
    expect(inNextRow(places, 6, 1)).to.equal(7);
  });

  it('is not there beyond the ends', () => {
    expect([inNextRow(places, 0, -1), inNextRow(places, 7, 1)]).to.deep.equal([-1, -1]);
  });
});
