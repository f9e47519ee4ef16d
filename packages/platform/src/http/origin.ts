/** Null unless `text` is an origin as browsers write it: nothing behind the port, no user, http or https. */
export function readOrigin(text: string): string | null {
  if (!URL.canParse(text)) return null;
  const { origin, protocol } = new URL(text);
  return (protocol === 'https:' || protocol === 'http:') && origin === text ? origin : null;
}
