import assert from 'node:assert/strict';
import { test } from 'node:test';
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
