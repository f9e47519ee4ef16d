// Writes from the folders in src what would else be lists: `exports` of package.json, the modules that register
// all elements and fetch each of them, and the module of each language. `--check` only compares, and fails when they differ.
import { existsSync, globSync, mkdirSync, readdirSync, readFileSync, writeFileSync } from 'node:fs';

import { languages, wordFiles } from './word-files.ts';

const root = new URL('../', import.meta.url);
const at = (path: string): URL => new URL(path, root);

const exportOf = (path: string) => ({ types: `./dist/${path}.d.ts`, default: `./dist/${path}.js` });

/** Every public entry point of the package: two for each element (a folder with `index.ts` and `define.ts`), and the shared ones. */
export function packageExports(): Record<string, unknown> {
  const elements = readdirSync(at('src'), { withFileTypes: true })
    .filter((entry) => entry.isDirectory() && existsSync(at(`src/${entry.name}/index.ts`)))
    .map((entry) => entry.name)
    .sort();
  return Object.fromEntries([
    ...elements.flatMap((name) => [
      [`./${name}`, exportOf(`${name}/index`)],
      [`./${name}/define`, exportOf(`${name}/define`)],
    ]),
    ...languages.map((language) => [`./languages/${language}`, exportOf(`languages/${language}`)]),
    ['./define-all', exportOf('define-all')],
    ['./cdn', exportOf('cdn/elements')],
    ['./cdn.css', { types: './first-paint.d.ts', default: './dist/cdn/elements.css' }],
    ['./events', exportOf('core/events')],
    ['./notification', exportOf('core/notification')],
    ['./overlays', exportOf('core/overlay-stack')],
    ['./wording', exportOf('core/wording')],
    ['./first-paint.css', { types: './first-paint.d.ts', default: './first-paint.css' }],
    ['./custom-elements.json', './custom-elements.json'],
  ]);
}

/** The module that registers every element, for prototypes and demos. */
export function defineAll(): string {
  const names = Object.keys(packageExports()).filter((name) => name.endsWith('/define'));
  return `// Written by scripts/exports.ts.\n${names.map((name) => `import '${name}.js';\n`).join('')}`;
}

/** What fetches the module of each tag, for the autoloader. */
export function tagLoaders(): string {
  const loaders = globSync('src/*/define.ts', { cwd: root }).flatMap((file) => {
    const folder = file.split(/[\\/]/)[1] ?? '';
    return ownTags(readFileSync(at(file), 'utf8')).map(
      (tag) => `  '${tag}': () => import('../${folder}/define.js'),\n`,
    );
  });
  return `// Written by scripts/exports.ts.
export const loaders: Readonly<Record<string, () => Promise<unknown>>> = {
${loaders.sort().join('')}};
`;
}

/** The tags whose classes are in the folder itself: a menu is registered by each element that contains one. */
function ownTags(module: string): string[] {
  const own = new Set([...module.matchAll(/import \{ (\w+) \} from '\.\//g)].map(([, name]) => name));
  return [...module.matchAll(/define\('(sky-[a-z-]+)', (\w+)\)/g)].flatMap(([, tag = '', name]) =>
    own.has(name) ? [tag] : [],
  );
}

function write(path: string, text: string): void {
  if (existsSync(at(path)) && readFileSync(at(path), 'utf8') === text) return;
  if (process.argv.includes('--check')) throw new Error(`${path} is out of date: run "pnpm run exports".`);
  writeFileSync(at(path), text);
}

if (import.meta.main) {
  const manifest = JSON.parse(readFileSync(at('package.json'), 'utf8')) as Record<string, unknown>;
  write('package.json', `${JSON.stringify({ ...manifest, exports: packageExports() }, null, 2)}\n`);
  write('src/define-all.ts', defineAll());
  write('src/cdn/loaders.ts', tagLoaders());
  mkdirSync(at('src/languages/'), { recursive: true });
  for (const [path, text] of Object.entries(wordFiles())) write(path, text);
}
