import assert from 'node:assert/strict';
import { test } from 'node:test';
import { exists, sources, tests } from './repository.ts';
import { namespacesIn, textFunctionsIn } from './rules/namespaces.ts';
import {
  callsOf,
  englishLeft,
  has,
  holeProblems,
  keyProblems,
  ownProblems,
  type Table,
  textsIn,
  untranslated,
} from './rules/words.ts';
import { mayStayIn } from './same-in-english.ts';

const languages = ['ar', 'de', 'es', 'ja', 'pt', 'ru', 'tr', 'zh'];
const code = sources(/^packages\/console\/src\/.*\.tsx?$/, tests);
const namespaces = namespacesIn(code);

function tableOf(folder: string, language: string): Table {
  const [file] = sources(new RegExp(`^${folder}/words/${language}\\.json$`));
  assert.ok(file, `${folder}/words/${language}.json is missing`);
  return JSON.parse(file.text) as Table;
}

test('there are words', () => {
  assert.ok(namespaces.length > 0);
});

for (const { folder, name } of namespaces) {
  for (const language of languages) {
    test(`${name}: ${language} says all that English says`, () => {
      const english = tableOf(folder, 'en');
      const translated = tableOf(folder, language);
      assert.deepEqual(keyProblems(english, translated, language), []);
      assert.deepEqual(holeProblems(english, translated), []);
      assert.deepEqual(untranslated(english, translated, mayStayIn(language)), []);
      assert.deepEqual(englishLeft(translated, language), []);
      assert.deepEqual(ownProblems(translated, language), []);
    });
  }

  test(`${name}: English counts as English does, and says something everywhere`, () => {
    assert.deepEqual(ownProblems(tableOf(folder, 'en'), 'en'), []);
  });

  test(`${name}: every word is said somewhere`, () => {
    const calls = code.map(({ text }) => textsIn(text));
    const isCalled = (key: string) =>
      calls.some(({ keys, patterns }) => keys.has(key) || patterns.some((pattern) => pattern.test(key)));
    const bases = new Set(Object.keys(tableOf(folder, 'en')).map((key) => key.replace(/_(one|other)$/, '')));
    assert.deepEqual(
      [...bases].filter((key) => !isCalled(key)),
      [],
    );
  });
}

for (const { path, text } of sources(/^packages\/console\/src\/.*\/words\/(?:menu|noun)\.json$/)) {
  test(`${path}: every language has its own title`, () => {
    const titles = JSON.parse(text) as Table;
    const english = titles['en'];
    assert.ok(english);
    assert.deepEqual(Object.keys(titles).toSorted(), ['en', ...languages].toSorted());
    assert.deepEqual(
      languages.filter((language) => titles[language] === english && !mayStayIn(language)(english)),
      [],
    );
  });
}

test('every set of word files belongs to a namespace', () => {
  const folders = new Set(
    sources(/^packages\/console\/src\/.*\/words\/(?!(?:menu|noun)\.)\w+\.json$/).map(({ path }) =>
      path.replace(/\/words\/.*$/, ''),
    ),
  );
  assert.deepEqual(
    [...folders].filter((folder) => !namespaces.some((one) => one.folder === folder)),
    [],
  );
});

test('every word that is asked for exists', () => {
  const byConstant = new Map(namespaces.map(({ constant, folder }) => [constant, folder]));
  const unknown = code.flatMap(({ path, text }) =>
    textFunctionsIn(text).flatMap(({ name, constant }) => {
      const folder = byConstant.get(constant);
      if (folder === undefined || !exists(`${folder}/words/en.json`)) return [`${path}: no words called ${constant}`];
      const english = tableOf(folder, 'en');
      return callsOf(text, name)
        .filter((key) => !has(english, key))
        .map((key) => `${path}: ${constant} has no ${key}`);
    }),
  );
  assert.deepEqual(unknown, []);
});
