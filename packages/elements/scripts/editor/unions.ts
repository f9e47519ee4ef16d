import { globSync, readFileSync } from 'node:fs';

const alias = /^export type (\w+) =\s*([^;]+);/gm;
const literal = /^\|?\s*('[^']*'|\d+)(\s*\|\s*('[^']*'|\d+))*$/;
const listed = /^\(typeof (\w+)\)\[number\]$/;

const literalsIn = (text: string): string[] =>
  [...text.matchAll(/'([^']*)'|\d+/g)].map(([number, word]) => word ?? number);

function valuesOf(meaning: string, source: string): string[] | undefined {
  if (literal.test(meaning)) return literalsIn(meaning);
  const [, list] = listed.exec(meaning) ?? [];
  if (list === undefined) return undefined;
  const [, values] = new RegExp(`const ${list} = \\[([^\\]]*)\\] as const`).exec(source) ?? [];
  return values === undefined ? undefined : literalsIn(values);
}

/**
 * What each exported union of words consists of, by its name: the manifest has only the name. A type that is something
 * else is not in it.
 *
 * @param root The folder of the package.
 */
export function unionsOf(root: URL): ReadonlyMap<string, readonly string[]> {
  const unions = new Map<string, readonly string[]>();
  for (const path of globSync('src/**/*.ts', { cwd: root }).filter((file) => !file.endsWith('.test.ts'))) {
    const source = readFileSync(new URL(path, root), 'utf8');
    for (const [, name = '', meaning = ''] of source.matchAll(alias)) {
      const values = valuesOf(meaning.trim(), source);
      if (values !== undefined && values.length > 0) unions.set(name, values);
    }
  }
  return unions;
}
