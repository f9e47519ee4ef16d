import { allOf, isFull, runsOf, type Chosen, type SchedulePart } from './schedule.rules.js';
import type { ScheduleFieldWords } from './words/en.js';

type Length = 'long' | 'short';

/** In which words a language lists things: `A and B`, `A or B`, or `A, B`. */
type Joined = 'conjunction' | 'disjunction' | 'unit';

/** A Sunday, from which the names of the weekdays are taken. */
const sunday = Date.UTC(2024, 0, 7);
const day = 24 * 60 * 60 * 1000;

const twoDigits = (value: number) => String(value).padStart(2, '0');

type WithWeekInfo = Intl.Locale & {
  readonly weekInfo?: { readonly firstDay: number };
  getWeekInfo?(): { readonly firstDay: number };
};

/** How a language calls and orders the values of a schedule, and what a schedule means in it. */
export class ScheduleNames {
  readonly #language: string;
  readonly #words: ScheduleFieldWords;
  readonly #minute: number;

  /** `minute`: of each hour. */
  constructor(language: string, words: ScheduleFieldWords, minute = 0) {
    this.#language = language;
    this.#words = words;
    this.#minute = minute;
  }

  /** The values of a part, the weekdays from the one with which weeks begin there. */
  inOrder(part: SchedulePart): number[] {
    const values = allOf(part);
    if (part !== 'day_of_week') return values;
    const first = this.#firstWeekday;
    return [...values.slice(first), ...values.slice(0, first)];
  }

  nameOf(part: SchedulePart, value: number, length: Length = 'long'): string {
    if (part === 'month') return this.#date(Date.UTC(2024, value - 1, 1), { month: length });
    if (part === 'day_of_week') return this.#date(sunday + value * day, { weekday: length });
    return part === 'hour' ? `${twoDigits(value)}:${twoDigits(this.#minute)}` : String(value);
  }

  /** The chosen values of a part, short. */
  summary(part: SchedulePart, values: readonly number[]): string {
    if (values.length === 0) return this.#words.none;
    return isFull(part, values) ? this.#words.all : this.#listed(part, values, 'short', 'unit');
  }

  /** When a schedule runs, as a sentence. */
  meaning({ month, day_of_week: weekday, day: days, hour }: Chosen): string {
    const words = this.#words;
    const hourly = this.#minute === 0 ? words.hourly : words.hourlyAt(String(this.#minute));
    const at = isFull('hour', hour) ? hourly : words.at(this.#listed('hour', hour, 'long', 'conjunction'));
    const inMonths = !isFull('month', month);
    const onWeekdays = !isFull('day_of_week', weekday);
    const onDays = !isFull('day', days);
    const joined = onWeekdays && onDays ? 'disjunction' : 'conjunction';
    const months = this.#listed('month', month, 'long', joined);
    const weekdays = this.#listed('day_of_week', weekday, 'long', joined);
    const dates = this.#listed('day', days, 'long', joined);
    const count = days.length;
    if (onWeekdays && onDays)
      return inMonths ? words.weekdaysOnDaysIn(weekdays, dates, months, at) : words.weekdaysOnDays(weekdays, dates, at);
    if (onWeekdays) return inMonths ? words.onWeekdaysIn(weekdays, months, at) : words.onWeekdays(weekdays, at);
    if (onDays) return inMonths ? words.onDaysIn(dates, months, at, count) : words.onDays(dates, at, count);
    return inMonths ? words.everyDayIn(months, at) : words.everyDay(at);
  }

  #listed(part: SchedulePart, values: readonly number[], length: Length, type: Joined): string {
    const runs = runsOf(values, this.inOrder(part)).map(([first, last]) => {
      const from = this.nameOf(part, first, length);
      return first === last ? from : this.#words.range(from, this.nameOf(part, last, length));
    });
    return new Intl.ListFormat(this.#language, { type, style: type === 'unit' ? 'short' : 'long' }).format(runs);
  }

  #date(moment: number, what: Intl.DateTimeFormatOptions): string {
    const options = { ...what, calendar: 'gregory', numberingSystem: 'latn', timeZone: 'UTC' } as const;
    return new Intl.DateTimeFormat(this.#language, options).format(moment);
  }

  get #firstWeekday(): number {
    const locale: WithWeekInfo = new Intl.Locale(this.#language);
    // Monday is 1 and Sunday is 7. Not every browser knows; Monday is ISO 8601's.
    return ((locale.getWeekInfo?.() ?? locale.weekInfo)?.firstDay ?? 1) % 7;
  }
}
