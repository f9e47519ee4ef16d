// What every theme package must pass. Each runs it from its own folder.
import assert from 'node:assert/strict';
import { readFile } from 'node:fs/promises';
import { test } from 'node:test';
import { fileURLToPath, pathToFileURL } from 'node:url';

const folder = pathToFileURL(`${process.cwd()}/`);
const readText = (path: string): Promise<string> => readFile(new URL(path, folder), 'utf8');
const readJson = async (path: string) => JSON.parse(await readText(path));

const theme = await readJson('theme.json');
const pictures = ['favicon', 'logo', 'loginLogo'];
const links = ['documentation', 'support', 'contact', 'terms', 'product'];

test('it gives all a theme has, and nothing else', () => {
  const names = ['productTitle', 'productName', 'scheme', ...pictures, 'limitedUse', 'links'];
  assert.deepEqual(Object.keys(theme).toSorted(), names.toSorted());
  assert.deepEqual(Object.keys(theme.links).toSorted(), [...links].toSorted());
  assert.equal(typeof theme.limitedUse, 'boolean');
  assert.ok(theme.productTitle.trim());
  assert.ok(theme.productName.trim());
});

test('its links are absolute and encrypted', () => {
  for (const link of links) assert.equal(new URL(theme.links[link]).protocol, 'https:', link);
});

test('its scheme is one of the tokens package', async () => {
  const { exports } = await readJson('node_modules/@skydeck/tokens/package.json');
  assert.ok(`./schemes/${theme.scheme}.css` in exports, theme.scheme);
});

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
  assert.match(await readText(theme.logo), /fill="currentColor"/);
});

test('its module gives the same, with pictures as URLs of those files', async () => {
  const { default: exported } = await import(new URL('index.js', folder).href);
  for (const picture of pictures) {
    assert.equal(exported[picture], new URL(theme[picture], folder).href);
    await readFile(fileURLToPath(exported[picture]));
  }
  assert.deepEqual({ ...exported, ...Object.fromEntries(pictures.map((p) => [p, theme[p]])) }, theme);
});
