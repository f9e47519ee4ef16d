/**
 * Gives each colour token of a page a colour that no other one has, until the answer is called. What can be seen through
 * stays so. The page has to wear the scheme whose tokens are meant.
 */
export function probe(page: Document): () => void {
  const root = page.documentElement;
  const sample = page.createElement('i');
  root.append(sample);
  const colourOf = (value: string): string => {
    sample.style.color = '';
    sample.style.color = value;
    return sample.style.color && getComputedStyle(sample).color;
  };
  const values = tokenNames(page).map(
    (name) => [name, colourOf(getComputedStyle(root).getPropertyValue(name))] as const,
  );
  sample.remove();
  const colours = values.filter(([, colour]) => colour !== '');
  if (colours.length < 100) throw new Error(`The page has ${colours.length} colours: its scheme is not there.`);
  const style = page.createElement('style');
  style.textContent = `:root { ${colours.map(([name, colour], at) => `${name}: ${own(at, colour)} !important;`).join(' ')} }`;
  page.head.append(style);
  return () => style.remove();
}

/** Every custom property that the sheets of schemes set. */
function tokenNames(page: Document): readonly string[] {
  const sheets = [...page.styleSheets].filter(({ href }) => href?.includes('/schemes/'));
  const rules = sheets.flatMap(({ cssRules }) => [...cssRules]) as CSSStyleRule[];
  return [...new Set(rules.flatMap(({ style }) => [...(style ?? [])]))].filter((name) => name.startsWith('--sky-'));
}

/** The factors have no divisor in common with 256, so that no two places have the same red. */
function own(at: number, colour: string): string {
  const channels = [at * 97, at * 57 + 31, at * 151 + 67].map((channel) => channel % 256);
  const isOpaque = !/^rgba|\/ /.test(colour);
  return `rgb(${channels.join(' ')} / ${isOpaque ? 1 : 0.5})`;
}
