import { isWithin, type NumberRange } from './networks.ts';

/** The parts of a backup plan's schedule and what each may say (1-foundations §5). Days of the week begin with Sunday, 0. */
export const scheduleParts = {
  month: { least: 1, most: 12 },
  day_of_week: { least: 0, most: 6 },
  day: { least: 1, most: 31 },
  hour: { least: 0, most: 23 },
} as const satisfies Record<string, NumberRange>;
export type SchedulePart = keyof typeof scheduleParts;

/** As on the wire: `*` for every value, or values with commas between. */
export type Schedule = Readonly<Record<SchedulePart, string>>;

/** Every night at two, with so many recovery points kept. */
export const rotationPresets = { 'rotation-7': 7, 'rotation-14': 14 } as const;
export const presetSchedule: Schedule = { month: '*', day_of_week: '*', day: '*', hour: '2' };

const everyOf = ({ least, most }: NumberRange) => Array.from({ length: most - least + 1 }, (_, at) => least + at);

/** The values of one part, in order and each once; null for what is no part. */
export function readSchedulePart(part: SchedulePart, text: string): readonly number[] | null {
  const range = scheduleParts[part];
  if (text === '*') return everyOf(range);
  // No list without a value twice is longer.
  if (text.length > 100 || !/^\d{1,2}(?:,\d{1,2})*$/.test(text)) return null;
  const written = text.split(',');
  const values = written.map(Number);
  const isPlain = values.every((value, at) => isWithin(range, value) && String(value) === written[at]);
  const unique = [...new Set(values)].toSorted((one, other) => one - other);
  return isPlain && unique.length === values.length ? unique : null;
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

/** `02:00` */
export const formatHour = (hour: number): string => `${String(hour).padStart(2, '0')}:00`;

export const isSchedule = (schedule: Schedule): boolean =>
  (Object.keys(scheduleParts) as SchedulePart[]).every((part) => readSchedulePart(part, schedule[part] ?? '') !== null);
