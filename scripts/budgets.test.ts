import assert from 'node:assert/strict';
import { test } from 'node:test';
import { inOneLanguage } from './budget/built-files.ts';
import { firstFiles } from './budget/element-page.ts';

type Outputs = Parameters<typeof firstFiles>[0]['outputs'];

/** One file that imports others, at once (`import`) or when asked to (`later`). */
const file = (now: string[] = [], later: string[] = []): Outputs[string] => ({
  bytes: 0,
  inputs: {},
  exports: [],
  imports: [
    ...now.map((path) => ({ path, kind: 'import-statement' as const })),
    ...later.map((path) => ({ path, kind: 'dynamic-import' as const })),
  ],
});

test('a page loads its script, all that this imports however far, and its sheet', () => {
  const outputs = {
    'out/page.js': file(['out/shared.js'], ['out/de.js']),
    'out/page.css': file(),
    'out/shared.js': file(['out/base.js', 'out/page.js']),
    'out/base.js': file(),
    'out/de.js': file(['out/words.js', 'out/base.js']),
    'out/words.js': file(),
  };
  assert.deepEqual([...firstFiles({ outputs })].toSorted(), [
    'out/base.js',
    'out/page.css',
    'out/page.js',
    'out/shared.js',
  ]);
});

test('an application is weighed in one language: the heaviest', () => {
  const files = [
    { path: 'dist/assets/console-AAAAAAAA.js', bytes: 100 },
    { path: 'dist/assets/define-BBBBBBBB.js', bytes: 10 },
    { path: 'dist/assets/de-CCCCCCCC.js', bytes: 3 },
    { path: 'dist/assets/words-de-DDDDDDDD.js', bytes: 4 },
    { path: 'dist/assets/words-EEEEEEEE.js', bytes: 1 },
    { path: 'dist/assets/zh-FFFFFFFF.js', bytes: 5 },
  ];
  assert.equal(inOneLanguage(files), 118);
  assert.equal(inOneLanguage([]), 0);
});
