const MOST = 65_535;

/** Decimal, without leading zeros; null for everything else. */
function readPort(text: string): number | null {
  if (!/^(?:0|[1-9]\d{0,4})$/.test(text)) return null;
  const port = Number(text);
  return port <= MOST ? port : null;
}

/** `1` to `65535`. */
export const isPort = (text: string): boolean => (readPort(text) ?? 0) > 0;

/** `8000-8080`: from a port to the same or a higher one. */
export function isPortRange(text: string): boolean {
  const [first = '', last = '', ...more] = text.split('-', 3);
  return more.length === 0 && isPort(first) && isPort(last) && Number(first) <= Number(last);
}
