import { forms } from '../forms/forms.ts';

/** An element as a page writes it, and the form that it is to show. */
export interface WrittenForm {
  readonly name: string;
  readonly tag: string;
  /** With the console where `CONSOLE` stands. */
  readonly html: string;
  readonly path: string;
  /** The values of its attribute `step`; none where it has no such attribute. */
  readonly steps: readonly string[];
}

/** An identifier that has to be encoded: what stands in an attribute names nothing but itself. */
const ID = 'a b/../c?d#e';

/** Every element of the list, with an identifier for each attribute and no step. */
export const elements: readonly WrittenForm[] = forms.map(({ name, path, attributes = [] }) => {
  const needed = attributes.filter(({ values }) => !values);
  const own = needed.map((attribute) => ` ${attribute.name}="${ID}"`).join('');
  const segments = path
    .split('/')
    .filter((segment) => segment !== ':step')
    .map((segment) => (segment.startsWith(':') ? encodeURIComponent(ID) : segment));
  return {
    name,
    tag: `sky-${name}`,
    html: `<sky-${name} console-origin="CONSOLE"${own} scheme="cedar"></sky-${name}>`,
    path: `/iframe/${segments.join('/')}`,
    steps: attributes.find((attribute) => attribute.name === 'step')?.values ?? [],
  };
});
