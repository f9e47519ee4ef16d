const spans = [
  ['day', 86_400_000],
  ['hour', 3_600_000],
  ['minute', 60_000],
] as const;

/** A list of a thousand would make it a thousand times. */
const formats = new Map<string, Intl.RelativeTimeFormat>();

function formatOf(language: string): Intl.RelativeTimeFormat {
  const known = formats.get(language);
  if (known) return known;
  const locale = new Intl.Locale(language, { numberingSystem: 'latn' });
  const format = new Intl.RelativeTimeFormat(locale, { numeric: 'auto', style: 'narrow' });
  formats.set(language, format);
  return format;
}

/**
 * How long ago, as short as the language allows: "2m ago". Latin digits everywhere, as the design language has it.
 *
 * @param timestamp Milliseconds since the epoch; 0, a time that is not known, gives ''.
 */
export function whenText(timestamp: number, language: string, now = Date.now()): string {
  if (timestamp === 0) return '';
  const past = Math.max(0, now - timestamp);
  const [unit, length] = spans.find(([, span]) => past >= span) ?? ['second', Infinity];
  return formatOf(language).format(-Math.floor(past / length), unit);
}
