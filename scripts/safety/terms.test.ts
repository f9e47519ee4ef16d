import assert from 'node:assert/strict';
import { test } from 'node:test';
import { sources } from './repository.ts';
import { gapsIn, languagesOf, literalsIn, refusedIn, refusedTexts } from './rules/terms.ts';
import type { Table } from './rules/words.ts';

const [page] = sources(/^docs\/words\.md$/);
assert.ok(page, 'docs/words.md is missing');
const languages = languagesOf(page.text);
const refused = refusedIn(page.text);

test('every term has a word in each language', () => {
  assert.deepEqual(languages, ['ar', 'de', 'en', 'es', 'ja', 'pt', 'ru', 'tr', 'zh']);
  assert.deepEqual(gapsIn(page.text), []);
});

test('what is refused is refused in a language that we have', () => {
  assert.ok(refused.length > 0);
  assert.deepEqual(
    refused.filter(({ language, words }) => !languages.includes(language) || words.includes('')),
    [],
  );
});

const files = sources(/^packages\/console\/src\/.*\/words\/\w\w\.json$/);
const titles = sources(/^packages\/console\/src\/.*\/words\/(?:menu|name)\.json$/);
const codeFiles = sources(/^packages\/(?:elements|embed)\/src\/.*\/(?:[\w-]+-)?words\/\w\w\.ts$/);

/** All texts of a language, by file and key. */
function* textsOf(language: string): Generator<readonly [path: string, texts: Table]> {
  for (const { path, text } of files) if (path.endsWith(`/${language}.json`)) yield [path, JSON.parse(text) as Table];
  for (const { path, text } of titles) yield [path, { [language]: (JSON.parse(text) as Table)[language] ?? '' }];
  for (const source of codeFiles) if (source.path.endsWith(`/${language}.ts`)) yield [source.path, literalsIn(source)];
}

for (const language of languages)
  test(`${language}: no text says a word that another replaced`, () => {
    const all = [...textsOf(language)];
    assert.ok(all.length > 50);
    assert.deepEqual(
      all.flatMap(([path, texts]) => refusedTexts(texts, language, refused).map((one) => `${path}: ${one}`)),
      [],
    );
  });
