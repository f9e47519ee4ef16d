// Writes src/icon/own.ts: the icons that elements draw themselves, from the icon set's package. An element must not
// fetch, and must not depend on what a program has registered. `--check` only compares, and fails when they differ.
import { readFileSync, writeFileSync } from 'node:fs';
import { createRequire } from 'node:module';

const { resolve } = createRequire(import.meta.url);
const target = new URL('../src/icon/own.ts', import.meta.url);

/** What elements need beyond core/glyphs.ts. Add a name, then run this. */
const names = [
  'bell',
  'bell-off',
  'check',
  'chevron-down',
  'circle-check',
  'copy',
  'info',
  'list-filter',
  'octagon-x',
  'search-x',
  'settings',
  'text-wrap',
  'triangle-alert',
  'user-round',
];

function shapesOf(name: string): string {
  const source = readFileSync(resolve(`lucide-static/icons/${name}.svg`), 'utf8');
  const inside = /<svg[^>]*>(.*)<\/svg>/s.exec(source)?.[1];
  if (inside === undefined) throw new Error(`The icon "${name}" has no drawing.`);
  return inside
    .trim()
    .split(/\s*\n\s*/)
    .map((shape) => `  ${shape}`)
    .join('\n');
}

const camelCase = (name: string): string => name.replace(/-(\w)/g, (_, letter: string) => letter.toUpperCase());

/** The module with one exported glyph for each name: what is not imported is not in the bundle. */
export function ownIcons(): string {
  const glyphs = names.map((name) => `export const ${camelCase(name)}Glyph = glyph(svg\`\n${shapesOf(name)}\`);\n`);
  return [
    "// Written by scripts/own-icons.ts from Lucide (ISC).\nimport { svg } from 'lit';\n\nimport { glyph } from '../core/glyphs.js';\n",
    ...glyphs,
  ].join('\n');
}

if (import.meta.main) {
  const text = ownIcons();
  if (!process.argv.includes('--check')) writeFileSync(target, text);
  else if (readFileSync(target, 'utf8') !== text)
    throw new Error('src/icon/own.ts is out of date: run "node scripts/own-icons.ts".');
}
