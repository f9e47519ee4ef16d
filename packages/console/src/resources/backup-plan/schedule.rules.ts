import {
  formatHour,
  formatSchedulePart,
  presetSchedule,
  readSchedulePart,
  rotationPresets,
  type Schedule,
  type SchedulePart,
  writeSchedulePart,
} from '@skydeck/contract';

const parts = ['month', 'day_of_week', 'day', 'hour'] as const satisfies readonly SchedulePart[];
type Preset = keyof typeof rotationPresets;
const isPreset = (text: string): text is Preset => Object.hasOwn(rotationPresets, text);

/** What the schedule field's text says: four parts, or a preset that also says how many recovery points are kept. */
export function readScheduleText(text: string): {
  readonly schedule: Schedule;
  readonly rotation: number | null;
} {
  if (isPreset(text)) return { schedule: { ...presetSchedule }, rotation: rotationPresets[text] };
  const [month = '', day_of_week = '', day = '', hour = ''] = text.trim().split(/\s+/);
  return { schedule: { month, day_of_week, day, hour }, rotation: null };
}

const plain = (part: SchedulePart, schedule: Schedule) => {
  const values = readSchedulePart(part, schedule[part]);
  return values ? writeSchedulePart(part, values) : schedule[part];
};

/** The text for the schedule field: the preset that is meant, else the parts. */
export function writeScheduleText(schedule: Schedule, rotation: number): string {
  const isNightly = parts.every((part) => plain(part, schedule) === presetSchedule[part]);
  const preset = (Object.keys(rotationPresets) as Preset[]).find((name) => rotationPresets[name] === rotation);
  return isNightly && preset ? preset : parts.map((part) => plain(part, schedule)).join(' ');
}

/** `02:00`, for every start hour; null for all of them. */
export function hoursOf({ hour }: Schedule): readonly string[] | null {
  const hours = formatSchedulePart('hour', hour);
  return hours === 'all' || hours === null ? null : hours.map(formatHour);
}

/** Values of a part that is not every value; null for every one. */
export function chosenOf(part: 'month' | 'day_of_week' | 'day', schedule: Schedule): readonly number[] | null {
  const values = formatSchedulePart(part, schedule[part]);
  return values === 'all' || values === null ? null : values;
}
