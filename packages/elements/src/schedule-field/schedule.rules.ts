import { asText } from '../core/as-text.js';

/** The parts of a schedule, in the order of its text. */
export const scheduleParts = ['month', 'day_of_week', 'day', 'hour'] as const;
export type SchedulePart = (typeof scheduleParts)[number];

export const schedulePresets = ['rotation-7', 'rotation-14', 'custom'] as const;
export type SchedulePreset = (typeof schedulePresets)[number];

/** A schedule as the server has it: each part is `*` for every value, or values with commas between, such as `1,15`. */
export interface Schedule {
  /** 1 to 12. */
  readonly month: string;
  /** 0 to 6, from Sunday. */
  readonly day_of_week: string;
  /** 1 to 31. */
  readonly day: string;
  /** 0 to 23. */
  readonly hour: string;
  /** 0 to 59, one number; left out: 0. The person does not choose it, and it stays. */
  readonly minute?: string;
  /** How many recovery points are kept; only with a preset that says so. */
  readonly recovery_points_rotation?: number;
}

export type Chosen = Readonly<Record<SchedulePart, readonly number[]>>;

/** A text that has been read. */
export interface Plan {
  readonly preset: SchedulePreset;
  readonly chosen: Chosen;
  /** Of each hour. */
  readonly minute: number;
}

export type ScheduleProblem =
  | { readonly kind: 'unreadable' | 'never' }
  | { readonly kind: 'empty'; readonly part: SchedulePart };

/** Every day at two, which is when the presets run. */
export const nightly = '* * * 2';

const limits: Record<SchedulePart, readonly [first: number, last: number]> = {
  month: [1, 12],
  day_of_week: [0, 6],
  day: [1, 31],
  hour: [0, 23],
};

const rotations: Partial<Record<string, number>> = { 'rotation-7': 7, 'rotation-14': 14 };

/** The most days of each month; February has its 29th in some years. */
const monthLengths = [31, 29, 31, 30, 31, 30, 31, 31, 30, 31, 30, 31];

/** Every value of a part. */
export function allOf(part: SchedulePart): number[] {
  const [first, last] = limits[part];
  return Array.from({ length: last - first + 1 }, (_, at) => first + at);
}

export function isFull(part: SchedulePart, values: readonly number[]): boolean {
  return values.length === allOf(part).length;
}

/** How many recovery points a preset keeps. */
export function rotationOf(preset: SchedulePreset): number | undefined {
  return rotations[preset];
}

/** The values in the text of a part: `*`, numbers and ranges such as `1-5`, and `-` for none. `null` if it says others. */
export function readPart(part: SchedulePart, text: string): number[] | null {
  if (text === '*') return allOf(part);
  if (text === '-') return [];
  const [first, last] = limits[part];
  const values = new Set<number>();
  for (const piece of text.split(',')) {
    const [, from = '', to = from] = /^(\d{1,2})(?:-(\d{1,2}))?$/.exec(piece) ?? [];
    if (from === '' || Number(from) < first || Number(to) > last || Number(from) > Number(to)) return null;
    for (let value = Number(from); value <= Number(to); value++) values.add(value);
  }
  return [...values].sort((one, other) => one - other);
}

/** The shortest text of a part's values, which are in order. */
export function writePart(part: SchedulePart, values: readonly number[]): string {
  if (values.length === 0) return '-';
  return isFull(part, values) ? '*' : values.join(',');
}

/** `null` if the text is no minute. */
function readMinute(text: string): number | null {
  return /^[1-5]?\d$/.test(text) ? Number(text) : null;
}

/** `rotation-7`, or the four parts with spaces between them, and a minute where there is one. `null` if it is neither. */
export function readPlan(text: string): Plan | null {
  const preset = schedulePresets.find((name) => name === text && name !== 'custom') ?? 'custom';
  const pieces = (preset === 'custom' ? text : nightly).trim().split(/\s+/);
  const minute = readMinute(pieces[scheduleParts.length] ?? '0');
  const isWhole = pieces.length === scheduleParts.length || pieces.length === scheduleParts.length + 1;
  if (!isWhole || minute === null) return null;
  const read = scheduleParts.map((part, at) => [part, readPart(part, pieces[at]!)] as const);
  if (read.some(([, values]) => values === null)) return null;
  return { preset, chosen: Object.fromEntries(read) as unknown as Chosen, minute };
}

/** A full hour has no minute. */
export function writeChosen(chosen: Chosen, minute = 0): string {
  const parts = scheduleParts.map((part) => writePart(part, chosen[part]));
  return [...parts, ...(minute === 0 ? [] : [minute])].join(' ');
}

/** The server's form of what was read. */
export function scheduleOf({ preset, chosen, minute }: Plan): Schedule {
  const rotation = rotationOf(preset);
  return {
    month: writePart('month', chosen.month),
    day_of_week: writePart('day_of_week', chosen.day_of_week),
    day: writePart('day', chosen.day),
    hour: writePart('hour', chosen.hour),
    ...(minute !== 0 && { minute: String(minute) }),
    ...(rotation !== undefined && { recovery_points_rotation: rotation }),
  };
}

/** The text of a schedule from the server: the preset that is meant, else its parts. */
export function textOf(schedule: Schedule): string {
  const parts = scheduleParts.map((part) => asText(schedule[part]).replaceAll(/\s/g, '') || '-');
  const text = [...parts, asText(schedule.minute).trim()].join(' ').trim();
  const plan = readPlan(text);
  const written = plan ? writeChosen(plan.chosen, plan.minute) : text;
  const preset = schedulePresets.find((name) => rotationOf(name) === schedule.recovery_points_rotation);
  return preset && preset !== 'custom' && written === nightly ? preset : written;
}

/** The first thing that is wrong with a schedule. */
export function brokenScheduleRule(plan: Plan | null): ScheduleProblem | null {
  if (!plan) return { kind: 'unreadable' };
  const { chosen } = plan;
  const part = scheduleParts.find((name) => chosen[name].length === 0);
  if (part) return { kind: 'empty', part };
  const longest = Math.max(...chosen.month.map((month) => monthLengths[month - 1]!));
  return chosen.day[0]! > longest ? { kind: 'never' } : null;
}

/** Values that follow each other, as pairs of first and last; two in a row stay two. `order` is that of the whole part. */
export function runsOf(values: readonly number[], order: readonly number[]): [first: number, last: number][] {
  const runs: number[][] = [];
  let isFollowing = false;
  for (const value of order) {
    const isIn = values.includes(value);
    if (isIn && isFollowing) runs.at(-1)!.push(value);
    else if (isIn) runs.push([value]);
    isFollowing = isIn;
  }
  return runs.flatMap((run) =>
    run.length < 3 ? run.map((value): [number, number] => [value, value]) : [[run[0]!, run.at(-1)!]],
  );
}
