import assert from 'node:assert/strict';
import { test } from 'node:test';
import { type NewTheme, themeFiles, whyNotAccent, whyNotHue, whyNotName, whyNotTitle } from './theme-files.ts';

const picture = '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 8 8"><path d="M1 1h6v6z"/></svg>';
const theme: NewTheme = {
  name: 'acme',
  title: 'Acme “Cloud” */',
  accent: '#7a3cff',
  neutral: null,
  sheet: "[data-scheme='acme'] {\n}\n",
  pictures: { logo: picture, loginLogo: picture, favicon: picture },
};

test('names are kebab-case, not too long and not taken', () => {
  assert.equal(whyNotName('acme-2', ['fjord']), null);
  for (const name of ['', 'Acme', 'acme_cloud', '-a', 'a--b', '../a', '2a', 'a'.repeat(41), 'fjord'])
    assert.notEqual(whyNotName(name, ['fjord']), null, name);
});

test('a title is one line with something in it', () => {
  assert.equal(whyNotTitle('Acme Cloud'), null);
  for (const title of ['', '  ', 'a\nb', 'a'.repeat(61)]) assert.notEqual(whyNotTitle(title), null, title);
});

test('a hue is an angle, or none', () => {
  for (const hue of [null, 0, 240, 360]) assert.equal(whyNotHue(hue), null);
  for (const hue of [Number.NaN, -1, 361]) assert.notEqual(whyNotHue(hue), null);
});

test('an accent is refused with its pairs and with the one that would do', () => {
  assert.equal(whyNotAccent('#777777', [], null), null);
  assert.equal(
    whyNotAccent('#777777', ['light: a on b has 4.47, needs 4.5'], '#757575'),
    '#777777 cannot be the accent: light: a on b has 4.47, needs 4.5. The nearest accent that passes is #757575.',
  );
});

test('a title is only ever a text', () => {
  const files = themeFiles(theme);
  const { productName, scheme, schemeSheet } = JSON.parse(files['theme.json'] ?? '') as Record<string, string>;
  assert.deepEqual([productName, scheme, schemeSheet], [theme.title, 'acme', 'scheme.css']);
  for (const file of ['index.js', 'index.d.ts', 'scheme.css', 'README.md'])
    assert.ok(!files[file]?.includes('Cloud'), file);
});

test('the sheet says what it was made of', () => {
  assert.match(
    themeFiles(theme)['scheme.css'] ?? '',
    /^\/\* .*new-theme acme --accent '#7a3cff' --neutral none \*\/\n\[data/,
  );
});
