import { readFileSync } from 'node:fs';
import { join } from 'node:path';

const packages = join(import.meta.dirname, '..', 'packages');

/**
 * The fenced blocks of a language below a heading of a README, up to the next heading of its level.
 *
 * @throws {Error} When there is none: a block that nobody finds is a block that nobody tests.
 */
export function blocksOf(readme: string, heading: string, language: string): [string, ...string[]] {
  const text = readFileSync(join(packages, readme), 'utf8');
  const section = text.split(/^(?=## )/m).find((part) => part.startsWith(`## ${heading}\n`)) ?? '';
  const fence = new RegExp(`^\`\`\`${language}\n(.*?)^\`\`\`$`, 'gms');
  const [first, ...more] = [...section.matchAll(fence)].map(([, block = '']) => block);
  if (first === undefined) throw new Error(`${readme} has no ${language} below “${heading}”.`);
  return [first, ...more];
}
