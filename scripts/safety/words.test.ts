import assert from 'node:assert/strict';
import { test } from 'node:test';
import { exists, sources, tests } from './repository.ts';
import { namespacesIn, partsIn, textFunctionsIn } from './rules/namespaces.ts';
import { problemCodesIn } from './rules/problems.ts';
import {
  actsIn,
  asInEnglish,
  callsOf,
  contextProblems,
  englishLeft,
  has,
  holeProblems,
  keyProblems,
  nounFormsIn,
  nounProblems,
  ofPart,
  ownProblems,
  repeatedOfKit,
  type Table,
  textsIn,
  untranslated,
  verbFormsIn,
  verbProblems,
  withActs,
  withoutContexts,
  withoutForms,
} from './rules/words.ts';
import { mayStayIn } from './same-in-english.ts';
import waiting from './untranslated.json' with { type: 'json' };

/** What `pnpm new-resource` has just made may wait for its names, but not to be landed. */
const waitsFor = (path: string) => {
  const waits = waiting.some((name: string) => path.includes(`/resources/${name}`));
  return { todo: waits && !process.env['CI'] ? 'its names wait for eight languages' : false };
};

const languages = ['ar', 'de', 'es', 'ja', 'pt', 'ru', 'tr', 'zh'];
const code = sources(/^packages\/console\/src\/.*\.tsx?$/, tests);
const namespaces = namespacesIn(code);
const parts = partsIn(code);

function tableOf(folder: string, language: string): Table {
  const [file] = sources(new RegExp(`^${folder}/words/${language}\\.json$`));
  assert.ok(file, `${folder}/words/${language}.json is missing`);
  return JSON.parse(file.text) as Table;
}

const kitFolder = 'packages/console/src/kit';
/** What a namespace can say in one language. */
const wholeTableOf = (folder: string, language: string, isResource: boolean): Table => ({
  ...(isResource && tableOf(kitFolder, language)),
  ...tableOf(folder, language),
});

test('what waits for its names is there', () => {
  const gone = waiting.filter((name: string) => !exists(`packages/console/src/resources/${name}/definition.ts`));
  assert.deepEqual(gone, []);
});

test('there are words', () => {
  assert.ok(namespaces.length > 0);
});

const kitInEnglish = tableOf(kitFolder, 'en');
const formsInKit = new Set([...nounFormsIn(kitInEnglish), ...verbFormsIn(kitInEnglish)]);
/**
 * A key as sources and sentences name it: without the part it is about (`route.edit.action`), the act whose verb it is a form
 * of (`unassign.verb.done`), or the act that a dialog says it of (`unassign.text`).
 */
const shortenings = (key: string, constant: string, english: Table): string[] => {
  const ofParts = parts.filter(({ of, part }) => of === constant && key.startsWith(`${part}.`));
  const keys = [key, ...ofParts.map(({ part }) => key.slice(part.length + 1))];
  const acts = [...actsIn(english), ...actsIn(kitInEnglish)];
  return keys.flatMap((one) => [
    one,
    ...acts.filter((act) => one.startsWith(act)).map((act) => one.slice(act.length)),
    ...acts.filter((act) => key.startsWith(act)).map((act) => key.slice(act.length)),
  ]);
};

for (const { folder, name, isResource, constant } of namespaces) {
  for (const language of languages) {
    test(`${name}: ${language} says all that English says`, waitsFor(folder), () => {
      const english = tableOf(folder, 'en');
      const translated = tableOf(folder, language);
      const kit = tableOf(kitFolder, language);
      const same = isResource ? asInEnglish(translated, english, kit) : withoutForms(withoutContexts(translated));
      assert.deepEqual(keyProblems(withoutForms(english), same, language), []);
      assert.deepEqual(holeProblems(wholeTableOf(folder, 'en', isResource), withoutForms(translated)), []);
      assert.deepEqual(untranslated(english, withoutForms(translated), mayStayIn(language)), []);
      assert.deepEqual(isResource ? nounProblems(translated, kit) : contextProblems(translated), []);
      assert.deepEqual(verbProblems(english, translated, kit), []);
      assert.deepEqual(englishLeft(translated, language), []);
      assert.deepEqual(ownProblems(translated, language), []);
    });
  }

  test(`${name}: English counts as English does, and says something everywhere`, () => {
    assert.deepEqual(ownProblems(tableOf(folder, 'en'), 'en'), []);
    assert.deepEqual(isResource ? nounProblems(tableOf(folder, 'en'), tableOf(kitFolder, 'en')) : [], []);
  });

  if (isResource)
    test(`${name}: leaves to the kit what the kit says`, () => {
      const all = ['en', ...languages];
      assert.deepEqual(
        repeatedOfKit(
          all.map((language) => tableOf(folder, language)),
          all.map((language) => tableOf(kitFolder, language)),
        ),
        [],
      );
    });

  test(`${name}: every word is said somewhere`, () => {
    const calls = [...code.map(({ text }) => textsIn(text)), { keys: formsInKit, patterns: [] }];
    const isCalled = (key: string) =>
      shortenings(key, constant, tableOf(folder, 'en')).some((one) =>
        calls.some(({ keys, patterns }) => keys.has(one) || patterns.some((pattern) => pattern.test(one))),
      );
    const bases = new Set(Object.keys(tableOf(folder, 'en')).map((key) => key.replace(/_(one|other)$/, '')));
    assert.deepEqual(
      [...bases].filter((key) => !isCalled(key)),
      [],
    );
  });
}

