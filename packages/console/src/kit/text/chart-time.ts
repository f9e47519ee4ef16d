import { useMemo } from 'react';
import { marksDays, type Range } from '../charts/ticks.rules.ts';
import { dayOf24 } from './format.ts';
import { useLanguage } from './text.ts';

// Latin digits in every language (visual language, "Languages").
const numbering = { numberingSystem: 'latn' } as const;

/** Times as charts write them: uPlot's own have English names. */
export function createTimeFormat(language: string) {
  const formatter = (options: Intl.DateTimeFormatOptions) =>
    new Intl.DateTimeFormat(language, { ...numbering, ...dayOf24, ...options });
  const time = formatter({ timeStyle: 'short' });
  const day = formatter({ day: 'numeric', month: 'short' });
  const dayAndTime = formatter({ day: 'numeric', month: 'short', hour: '2-digit', minute: '2-digit' });
  return {
    /** Below an axis. */
    mark: (at: number, range: Range) => (marksDays(range) ? day : time).format(at),
    /** Of one measurement. */
    moment: (at: number, { from, to }: Range) => (day.format(from) === day.format(to) ? time : dayAndTime).format(at),
    /** "Nov 20, 13:05 – 14:05". */
    range: ({ from, to }: Range) => dayAndTime.formatRange(from, to),
  };
}

export function useTimeFormat() {
  const language = useLanguage();
  return useMemo(() => createTimeFormat(language), [language]);
}
