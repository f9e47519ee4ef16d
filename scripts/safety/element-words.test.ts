import assert from 'node:assert/strict';
import { join } from 'node:path';
import { test } from 'node:test';
import { build } from 'esbuild';
import { root } from '../bootstrap/root.mjs';
import { type Source, sources, tests } from './repository.ts';
import { hasEnglish } from './rules/words.ts';
import { mayStayIn } from './same-in-english.ts';

type Word = string | ((...parameters: string[]) => string);
type Vocabulary = Readonly<Record<string, Word>>;

const home = 'packages/elements/src';
const wordFile = new RegExp(`^${home}/(.+)/(?:words|[\\w-]+-words)/(\\w\\w)\\.ts$`);
const files = sources(wordFile);
const code = sources(new RegExp(`^${home}/.*\\.ts$`), new RegExp(`${tests.source}|${wordFile.source}|/languages/`));
const languages = ['ar', 'de', 'es', 'ja', 'pt', 'ru', 'tr', 'zh'];
const folders = files
  .map(({ path }) => path)
  .filter((path) => path.endsWith('/en.ts'))
  .map((path) => path.slice(0, -6));

/** What the word files of all folders export in one language, by folder: their code, run. */
async function spoken(language: string): Promise<ReadonlyMap<string, Vocabulary>> {
  const lines = folders.map((folder, at) => `export { ${language} as _${at} } from './${folder}/${language}.ts';`);
  const { outputFiles } = await build({
    stdin: { contents: lines.join('\n'), resolveDir: root, sourcefile: join(root, 'words.ts') },
    bundle: true,
    write: false,
    format: 'esm',
    logLevel: 'silent',
  });
  const module = (await import(`data:text/javascript,${encodeURIComponent(outputFiles[0]!.text)}`)) as object;
  const byNumber = new Map(Object.entries(module) as [string, Vocabulary][]);
  return new Map(folders.map((folder, at) => [folder, byNumber.get(`_${at}`)!]));
}

/** A sentence is said with numbers, which are also good names. */
const said = (word: Word) => (typeof word === 'string' ? word : word(...['7', '8', '9'].slice(0, word.length)));
const valuesIn = (text: string) => ['7', '8', '9'].filter((value) => text.includes(value));

/** Keys whose sentence says other values than the English one, or whose text is the English one. */
function problems(english: Vocabulary, translated: Vocabulary, language: string): string[] {
  const mayStay = mayStayIn(language);
  return Object.entries(english).flatMap(([key, word]) => {
    const [original, text] = [said(word), said(translated[key]!)];
    const lost = valuesIn(original).filter((value) => !text.includes(value));
    return [
      ...lost.map((value) => `${key} lost its value ${value}: ${text}`),
      ...((text === original && !mayStay(text)) || hasEnglish(text.replaceAll('undefined', ''), language)
        ? [`${key} is English: ${text}`]
        : []),
    ];
  });
}

test('there are words', () => {
  assert.ok(folders.length > 0);
});

const english = await spoken('en');
for (const language of languages) {
  const translations = await spoken(language);
  for (const folder of folders) {
    test(`${folder}: ${language} says what English says`, () => {
      assert.deepEqual(problems(english.get(folder)!, translations.get(folder)!, language), []);
    });
  }
}

const pluralsOf = ({ text }: Source) => [...text.matchAll(/\bplural\(\s*'([\w-]+)'/g)].map(([, tag]) => tag);

for (const file of files) {
  const [, , language] = wordFile.exec(file.path)!;
  test(`${file.path} counts as its language does`, () => {
    assert.deepEqual(
      pluralsOf(file).filter((tag) => tag !== language),
      [],
    );
  });
}

for (const folder of folders) {
  test(`${folder}: every word is said somewhere`, () => {
    const isSaid = (key: string) => code.some(({ text }) => new RegExp(`\\b${key}\\b`).test(text));
    assert.deepEqual(
      Object.keys(english.get(folder)!).filter((key) => !isSaid(key)),
      [],
    );
  });
}
