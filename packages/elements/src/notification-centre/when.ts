const spans = [
  ['day', 86_400_000],
  ['hour', 3_600_000],
  ['minute', 60_000],
] as const;

/** How long ago, as short as the language allows: "2m ago". Latin digits everywhere, as the design language has it. */
export function whenText(timestamp: number, language: string, now = Date.now()): string {
  const locale = new Intl.Locale(language, { numberingSystem: 'latn' });
  const format = new Intl.RelativeTimeFormat(locale, { numeric: 'auto', style: 'narrow' });
  const past = Math.max(0, now - timestamp);
  const [unit, length] = spans.find(([, span]) => past >= span) ?? ['second', Infinity];
  return format.format(-Math.floor(past / length), unit);
}
