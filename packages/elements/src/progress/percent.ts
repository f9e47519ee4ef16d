/** A share of a hundred as the language writes it, without decimals and in Latin digits: 64 is "64%", or "64 %". */
export function formatPercent(language: string, value: number): string {
  return new Intl.NumberFormat(language, {
    style: 'percent',
    maximumFractionDigits: 0,
    numberingSystem: 'latn',
  }).format(value / 100);
}

/** Kept between 0 and 100, for a server may answer with more; `null` when it is no number at all. */
export function boundedPercent(value: number | null): number | null {
  return value === null || Number.isNaN(value) ? null : Math.min(100, Math.max(0, value));
}
