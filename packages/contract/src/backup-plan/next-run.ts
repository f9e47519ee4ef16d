import { readScheduleMinute, readSchedulePart, type Schedule } from '../rules/schedules.ts';

const MINUTE_MS = 60_000;
const HOUR_MS = 60 * MINUTE_MS;
const DAY_MS = 24 * HOUR_MS;
/** The longest that two runs can be apart: from one 29 February on a Monday to the next, over a century that has none. */
const DAYS_MOST = 41 * 366;

/**
 * The first moment after `after` at which all parts of a schedule are met, at its minute; null for one that never
 * comes, such as 30 February. In UTC, which knows no summer time: each hour of a day comes once.
 */
export function nextRun(schedule: Schedule, after: Date): Date | null {
  const months = readSchedulePart('month', schedule.month);
  const weekdays = readSchedulePart('day_of_week', schedule.day_of_week);
  const days = readSchedulePart('day', schedule.day);
  const hours = readSchedulePart('hour', schedule.hour);
  const minute = readScheduleMinute(schedule);
  if (!months || !weekdays || !days || !hours || minute === null) return null;
  const first = Math.floor(after.getTime() / DAY_MS) * DAY_MS;
  for (let at = 0; at <= DAYS_MOST; at += 1) {
    const day = new Date(first + at * DAY_MS);
    const isDay =
      months.includes(day.getUTCMonth() + 1) && weekdays.includes(day.getUTCDay()) && days.includes(day.getUTCDate());
    const runs = isDay ? hours.map((hour) => day.getTime() + hour * HOUR_MS + minute * MINUTE_MS) : [];
    const next = runs.find((run) => run > after.getTime());
    if (next !== undefined) return new Date(next);
  }
  return null;
}

/** The next moments, as many as there are up to `count`. */
export function nextRuns(schedule: Schedule, after: Date, count: number): Date[] {
  const runs: Date[] = [];
  for (let run = nextRun(schedule, after); run && runs.length < count; run = nextRun(schedule, run)) runs.push(run);
  return runs;
}
