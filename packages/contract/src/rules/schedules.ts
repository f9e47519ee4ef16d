import { type FieldProblem, type FieldProblems, outOfRange, problem } from '../errors.ts';
import { splitList } from './lists.ts';
import { isWithin, type NumberRange } from './networks.ts';

/**
 * The parts of a backup plan's schedule and what each may say (spec: value.schedule). Days of the week begin with
 * Sunday, 0.
 */
export const scheduleParts = {
  month: { least: 1, most: 12 },
  day_of_week: { least: 0, most: 6 },
  day: { least: 1, most: 31 },
  hour: { least: 0, most: 23 },
} as const satisfies Record<string, NumberRange>;
export type SchedulePart = keyof typeof scheduleParts;

/** The minute of the hour at which a run begins; the full hour where none is told. */
export const scheduleMinutes = { least: 0, most: 59 } as const satisfies NumberRange;
export const FULL_HOUR = '0';

/** As on the wire: `*` for every value, or values with commas between. `minute` is one number. */
export type Schedule = Readonly<Record<SchedulePart, string>> & { readonly minute?: string | undefined };

/** Every night at two, with so many recovery points kept. */
export const rotationPresets = { 'rotation-7': 7, 'rotation-14': 14 } as const;
export const presetSchedule: Schedule = { month: '*', day_of_week: '*', day: '*', hour: '2' };

const everyOf = ({ least, most }: NumberRange) => Array.from({ length: most - least + 1 }, (_, at) => least + at);

/** No list without a value twice is longer, with a space after each comma. */
const LONGEST = 200;

/** Why a text is no part; null when it is one. Its values are listed with commas: `splitList`. */
export function checkSchedulePart(part: SchedulePart, text: string): FieldProblem | null {
  const range = scheduleParts[part];
  const entries = splitList(text.slice(0, LONGEST));
  if (entries.length === 0) return problem('required', `${part} must be * or list at least one value`);
  if (entries.length === 1 && entries[0] === '*') return null;
  const odd = entries.find((entry) => !/^(?:0|[1-9]\d*)$/.test(entry));
  if (odd !== undefined || text.length > LONGEST)
    return problem('schedule_invalid', `${part} must be * or whole numbers with commas between`);
  if (!entries.every((entry) => isWithin(range, Number(entry)))) return outOfRange(part, range);
  return new Set(entries).size < entries.length ? problem('duplicate', `${part} lists a value twice`) : null;
}

/** Why a text is no minute; null when it is one. */
export function checkScheduleMinute(text: string): FieldProblem | null {
  if (!/^(?:0|[1-9]\d*)$/.test(text)) return problem('schedule_invalid', 'minute must be one whole number');
  return isWithin(scheduleMinutes, Number(text)) ? null : outOfRange('minute', scheduleMinutes);
}

/** null for what is no minute. */
export const readScheduleMinute = ({ minute = FULL_HOUR }: Pick<Schedule, 'minute'>): number | null =>
  checkScheduleMinute(minute) ? null : Number(minute);

/** The values of one part, in order and each once; null for what is no part. */
export function readSchedulePart(part: SchedulePart, text: string): readonly number[] | null {
  if (checkSchedulePart(part, text)) return null;
  const entries = splitList(text);
  return entries[0] === '*' ? everyOf(scheduleParts[part]) : entries.map(Number).toSorted((one, other) => one - other);
}

/** The text of one part: `*` when no value is left out. */
export function writeSchedulePart(part: SchedulePart, values: readonly number[]): string {
  const chosen = new Set(values);
  const every = everyOf(scheduleParts[part]);
  return every.every((value) => chosen.has(value)) ? '*' : every.filter((value) => chosen.has(value)).join(',');
}

/** What a person reads of one part: `all` for every value, however it was written; null for what is no part. */
export function formatSchedulePart(part: SchedulePart, text: string): 'all' | readonly number[] | null {
  const values = readSchedulePart(part, text);
  return values && writeSchedulePart(part, values) === '*' ? 'all' : values;
}

const twoDigits = (number: number) => String(number).padStart(2, '0');
/** `02:00` */
export const formatHour = (hour: number, minute = 0): string => `${twoDigits(hour)}:${twoDigits(minute)}`;

/** What is wrong with each part. Paths are `schedule.hour`. */
export function checkScheduleParts(schedule: Schedule): FieldProblems {
  const problems: FieldProblems = {};
  for (const part of Object.keys(scheduleParts) as SchedulePart[]) {
    const wrong = checkSchedulePart(part, schedule[part] ?? '');
    if (wrong) problems[`schedule.${part}`] = wrong;
  }
  const wrongMinute = schedule.minute === undefined ? null : checkScheduleMinute(schedule.minute);
  return wrongMinute ? { ...problems, 'schedule.minute': wrongMinute } : problems;
}

/** As it is kept: each part in order, `*` for every value, and the minute where it is not the full hour. */
export const plainSchedule = ({ month, day_of_week, day, hour, minute = FULL_HOUR }: Schedule): Schedule => ({
  month: plainPart('month', month),
  day_of_week: plainPart('day_of_week', day_of_week),
  day: plainPart('day', day),
  hour: plainPart('hour', hour),
  ...(minute !== FULL_HOUR && { minute }),
});
const plainPart = (part: SchedulePart, text: string) => {
  const values = readSchedulePart(part, text);
  return values ? writeSchedulePart(part, values) : text;
};
