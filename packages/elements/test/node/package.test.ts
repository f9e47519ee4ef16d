// What a review forgets: read from the files, so that it holds for each element from its first day.
import assert from 'node:assert/strict';
import { existsSync, globSync, readdirSync, readFileSync } from 'node:fs';
import { test } from 'node:test';

import { defineAll, packageExports, tagLoaders } from '../../scripts/exports.ts';
import { languages, wordFiles } from '../../scripts/word-files.ts';

const root = new URL('../../', import.meta.url);
const read = (path: string): string => readFileSync(new URL(path, root), 'utf8');
const sources = globSync('src/**/*.ts', { cwd: root }).filter((path) => !path.endsWith('.test.ts'));
const elements = readdirSync(new URL('src/', root)).filter(
  (name) => existsSync(new URL(`src/${name}/define.ts`, root)) && name !== 'core',
);

test('the exports in package.json are those of the folders', () => {
  assert.deepEqual(JSON.parse(read('package.json')).exports, packageExports());
  assert.equal(read('src/define-all.ts'), defineAll());
  assert.equal(read('src/cdn/loaders.ts'), tagLoaders());
});

test('the autoloader knows every tag of the manifest', () => {
  const { modules } = JSON.parse(read('custom-elements.json')) as {
    modules: readonly { declarations?: readonly { tagName?: string }[] }[];
  };
  const tags = modules.flatMap(({ declarations = [] }) => declarations.flatMap(({ tagName }) => tagName ?? []));
  assert.ok(tags.length > 50);
  assert.deepEqual(
    tags.filter((tag) => !read('src/cdn/loaders.ts').includes(`'${tag}':`)),
    [],
  );
});

test('the files for a page without a bundler name no package, and all that they name is there', () => {
  const files = globSync('dist/cdn/**/*.js', { cwd: root });
  assert.ok(files.length > 50);
  for (const file of files) {
    const named = [...read(file).matchAll(/(?:\bfrom|\bimport)\s*\(?[`"']([^`"']+)[`"']/g)].map(
      ([, name = '']) => name,
    );
    const missing = named.filter((name) => !/^\.\.?\//.test(name) || !existsSync(new URL(name, new URL(file, root))));
    assert.deepEqual(missing, [], file);
  }
  assert.doesNotMatch(read('dist/cdn/elements.css'), /@import/);
});

test('the module of each language has the words of every folder', () => {
  const files = wordFiles();
  for (const [path, text] of Object.entries(files)) assert.equal(read(path), text, path);
  const found = globSync('src/languages/*.ts', { cwd: root }).sort();
  assert.deepEqual(found, Object.keys(files).sort());
  assert.equal(languages.length, 8);
  assert.deepEqual(
    globSync('src/**/*words/en.ts', { cwd: root }).filter(
      (path) => !read('src/languages/de.ts').includes(path.replace(/^src\/(.*)en\.ts$/, '../$1de.js')),
    ),
    [],
  );
});

for (const name of elements) {
  test(`${name} has its class, its registration, its tests and its demo`, () => {
    const needed = ['index.ts', 'define.ts', `${name}.test.ts`, `${name}.demo.html`];
    const missing = needed.filter((file) => !existsSync(new URL(`src/${name}/${file}`, root)));
    assert.deepEqual(missing, []);
  });

  test(`${name} is registered by define.ts only`, () => {
    for (const path of sources.filter(
      (source) => source.startsWith(`src/${name}/`) && !source.endsWith('/define.ts'),
    )) {
      assert.doesNotMatch(read(path), /customElements\.define|core\/define\.js|@customElement/, path);
    }
  });
}

test('each --sky- name in a stylesheet is a token or a documented property of an element', () => {
  const tokens = ['../tokens/dist/scales.css', '../tokens/dist/schemes/skydeck.css'].map(read).join('\n');
  const known = new Set([
    ...[...tokens.matchAll(/(--sky-[\w-]+)\s*:/g)].map(([, name]) => name),
    ...sources.flatMap((path) => [...read(path).matchAll(/@cssprop \[?(--sky-[\w-]+)/g)].map(([, name]) => name)),
  ]);
  const unknown = sources.flatMap((path) =>
    [...read(path).matchAll(/var\(\s*(--sky-[\w-]+)/g)]
      .filter(([, name]) => !known.has(name))
      .map(([, name]) => `${path}: ${name}`),
  );
  assert.deepEqual(unknown, []);
});

test('colours come from tokens', () => {
  const raw = sources
    .filter((path) => path.endsWith('.css.ts'))
    .flatMap((path) =>
      [...read(path).matchAll(/#[\da-f]{3,8}\b|\b(?:rgb|hsl|oklch|oklab|lab|lch)a?\((?!\s*from\b)/gi)].map(
        ([found]) => `${path}: ${found}`,
      ),
    );
  assert.deepEqual(raw, []);
});

test('attributes are spelt out, and inner state is not one', () => {
  const silent = sources.flatMap((path) =>
    [...read(path).matchAll(/@property\((?!\{[^}]*attribute:)[^)]*\)/g)].map(([found]) => `${path}: ${found}`),
  );
  assert.deepEqual(silent, []);
});

test('each @fires, @csspart, @slot and @cssState says what it is, and an event its type', () => {
  const shapes = /@(?:fires \{\w+\} [a-z-]+ - \S|csspart [\w-]+ - \S|slot (?:[\w-]+ )?- \S|cssState [\w-]+ - \S)/;
  const bare = sources.flatMap((path) =>
    read(path)
      .split('\n')
      .filter((line) => /^ \* @(fires|csspart|slot|cssState)\b/.test(line) && !shapes.test(line))
      .map((line) => `${path}: ${line}`),
  );
  assert.deepEqual(bare, []);
});
