/** The files of one element (docs: packages/elements, CONTRIBUTING.md). */
export const filesOf = (name: string): string[] => [
  `${name}.ts`,
  `${name}.css.ts`,
  'define.ts',
  'index.ts',
  `${name}.test.ts`,
  `${name}.a11y.test.ts`,
  `${name}.demo.html`,
  `${name}.md`,
];

interface Duty {
  readonly what: string;
  /** Where the source does it. */
  readonly done: RegExp;
  /** Where the documentation of the class says so; `$` stands for the name. */
  readonly said: string;
}

const duties: readonly Duty[] = [
  { what: 'part', done: /\bpart="([\w-]+)"/g, said: String.raw`@csspart $\b` },
  { what: 'slot', done: /<slot name="([\w-]+)"/g, said: String.raw`@slot $\b` },
  { what: 'state', done: /\bstates\.add\('([\w-]+)'\)/g, said: String.raw`@cssState $\b` },
  { what: 'event', done: /new (?:Custom)?Event\('([\w-]+)'/g, said: String.raw`@fires \{[^}]+\} $\b` },
];

/** What the class of an element does for others and does not say in its documentation, and what it lacks altogether. */
export function undocumented(source: string): string[] {
  const problems = /@tagname sky-[\w-]+/.test(source) ? [] : ['@tagname'];
  for (const { what, done, said } of duties) {
    for (const name of new Set([...source.matchAll(done)].map(([, match = '']) => match))) {
      if (!new RegExp(said.replace('$', () => name)).test(source)) problems.push(`${what} ${name}`);
    }
  }
  return problems;
}
