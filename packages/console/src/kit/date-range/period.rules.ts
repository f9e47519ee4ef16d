import {
  type CalendarDate,
  getLocalTimeZone,
  now,
  parseAbsolute,
  toZoned,
  type ZonedDateTime,
} from '@internationalized/date';

/** What a person chooses: both ends to the minute, the last one included. */
export interface Chosen {
  readonly start: ZonedDateTime;
  readonly end: ZonedDateTime;
}

/** As the server is asked (spec: list.period): ISO 8601, `to` excluded. */
export type Period = readonly [from: string, to: string];

export const localZone = getLocalTimeZone;

/** What an address says of a period; null: nothing that one can be made of. */
export function readPeriod(values: readonly string[] | undefined, zone: string): Chosen | null {
  const [from = '', to = ''] = values ?? [];
  if (Number.isNaN(Date.parse(from)) || Number.isNaN(Date.parse(to))) return null;
  const at = (iso: string) => parseAbsolute(new Date(iso).toISOString(), zone);
  return { start: at(from), end: at(to).subtract({ minutes: 1 }) };
}

export const periodOf = ({ start, end }: Chosen): Period => [
  wholeMinute(start).toAbsoluteString(),
  wholeMinute(end).add({ minutes: 1 }).toAbsoluteString(),
];

const wholeMinute = (time: ZonedDateTime) => time.set({ second: 0, millisecond: 0 });

export const isReversed = ({ start, end }: Chosen): boolean => start.compare(end) > 0;

export const swapped = ({ start, end }: Chosen): Chosen => ({ start: end, end: start });

/** Both days, at the times that were there; else from the first minute to the last. */
export function withDays(
  days: { readonly start: CalendarDate; readonly end: CalendarDate },
  before: Chosen | null,
  zone: string,
): Chosen {
  const at = (day: CalendarDate, time: ZonedDateTime | undefined, hour: number, minute: number) =>
    toZoned(day, zone).set({ hour: time?.hour ?? hour, minute: time?.minute ?? minute });
  return { start: at(days.start, before?.start, 0, 0), end: at(days.end, before?.end, 23, 59) };
}

const backFromNow = {
  hour: { hours: 1 },
  hours: { hours: 6 },
  day: { hours: 24 },
  week: { days: 7 },
  days: { days: 30 },
} as const;

export const presets = ['hour', 'hours', 'day', 'week', 'days', 'month'] as const;
export type Preset = (typeof presets)[number];

/** From so long ago to this minute; the month from its first day. */
export function chosenBy(preset: Preset, zone: string, at: ZonedDateTime = now(zone)): Chosen {
  const end = wholeMinute(at);
  if (preset === 'month') return { start: end.set({ day: 1, hour: 0, minute: 0 }), end };
  return { start: end.subtract(backFromNow[preset]), end };
}
