// What every theme package must pass. Each runs it from its own folder.
import assert from 'node:assert/strict';
import { readFile } from 'node:fs/promises';
import { createRequire } from 'node:module';
import { test } from 'node:test';
import { fileURLToPath, pathToFileURL } from 'node:url';

const folder = pathToFileURL(`${process.cwd()}/`);
const readText = (path: string): Promise<string> => readFile(new URL(path, folder), 'utf8');
const readJson = async (path: string) => JSON.parse(await readText(path));

const theme = await readJson('theme.json');
const pictures = ['favicon', 'logo', 'loginLogo'];
const hasOwnScheme = theme.schemeSheet !== undefined;
const assets = hasOwnScheme ? [...pictures, 'schemeSheet'] : pictures;
const links = ['documentation', 'support', 'contact', 'terms', 'product'];

test('it gives all a theme has, and nothing else', () => {
  const names = ['productTitle', 'productName', 'scheme', ...assets, 'limitedUse', 'links'];
  assert.deepEqual(Object.keys(theme).toSorted(), names.toSorted());
  const { iso: _image, ...asked } = theme.links;
  assert.deepEqual(Object.keys(asked).toSorted(), [...links].toSorted());
  assert.equal(typeof theme.limitedUse, 'boolean');
  assert.ok(theme.productTitle.trim());
  assert.ok(theme.productName.trim());
});

test('its links are absolute and encrypted', () => {
  for (const [name, link] of Object.entries<string>(theme.links)) assert.equal(new URL(link).protocol, 'https:', name);
});

const isOfTokens = async (): Promise<boolean> => {
  const { exports } = await readJson('node_modules/@skydeck/tokens/package.json');
  return `./schemes/${theme.scheme}.css` in exports;
};

if (!hasOwnScheme) {
  test('its scheme is one of the tokens package', async () => assert.ok(await isOfTokens(), theme.scheme));
} else {
  test('its scheme is its own, by a name that no other scheme has', async () => {
    assert.ok(!(await isOfTokens()), theme.scheme);
    const { exports, files } = await readJson('package.json');
    assert.equal(exports[`./${theme.schemeSheet}`].default, `./${theme.schemeSheet}`);
    await readText(exports[`./${theme.schemeSheet}`].types);
    assert.ok(files.includes('*.css'));
  });

  const sheet = await readText(theme.schemeSheet);

  test('its sheet gives every colour of a scheme, in each mode, and nothing else', async () => {
    const { tokens } = await tokensModule('contract');
    const wanted = ['color-scheme', ...tokens.flatMap(({ from, css }) => (from === 'scheme' ? css : []))].toSorted();
    for (const { selector, values } of rulesOf(sheet)) {
      assert.ok(selector.startsWith(`[data-scheme='${theme.scheme}']`), selector);
      assert.deepEqual(Object.keys(values).toSorted(), wanted, selector);
    }
    assert.deepEqual(
      rulesOf(sheet).map(({ values }) => values['color-scheme']),
      ['light', 'dark', 'dark'],
    );
    assert.doesNotMatch(sheet, /url\(|@import/);
  });

  test('all of its scheme can be read', async () => {
    const { pairs, neededRatio } = await tokensModule('generator');
    const { tokens } = await tokensModule('contract');
    for (const { selector, values } of rulesOf(sheet)) {
      const palette = Object.fromEntries(tokens.map(({ name, css }) => [name, values[css] ?? '']));
      const failing = pairs(palette).filter(({ kind, ratio }) => !(ratio >= neededRatio(kind, {})));
      assert.deepEqual(failing, [], selector);
    }
  });
}

interface Tokens {
  readonly tokens: readonly { name: string; css: string; from: 'scheme' | 'base' }[];
  readonly pairs: (palette: object) => readonly { kind: string; ratio: number }[];
  readonly neededRatio: (kind: string, inputs: object) => number;
}

/** The tokens this theme stands on, as they are built. */
function tokensModule(entryPoint: 'contract' | 'generator'): Promise<Tokens> {
  const found = createRequire(new URL('package.json', folder)).resolve(`@skydeck/tokens/${entryPoint}`);
  return import(pathToFileURL(found).href);
}

/** The rules of a plain sheet, those inside of `@media` included. */
function rulesOf(css: string): { selector: string; values: Record<string, string> }[] {
  const plain = css.replaceAll(/\/\*[\s\S]*?\*\//g, '');
  return [...plain.matchAll(/([^{}]+)\{([^{}]*)\}/g)].map(([, selector = '', body = '']) => {
    const lines = body.split(';').map((line) => line.trim());
    const values = lines.filter(Boolean).map((line) => line.split(/:\s*/, 2) as [string, string]);
    return { selector: selector.trim(), values: Object.fromEntries(values) };
  });
}

for (const picture of pictures) {
  test(`its ${picture} is published and safe to draw inline`, async () => {
    const file: string = theme[picture];
    const svg = await readText(file);
    assert.match(svg, /^<svg xmlns="http:\/\/www\.w3\.org\/2000\/svg" viewBox=/);
    assert.doesNotMatch(svg, /<script|<foreignObject|\son\w+=|href=|url\((?!#)/i);
    const { exports, files } = await readJson('package.json');
    assert.equal(exports[`./${file}`], `./${file}`);
    assert.ok(files.includes('*.svg'));
  });
}

test('its logo takes the colour of its place', async () => {
  assert.match(await readText(theme.logo), /(?:fill|stroke)="currentColor"/);
});

test('its module gives the same, with URLs of those files', async () => {
  const { default: exported } = await import(new URL('index.js', folder).href);
  for (const file of assets) {
    assert.equal(exported[file], new URL(theme[file], folder).href);
    await readFile(fileURLToPath(exported[file]));
  }
  assert.deepEqual({ ...exported, ...Object.fromEntries(assets.map((file) => [file, theme[file]])) }, theme);
});
