import { useState } from 'react';
import { localStore } from '../data/browser-store.ts';

const KEY = 'skydeck.chart-range';

/** The range of all charts, as this person chose it last in this browser; the first of `periods` before that. */
export function usePeriod<Period extends string>(periods: readonly [Period, ...Period[]]) {
  const known = (name: string | null) => periods.find((period) => period === name);
  const [period, setPeriod] = useState(() => known(localStore.get(KEY)) ?? periods[0]);
  function choose(name: string) {
    const chosen = known(name);
    if (!chosen) return;
    localStore.set(KEY, chosen);
    setPeriod(chosen);
  }
  return [period, choose] as const;
}
