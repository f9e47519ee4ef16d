/** What a demo needs and nobody else writes. */
const ofTheDemo = /^(?:id|class|style|tabindex|slot|role|data-|aria-)/;

interface Written {
  readonly localName: string;
  readonly attributes: Iterable<{ readonly name: string; readonly value: string }>;
  readonly innerHTML: string;
}

/** An element as somebody would write it; what is long inside is left out. */
export function markupOf({ localName, attributes, innerHTML }: Written): string {
  const written = [...attributes]
    .filter(({ name }) => !ofTheDemo.test(name))
    .map(({ name, value }) => (value === '' ? ` ${name}` : ` ${name}="${value.replaceAll('"', '&quot;')}"`));
  const inside = innerHTML.replaceAll(/<!--.*?-->/gs, '').trim();
  return `<${localName}${written.join('')}>${inside.length > 200 ? '…' : inside}</${localName}>`;
}
