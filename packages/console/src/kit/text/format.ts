import { useMemo } from 'react';
import { scaleBytes, withByteUnit } from './byte-units.ts';
import { directionOf, type Language } from './languages.ts';
import { useLanguage } from './text.ts';

// Latin digits in every language (visual language, "Languages").
const numbering = { numberingSystem: 'latn' } as const;
/** 00:00 to 23:59 in every language, as schedules are written. */
export const dayOf24 = { hourCycle: 'h23' } as const;
const spans = [
  ['year', 31_536_000],
  ['month', 2_592_000],
  ['day', 86_400],
  ['hour', 3600],
  ['minute', 60],
  ['second', 1],
] as const;

export function createFormat(language: string) {
  const number = new Intl.NumberFormat(language, numbering);
  const plainBytes = new Intl.NumberFormat(language, {
    ...numbering,
    style: 'unit',
    unit: 'byte',
    unitDisplay: 'long',
    maximumFractionDigits: 0,
  });
  const percent = new Intl.NumberFormat(language, { ...numbering, style: 'percent', maximumFractionDigits: 0 });
  const date = new Intl.DateTimeFormat(language, { ...numbering, dateStyle: 'medium' });
  const dateTime = new Intl.DateTimeFormat(language, {
    ...numbering,
    ...dayOf24,
    dateStyle: 'medium',
    timeStyle: 'short',
  });
  const relative = new Intl.RelativeTimeFormat(language, { numeric: 'auto' });
  const list = new Intl.ListFormat(language, { type: 'conjunction' });
  const choice = new Intl.ListFormat(language, { type: 'disjunction' });
  // Where letters run from right to left, those of an address would change places with the word for “and” beside them.
  const apart = (item: string) => (directionOf(language as Language) === 'rtl' ? `\u2068${item}\u2069` : item);
  return {
    number: (value: number | bigint) => number.format(value),
    /** 0–100 as percent. */
    percent: (value: number) => percent.format(value / 100),
    date: (iso: string) => date.format(new Date(iso)),
    dateTime: (iso: string) => dateTime.format(new Date(iso)),
    /** "3 days ago"; seconds count as "now". */
    ago(iso: string, now = Date.now()) {
      const seconds = Math.round((new Date(iso).getTime() - now) / 1000);
      const [unit, size] = spans.find(([, length]) => Math.abs(seconds) >= length) ?? ['second', 1];
      return unit === 'second' ? relative.format(0, 'second') : relative.format(Math.trunc(seconds / size), unit);
    },
    /** "1.5 GiB": base 1024, one digit behind the point below 10. */
    bytes(value: number) {
      const { amount, step, digits } = scaleBytes(value);
      if (step === 0) return plainBytes.format(amount);
      const decimal = new Intl.NumberFormat(language, { ...numbering, maximumFractionDigits: digits });
      return withByteUnit(language, decimal.format(amount), step);
    },
    list: (items: readonly string[]) => list.format(items.map(apart)),
    /** "ACTIVE or DOWN". */
    anyOf: (items: readonly string[]) => choice.format(items.map(apart)),
  };
}

export type Format = ReturnType<typeof createFormat>;

export function useFormat(): Format {
  const language = useLanguage();
  return useMemo(() => createFormat(language), [language]);
}
