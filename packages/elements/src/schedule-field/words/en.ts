import { plural } from '../../core/plural.js';
import type { Translation } from '../../core/translation.js';

export const en = {
  preset: 'Preset',
  rotation: (count: number) => plural('en', count, { one: '# daily recovery point', other: '# daily recovery points' }),
  custom: 'Custom',
  month: 'Month',
  weekday: 'Day of the week',
  day: 'Day of the month',
  hour: 'Start hour',
  all: 'All',
  none: 'None',
  noMonth: 'Choose at least one month.',
  noWeekday: 'Choose at least one day of the week.',
  noDay: 'Choose at least one day of the month.',
  noHour: 'Choose at least one start hour.',
  never: 'None of the chosen months has the chosen days.',
  unreadable: 'This schedule could not be read. Choose a schedule.',
  range: (first: string, last: string) => `${first}–${last}`,
  at: (hours: string) => `at ${hours}`,
  hourly: 'every hour',
  hourlyAt: (minute: string) => `every hour at minute ${minute}`,
  everyDay: (at: string) => `Every day ${at}.`,
  onWeekdays: (weekdays: string, at: string) => `Every ${weekdays} ${at}.`,
  onDays: (days: string, at: string, count: number) =>
    plural('en', count, {
      one: `On day ${days} of every month ${at}.`,
      other: `On days ${days} of every month ${at}.`,
    }),
  weekdaysOnDays: (weekdays: string, days: string, at: string) =>
    `Every ${weekdays} that falls on day ${days} of the month, ${at}.`,
  everyDayIn: (months: string, at: string) => `Every day in ${months} ${at}.`,
  onWeekdaysIn: (weekdays: string, months: string, at: string) => `Every ${weekdays} in ${months} ${at}.`,
  onDaysIn: (days: string, months: string, at: string, count: number) =>
    plural('en', count, { one: `On day ${days} of ${months} ${at}.`, other: `On days ${days} of ${months} ${at}.` }),
  weekdaysOnDaysIn: (weekdays: string, days: string, months: string, at: string) =>
    `Every ${weekdays} that falls on day ${days} of ${months}, ${at}.`,
};

export type ScheduleFieldWords = Translation<typeof en>;
