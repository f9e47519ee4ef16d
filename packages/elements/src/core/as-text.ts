/** A property that is to hold text, whatever it was given: JavaScript does not ask, and a framework may pass nothing. */
export function asText(value: unknown): string {
  return String(value ?? '');
}
