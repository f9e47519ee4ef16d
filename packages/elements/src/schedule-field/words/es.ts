import { plural } from '../../core/plural.js';
import type { ScheduleFieldWords } from './en.js';

export const es: ScheduleFieldWords = {
  preset: 'Plantilla',
  rotation: (count: number) =>
    plural('es', count, {
      one: '# punto de recuperación diario',
      other: '# puntos de recuperación diarios',
    }),
  custom: 'Personalizado',
  month: 'Mes',
  weekday: 'Día de la semana',
  day: 'Día del mes',
  hour: 'Hora de inicio',
  all: 'Todo',
  none: 'Nada',
  noMonth: 'Seleccione al menos un mes.',
  noWeekday: 'Seleccione al menos un día de la semana.',
  noDay: 'Seleccione al menos un día del mes.',
  noHour: 'Seleccione al menos una hora de inicio.',
  never: 'Ninguno de los meses seleccionados tiene los días seleccionados.',
  unreadable: 'Esta programación no se puede leer. Seleccione una.',
  range: (first: string, last: string) => `${first}–${last}`,
  at: (hours: string) => `a las ${hours}`,
  hourly: 'a cada hora en punto',
  hourlyAt: (minute: string) => `a cada hora, en el minuto ${minute}`,
  everyDay: (at: string) => `Todos los días ${at}.`,
  onWeekdays: (weekdays: string, at: string) => `Cada ${weekdays} ${at}.`,
  onDays: (days: string, at: string, count: number) =>
    plural('es', count, {
      one: `El día ${days} de cada mes ${at}.`,
      other: `Los días ${days} de cada mes ${at}.`,
    }),
  weekdaysOnDays: (weekdays: string, days: string, at: string) =>
    `Cada ${weekdays} que caiga en el día ${days} del mes, ${at}.`,
  everyDayIn: (months: string, at: string) => `Todos los días de ${months} ${at}.`,
  onWeekdaysIn: (weekdays: string, months: string, at: string) => `Cada ${weekdays} de ${months} ${at}.`,
  onDaysIn: (days: string, months: string, at: string, count: number) =>
    plural('es', count, {
      one: `El día ${days} de ${months} ${at}.`,
      other: `Los días ${days} de ${months} ${at}.`,
    }),
  weekdaysOnDaysIn: (weekdays: string, days: string, months: string, at: string) =>
    `Cada ${weekdays} que caiga en el día ${days} de ${months}, ${at}.`,
};
