import {
  FULL_HOUR,
  formatHour,
  formatSchedulePart,
  presetSchedule,
  readScheduleMinute,
  readSchedulePart,
  rotationPresets,
  type Schedule,
  type SchedulePart,
  writeSchedulePart,
} from '@skydeck/contract';

const parts = ['month', 'day_of_week', 'day', 'hour'] as const satisfies readonly SchedulePart[];
type Preset = keyof typeof rotationPresets;
const isPreset = (text: string): text is Preset => Object.hasOwn(rotationPresets, text);

/**
 * What the schedule field's text says: four parts and perhaps a minute, or a preset that also says how many recovery points
 * are kept.
 */
export function readScheduleText(text: string): {
  readonly schedule: Schedule;
  readonly rotation: number | null;
} {
  if (isPreset(text)) return { schedule: { ...presetSchedule }, rotation: rotationPresets[text] };
  const [month = '', day_of_week = '', day = '', hour = '', minute] = text.trim().split(/\s+/);
  const schedule = { month, day_of_week, day, hour, ...(minute !== undefined && { minute }) };
  return { schedule, rotation: null };
}

const plain = (part: SchedulePart, schedule: Schedule) => {
  const values = readSchedulePart(part, schedule[part]);
  return values ? writeSchedulePart(part, values) : schedule[part];
};

/** The text for the schedule field: the preset that is meant, else the parts. */
export function writeScheduleText(schedule: Schedule, rotation: number): string {
  const { minute = FULL_HOUR } = schedule;
  const isFullHour = minute === FULL_HOUR;
  const isNightly = isFullHour && parts.every((part) => plain(part, schedule) === presetSchedule[part]);
  const preset = (Object.keys(rotationPresets) as Preset[]).find((name) => rotationPresets[name] === rotation);
  if (isNightly && preset) return preset;
  return [...parts.map((part) => plain(part, schedule)), ...(isFullHour ? [] : [minute])].join(' ');
}

/** `02:00`, for every start hour; null for all of them. */
export function hoursOf(schedule: Schedule): readonly string[] | null {
  const hours = formatSchedulePart('hour', schedule.hour);
  const minute = minuteOf(schedule);
  return hours === 'all' || hours === null ? null : hours.map((hour) => formatHour(hour, minute));
}

/** Of each hour; the form cannot change it. */
export const minuteOf = (schedule: Schedule): number => readScheduleMinute(schedule) ?? 0;

/** Values of a part that is not every value; null for every one. */
export function chosenOf(part: 'month' | 'day_of_week' | 'day', schedule: Schedule): readonly number[] | null {
  const values = formatSchedulePart(part, schedule[part]);
  return values === 'all' || values === null ? null : values;
}
