import assert from 'node:assert/strict';
import { randomBytes } from 'node:crypto';
import { mkdtempDisposableSync, readFileSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { test } from 'node:test';
import { inOneLanguage } from './budget/built-files.ts';
import { firstFiles } from './budget/element-page.ts';
import { gzipped } from './budget/gzipped.ts';
import { weigh } from './budget/weigh.ts';

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
  assert.deepEqual(
    inOneLanguage(files).map((path) => path.replace(/^.*[/]|-\w+\.js$/g, '')),
    ['console', 'define', 'de', 'words-de', 'words'],
  );
  assert.deepEqual(inOneLanguage([]), []);
});

test('what is over its limit does not fit, by a single byte', async () => {
  using folder = mkdtempDisposableSync(join(tmpdir(), 'skydeck-weigh-'));
  const files = ['one.js', 'other.js'].map((name) => join(folder.path, name));
  // Noise, which nothing can compress.
  for (const path of files) writeFileSync(path, randomBytes(500).toString('base64'));
  const { bytes } = await weigh(files);
  const sent = files.reduce((sum, path) => sum + gzipped(readFileSync(path)), 0);
  assert.equal(bytes, sent);
  assert.deepEqual(await weigh(files, bytes / 1000), { bytes, fits: true });
  assert.deepEqual(await weigh(files, (bytes - 1) / 1000), { bytes, fits: false });
});

test('nothing to weigh is no small weight', async () => {
  await assert.rejects(weigh([], 1), /nothing to weigh/);
});
