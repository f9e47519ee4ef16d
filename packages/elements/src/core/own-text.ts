/** The text in an element's default slot: not that of other slots, and not the comments a template leaves there. */
export function ownText(host: Element): string {
  const isOwn = (node: Node): boolean => node instanceof Text || (node instanceof Element && node.slot === '');
  return [...host.childNodes]
    .filter(isOwn)
    .map(({ textContent }) => textContent)
    .join('')
    .trim();
}
