const warned = new Set<string>();

/** Tells a developer about a mistake in the use of an element, once for all elements that make the same one. */
export function warnOnce(host: Element, mistake: string): void {
  const text = `<${host.localName}> ${mistake}`;
  if (warned.has(text)) return;
  warned.add(text);
  console.warn(text, host);
}
