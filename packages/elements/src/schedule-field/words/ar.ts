import { plural } from '../../core/plural.js';
import type { ScheduleFieldWords } from './en.js';

/** The noun that stands before the list of days has a form of its own for two of them. */
const daysOf = (count: number): string =>
  plural('ar', count, { one: 'في اليوم', two: 'في اليومين', other: 'في الأيام' });

export const ar: ScheduleFieldWords = {
  preset: 'الإعداد المسبق',
  rotation: (count: number) =>
    plural('ar', count, {
      one: 'نقطة استرداد يومية واحدة',
      two: 'نقطتا استرداد يوميتان',
      few: '# نقاط استرداد يومية',
      many: '# نقطة استرداد يومية',
      other: '# نقطة استرداد يومية',
    }),
  custom: 'مخصص',
  month: 'الشهر',
  weekday: 'يوم الأسبوع',
  day: 'يوم الشهر',
  hour: 'ساعة البدء',
  all: 'الكل',
  none: 'لا شيء',
  noMonth: 'اختر شهرًا واحدًا على الأقل.',
  noWeekday: 'اختر يومًا واحدًا على الأقل من الأسبوع.',
  noDay: 'اختر يومًا واحدًا على الأقل من الشهر.',
  noHour: 'اختر ساعة بدء واحدة على الأقل.',
  never: 'لا يوجد في أي من الأشهر المحددة أي من الأيام المحددة.',
  unreadable: 'تتعذّر قراءة هذا الجدول الزمني. اختر جدولًا آخر.',
  range: (first: string, last: string) => `\u2068${first}–${last}\u2069`,
  at: (hours: string) => `الساعة ${hours}`,
  hourly: 'كل ساعة',
  hourlyAt: (minute: string) => `كل ساعة عند الدقيقة ${minute}`,
  everyDay: (at: string) => `كل يوم ${at}.`,
  onWeekdays: (weekdays: string, at: string) => `كل أسبوع أيام ${weekdays} ${at}.`,
  onDays: (days: string, at: string, count: number) => `${daysOf(count)} ${days} من كل شهر ${at}.`,
  weekdaysOnDays: (weekdays: string, days: string, at: string) =>
    `عندما يوافق ${weekdays} اليوم ${days} من الشهر، ${at}.`,
  everyDayIn: (months: string, at: string) => `كل يوم في ${months} ${at}.`,
  onWeekdaysIn: (weekdays: string, months: string, at: string) => `أيام ${weekdays} في ${months} ${at}.`,
  onDaysIn: (days: string, months: string, at: string, count: number) => `${daysOf(count)} ${days} من ${months} ${at}.`,
  weekdaysOnDaysIn: (weekdays: string, days: string, months: string, at: string) =>
    `عندما يوافق ${weekdays} اليوم ${days} من ${months}، ${at}.`,
};
