const warned = new Set<string>();

/**
 * Says, once per mistake, that an attribute has a value outside its list; the look then falls back to the default.
 * Call it in `update()`, before `super.update()`.
 */
export function warnUnlessOneOf(host: Element, attribute: string, value: string, allowed: readonly string[]): void {
  if (allowed.includes(value)) return;
  const mistake = `<${host.localName}> has ${attribute}="${value}"; it takes ${allowed.join(', ')}.`;
  if (warned.has(mistake)) return;
  warned.add(mistake);
  console.warn(mistake, host);
}
