import { plural } from '../../core/plural.js';
import type { ScheduleFieldWords } from './en.js';

export const ru: ScheduleFieldWords = {
  preset: 'Шаблон',
  rotation: (count: number) =>
    plural('ru', count, {
      one: '# ежедневная точка восстановления',
      few: '# ежедневные точки восстановления',
      many: '# ежедневных точек восстановления',
      other: '# ежедневной точки восстановления',
    }),
  custom: 'Другое расписание',
  month: 'Месяц',
  weekday: 'День недели',
  day: 'Число месяца',
  hour: 'Время начала',
  all: 'Все',
  none: 'Не выбрано',
  noMonth: 'Выберите хотя бы один месяц.',
  noWeekday: 'Выберите хотя бы один день недели.',
  noDay: 'Выберите хотя бы одно число месяца.',
  noHour: 'Выберите хотя бы одно время начала.',
  never: 'Ни в одном из выбранных месяцев нет выбранных чисел.',
  unreadable: 'Не удалось прочитать расписание. Выберите другое.',
  range: (first: string, last: string) => `${first}–${last}`,
  at: (hours: string) => `в ${hours}`,
  hourly: 'каждый час',
  hourlyAt: (minute: string) => `каждый час в ${minute} мин`,
  everyDay: (at: string) => `Каждый день ${at}.`,
  onWeekdays: (weekdays: string, at: string) => `Каждую неделю (${weekdays}) ${at}.`,
  onDays: (days: string, at: string, count: number) =>
    count === 1 ? `${days}-го числа каждого месяца ${at}.` : `По числам ${days} каждого месяца ${at}.`,
  weekdaysOnDays: (weekdays: string, days: string, at: string) =>
    `Если день недели — ${weekdays}, а число месяца — ${days}, ${at}.`,
  everyDayIn: (months: string, at: string) => `Каждый день ${at}, только ${months}.`,
  onWeekdaysIn: (weekdays: string, months: string, at: string) =>
    `Каждую неделю (${weekdays}) ${at}, только ${months}.`,
  onDaysIn: (days: string, months: string, at: string, count: number) =>
    count === 1 ? `${days}-го числа ${at}, только ${months}.` : `По числам ${days} ${at}, только ${months}.`,
  weekdaysOnDaysIn: (weekdays: string, days: string, months: string, at: string) =>
    `Если месяц — ${months}, день недели — ${weekdays}, а число — ${days}, ${at}.`,
};
