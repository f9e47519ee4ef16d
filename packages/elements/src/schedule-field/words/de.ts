import { plural } from '../../core/plural.js';
import type { ScheduleFieldWords } from './en.js';

export const de: ScheduleFieldWords = {
  preset: 'Vorlage',
  rotation: (count: number) =>
    plural('de', count, { one: '# täglicher Wiederherstellungspunkt', other: '# tägliche Wiederherstellungspunkte' }),
  custom: 'Benutzerdefiniert',
  month: 'Monat',
  weekday: 'Wochentag',
  day: 'Tag des Monats',
  hour: 'Startzeit',
  all: 'Alle',
  none: 'Keine',
  noMonth: 'Wählen Sie mindestens einen Monat aus.',
  noWeekday: 'Wählen Sie mindestens einen Wochentag aus.',
  noDay: 'Wählen Sie mindestens einen Tag des Monats aus.',
  noHour: 'Wählen Sie mindestens eine Startzeit aus.',
  never: 'Keiner der ausgewählten Monate hat die ausgewählten Tage.',
  unreadable: 'Dieser Zeitplan ist nicht lesbar. Wählen Sie einen aus.',
  range: (first: string, last: string) => `${first}–${last}`,
  at: (hours: string) => `um ${hours} Uhr`,
  hourly: 'zu jeder vollen Stunde',
  hourlyAt: (minute: string) => `jede Stunde in Minute ${minute}`,
  everyDay: (at: string) => `Jeden Tag ${at}.`,
  onWeekdays: (weekdays: string, at: string) => `Jeden ${weekdays} ${at}.`,
  onDays: (days: string, at: string, count: number) =>
    plural('de', count, {
      one: `Am Tag ${days} jedes Monats ${at}.`,
      other: `An den Tagen ${days} jedes Monats ${at}.`,
    }),
  weekdaysOnDays: (weekdays: string, days: string, at: string) =>
    `Jeden ${weekdays}, der auf den Tag ${days} des Monats fällt, ${at}.`,
  everyDayIn: (months: string, at: string) => `Jeden Tag im ${months} ${at}.`,
  onWeekdaysIn: (weekdays: string, months: string, at: string) => `Jeden ${weekdays} im ${months} ${at}.`,
  onDaysIn: (days: string, months: string, at: string, count: number) =>
    plural('de', count, {
      one: `Am Tag ${days} im ${months} ${at}.`,
      other: `An den Tagen ${days} im ${months} ${at}.`,
    }),
  weekdaysOnDaysIn: (weekdays: string, days: string, months: string, at: string) =>
    `Jeden ${weekdays} im ${months}, der auf den Tag ${days} fällt, ${at}.`,
};
