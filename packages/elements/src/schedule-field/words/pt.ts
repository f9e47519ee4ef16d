import { plural } from '../../core/plural.js';
import type { ScheduleFieldWords } from './en.js';

export const pt: ScheduleFieldWords = {
  preset: 'Predefinição',
  rotation: (count: number) =>
    plural('pt', count, { one: '# ponto de recuperação diário', other: '# pontos de recuperação diários' }),
  custom: 'Personalizado',
  month: 'Mês',
  weekday: 'Dia da semana',
  day: 'Dia do mês',
  hour: 'Hora de início',
  all: 'Tudo',
  none: 'Nada',
  noMonth: 'Selecione pelo menos um mês.',
  noWeekday: 'Selecione pelo menos um dia da semana.',
  noDay: 'Selecione pelo menos um dia do mês.',
  noHour: 'Selecione pelo menos uma hora de início.',
  never: 'Nenhum dos meses selecionados tem os dias selecionados.',
  unreadable: 'Não é possível ler este agendamento. Selecione um.',
  range: (first: string, last: string) => `${first}–${last}`,
  at: (hours: string) => `às ${hours}`,
  hourly: 'a cada hora cheia',
  hourlyAt: (minute: string) => `a cada hora, no minuto ${minute}`,
  everyDay: (at: string) => `Todos os dias ${at}.`,
  onWeekdays: (weekdays: string, at: string) => `Em cada ${weekdays} ${at}.`,
  onDays: (days: string, at: string, count: number) =>
    plural('pt', count, {
      one: `No dia ${days} de cada mês ${at}.`,
      other: `Nos dias ${days} de cada mês ${at}.`,
    }),
  weekdaysOnDays: (weekdays: string, days: string, at: string) =>
    `Em cada ${weekdays} que cair no dia ${days} do mês, ${at}.`,
  everyDayIn: (months: string, at: string) => `Todos os dias de ${months} ${at}.`,
  onWeekdaysIn: (weekdays: string, months: string, at: string) => `Em cada ${weekdays} de ${months} ${at}.`,
  onDaysIn: (days: string, months: string, at: string, count: number) =>
    plural('pt', count, {
      one: `No dia ${days} de ${months} ${at}.`,
      other: `Nos dias ${days} de ${months} ${at}.`,
    }),
  weekdaysOnDaysIn: (weekdays: string, days: string, months: string, at: string) =>
    `Em cada ${weekdays} que cair no dia ${days} de ${months}, ${at}.`,
};
