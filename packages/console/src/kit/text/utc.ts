import { useMemo } from 'react';
import { dayOf24 } from './format.ts';
import { useLanguage } from './text.ts';

const latin = { numberingSystem: 'latn', timeZone: 'UTC' } as const;
/** A Sunday, and a January: names of days and months are those of its week and its year. */
const SUNDAY = Date.UTC(2023, 0, 1);
const DAY_MS = 86_400_000;

/** Schedules are in UTC, and so is what is told of them: whoever reads 02:00 in the form finds 02:00 in the list. */
export function createUtcFormat(language: string) {
  const moment = new Intl.DateTimeFormat(language, {
    ...latin,
    ...dayOf24,
    dateStyle: 'medium',
    timeStyle: 'short',
  });
  const weekday = new Intl.DateTimeFormat(language, { ...latin, weekday: 'long' });
  const month = new Intl.DateTimeFormat(language, { ...latin, month: 'long' });
  return {
    /** "Mar 5, 2026, 02:00 UTC": as every other time is written, and in which zone, whose name is the same in each language. */
    moment: (at: string | Date) => `${moment.format(new Date(at))} UTC`,
    /** 0 is Sunday. */
    weekday: (day: number) => weekday.format(SUNDAY + day * DAY_MS),
    /** 1 is January. */
    month: (number: number) => month.format(Date.UTC(2023, number - 1, 1)),
  };
}

export function useUtc() {
  const language = useLanguage();
  return useMemo(() => createUtcFormat(language), [language]);
}
