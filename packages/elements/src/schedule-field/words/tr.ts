import type { ScheduleFieldWords } from './en.js';

export const tr: ScheduleFieldWords = {
  preset: 'Hazır zamanlama',
  rotation: (count: number) => `Günlük ${count} kurtarma noktası`,
  custom: 'Özel',
  month: 'Ay',
  weekday: 'Haftanın günü',
  day: 'Ayın günü',
  hour: 'Başlangıç saati',
  all: 'Tümü',
  none: 'Hiçbiri',
  noMonth: 'En az bir ay seçin.',
  noWeekday: 'Haftanın en az bir gününü seçin.',
  noDay: 'Ayın en az bir gününü seçin.',
  noHour: 'En az bir başlangıç saati seçin.',
  never: 'Seçilen ayların hiçbirinde seçilen günler yok.',
  unreadable: 'Bu zamanlama okunamıyor. Bir zamanlama seçin.',
  range: (first: string, last: string) => `${first}–${last}`,
  at: (hours: string) => `saat ${hours}`,
  hourly: 'her saat başı',
  hourlyAt: (minute: string) => `her saatin ${minute}. dakikasında`,
  everyDay: (at: string) => `Her gün ${at}.`,
  onWeekdays: (weekdays: string, at: string) => `Her ${weekdays} günü ${at}.`,
  onDays: (days: string, at: string) => `Her ayın ${days}. günü ${at}.`,
  weekdaysOnDays: (weekdays: string, days: string, at: string) =>
    `Ayın ${days}. gününe denk gelen her ${weekdays} günü ${at}.`,
  everyDayIn: (months: string, at: string) => `Yalnızca ${months} içinde her gün ${at}.`,
  onWeekdaysIn: (weekdays: string, months: string, at: string) =>
    `Yalnızca ${months} içinde her ${weekdays} günü ${at}.`,
  onDaysIn: (days: string, months: string, at: string) => `Yalnızca ${months} içinde ayın ${days}. günü ${at}.`,
  weekdaysOnDaysIn: (weekdays: string, days: string, months: string, at: string) =>
    `Yalnızca ${months} içinde ayın ${days}. gününe denk gelen her ${weekdays} günü ${at}.`,
};
