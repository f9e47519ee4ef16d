/**
 * Rows as CSV (RFC 4180), readable by spreadsheets: with their byte order mark, and with a quote before what they would take
 * for a formula. A number is none, whatever its sign. Marks that keep directions apart are for eyes only.
 */
export const csvOf = (rows: readonly (readonly string[])[]): string =>
  `\uFEFF${rows.map((row) => row.map((text) => fieldOf(text)).join(',')).join('\r\n')}\r\n`;

function fieldOf(shown: string): string {
  const text = shown.replaceAll(/[\u2066-\u2069]/g, '');
  const harmless = /^[=+\-@\t\r]/.test(text) && !/^[+-]?\d+(?:\.\d+)?$/.test(text) ? `'${text}` : text;
  return /[",\r\n]/.test(harmless) ? `"${harmless.replaceAll('"', '""')}"` : harmless;
}

/** `routers-2026-11-22.csv` */
export const fileNameOf = (list: string, now: Date): string => `${list}-${now.toISOString().slice(0, 10)}.csv`;
