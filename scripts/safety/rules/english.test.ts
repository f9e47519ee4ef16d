import assert from 'node:assert/strict';
import { test } from 'node:test';
import { wordsInTemplates } from './english.ts';

const find = (text: string) => wordsInTemplates({ path: 'a.tsx', text });

for (const text of [
  '<p>Routers</p>',
  '<p>\n  No routers yet\n</p>',
  '<Button label="Delete" />',
  '<sky-button aria-label="delete all">',
  'html`<b>Löschen</b>`',
]) {
  test(`finds ${JSON.stringify(text)}`, () => assert.equal(find(text).length, 1));
}

for (const text of [
  "<p>{t('title')}</p>",
  '<Button label={t("delete")} />',
  '<code>·</code>',
  'const a: Map<string, Promise<void>> = b;',
  'if (a > bcd && e < fgh) return;',
  '// <p>Routers</p>',
  '/** <p>Routers</p> */',
  'html`<p title=${words.title}>${words.text}</p>`',
  'name="title"',
]) {
  test(`lets ${JSON.stringify(text)} be`, () => assert.deepEqual(find(text), []));
}
