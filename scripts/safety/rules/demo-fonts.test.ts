import assert from 'node:assert/strict';
import { test } from 'node:test';
import { machineFonts } from './demo-fonts.ts';

const demo = (text: string) => ({ path: 'a.demo.html', text });

for (const style of [
  'font: 14px/1.5 monospace',
  "font-family: 'Geist', sans-serif",
  'font-family: ui-monospace',
  'font: 1rem system-ui',
]) {
  test(`${style}: is the font of a machine`, () => {
    assert.equal(machineFonts(demo(`<style>\n  p { ${style}; }\n</style>`)).length, 1);
  });
}

test('a token, a name that only contains the word, and a text about fonts are no fonts of a machine', () => {
  const text = '<style>p { font: var(--sky-type-code-font); --my-monospace: 1px; }</style><p>monospace</p>';
  assert.deepEqual(machineFonts(demo(text)), []);
});

test('what a browser shows in its own monospace needs a font, in the demo or in the sheet of all', () => {
  const text = '<p>\n<code slot="details">HTTP 409</code>';
  assert.deepEqual(machineFonts(demo(text)), ['a.demo.html:2 <code slot="details">']);
  assert.deepEqual(machineFonts(demo(text), ':where(code, kbd) { font-family: var(--sky-font-mono); }'), []);
  assert.deepEqual(machineFonts(demo(text), 'code { font-weight: 500; }').length, 1);
});