for (const { path, text } of sources(/^packages\/console\/src\/.*\/words\/(?:menu|name)\.json$/)) {
  test(`${path}: every language has its own title`, waitsFor(path), () => {
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
    sources(/^packages\/console\/src\/.*\/words\/(?!(?:menu|name)\.)\w+\.json$/).map(({ path }) =>
      path.replace(/\/words\/.*$/, ''),
    ),
  );
  assert.deepEqual(
    [...folders].filter((folder) => !namespaces.some((one) => one.folder === folder)),
    [],
  );
});

test('every word that is asked for exists', () => {
  const byConstant = new Map(namespaces.map((namespace) => [namespace.constant, namespace]));
  const unknown = code.flatMap(({ path, text }) =>
    textFunctionsIn(text).flatMap(({ name, constant }) => {
      const { of = constant, part } = parts.find((one) => one.constant === constant) ?? {};
      const { folder = '', isResource = false } = byConstant.get(of) ?? {};
      if (!exists(`${folder}/words/en.json`)) return [`${path}: no words called ${constant}`];
      const own = part === undefined ? tableOf(folder, 'en') : ofPart(tableOf(folder, 'en'), part);
      const english = withActs(isResource ? { ...kitInEnglish, ...own } : own);
      return callsOf(text, name)
        .filter((key) => !has(english, key))
        .map((key) => `${path}: ${constant} has no ${key}`);
    }),
  );
  assert.deepEqual(unknown, []);
});

test('a resource that says a sentence of the kit has its noun', () => {
  const kit = tableOf(kitFolder, 'en');
  const needsNoun = (own: Table, key: string) =>
    !has(own, key) &&
    Object.entries(kit).some(([one, text]) => one.replace(/_(one|other)$/, '') === key && text.includes('{{noun.'));
  const inKit = Object.keys(kit).map((key) => key.replace(/_(one|other)$/, ''));
  const ofPages = inKit.filter((key) => /^(?:created?|delete\.single|edit|updated)(?:\.|$)|^list\.(?!none)/.test(key));
  const ofDeletion = inKit.filter((key) => /^delete(\.|$)/.test(key));
  const speechless = namespaces
    .filter(({ isResource }) => isResource)
    .flatMap(({ constant, folder }) => {
      const own = tableOf(folder, 'en');
      if ('noun.one' in own) return [];
      return code.flatMap(({ path, text }) => {
        const said = textFunctionsIn(text)
          .filter((one) => one.constant === constant)
          .flatMap(({ name }) => callsOf(text, name));
        const paged = new RegExp(String.raw`(\w+) = definePagedResource<[\s\S]*?words: ${constant}\b`).exec(text);
        const isDeleted = paged && code.some((one) => one.text.includes(`deletionOf(${paged[1]}`));
        const all = [...said, ...(paged ? ofPages : []), ...(isDeleted ? ofDeletion : [])];
        return all.filter((key) => needsNoun(own, key)).map((key) => `${path}: ${key}`);
      });
    });
  assert.deepEqual(speechless, []);
});

/** Codes that no person meets in a field, and of what they are. */
const unmet: Readonly<Record<string, string>> = {
  unknown_marker: 'a question of the console',
  unknown_filter: 'a question of the console',
  unknown_sort: 'a question of the console',
  unknown_period: 'a question of the console',
  key_invalid: 'a name that the console gives',
  data_too_large: 'a size that its form does not reach',
  address: 'the file of an operator',
  default_not_offered: 'the file of an operator',
};

test('whatever the server finds wrong with a field has words', () => {
  const tables = namespaces.map(({ folder }) => tableOf(folder, 'en'));
  const found = sources(/^packages\/(?:contract|platform)\/src\/.*\.ts$/, tests).flatMap(({ path, text }) =>
    problemCodesIn(text).map((said) => ({ path, said })),
  );
  // Where `refinement` is the code it is the name of a rule: one given to `ruled`, or that of `size`.
  const rules = [{ path: 'packages/contract/src/structs.ts', said: 'size' }];
  const all = [...found.filter(({ said }) => said !== 'refinement'), ...rules];
  assert.ok(all.length > 200);
  assert.deepEqual(
    all
      .filter(({ said }) => !(said in unmet) && !tables.some((table) => has(table, `problem.${said}`)))
      .map(({ path, said }) => `${path}: ${said}`),
    [],
  );
  assert.deepEqual(
    Object.keys(unmet).filter((one) => !all.some(({ said }) => said === one)),
    [],
  );
});
