import type { ScheduleFieldWords } from './en.js';

export const ja: ScheduleFieldWords = {
  preset: 'プリセット',
  rotation: (count: number) => `毎日の復旧ポイント ${count} 個`,
  custom: 'カスタム',
  month: '月',
  weekday: '曜日',
  day: '日',
  hour: '開始時刻',
  all: 'すべて',
  none: 'なし',
  noMonth: '月を 1 つ以上選択してください。',
  noWeekday: '曜日を 1 つ以上選択してください。',
  noDay: '日を 1 つ以上選択してください。',
  noHour: '開始時刻を 1 つ以上選択してください。',
  never: '選択した月には、選択した日がありません。',
  unreadable: 'このスケジュールは読み取れません。選択し直してください。',
  range: (first: string, last: string) => `${first}～${last}`,
  at: (hours: string) => `${hours} に`,
  hourly: '毎時 0 分に',
  hourlyAt: (minute: string) => `毎時 ${minute} 分に`,
  everyDay: (at: string) => `毎日 ${at}実行します。`,
  onWeekdays: (weekdays: string, at: string) => `毎週 ${weekdays} ${at}実行します。`,
  onDays: (days: string, at: string) => `毎月 ${days} 日 ${at}実行します。`,
  weekdaysOnDays: (weekdays: string, days: string, at: string) =>
    `毎月 ${days} 日が ${weekdays} に当たる場合、${at}実行します。`,
  everyDayIn: (months: string, at: string) => `${months} の毎日 ${at}実行します。`,
  onWeekdaysIn: (weekdays: string, months: string, at: string) => `${months} の ${weekdays} ${at}実行します。`,
  onDaysIn: (days: string, months: string, at: string) => `${months} の ${days} 日 ${at}実行します。`,
  weekdaysOnDaysIn: (weekdays: string, days: string, months: string, at: string) =>
    `${months} の ${days} 日が ${weekdays} に当たる場合、${at}実行します。`,
};
