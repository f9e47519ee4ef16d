import { useMemo } from 'react';
import { useLanguage } from './text.ts';

const units = [
  ['day', 86_400],
  ['hour', 3600],
  ['minute', 60],
] as const;

/** How long something takes, in words: "8 hours", "1 minute", "90 seconds"; `short` in tables: "8 hr", "90 sec". */
export function durationIn(language: string, unitDisplay: 'long' | 'short' = 'long'): (seconds: number) => string {
  return (seconds) => {
    const [unit, size] = units.find(([, length]) => seconds >= length && seconds % length === 0) ?? ['second', 1];
    // Latin digits in every language (visual language, "Languages").
    const words = new Intl.NumberFormat(language, {
      numberingSystem: 'latn',
      style: 'unit',
      unit,
      unitDisplay,
    });
    return words.format(seconds / size);
  };
}

/** Apart from `useFormat`: few pages have a duration. */
export function useDuration(unitDisplay: 'long' | 'short' = 'long'): (seconds: number) => string {
  const language = useLanguage();
  return useMemo(() => durationIn(language, unitDisplay), [language, unitDisplay]);
}
