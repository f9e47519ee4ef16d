import assert from 'node:assert/strict';
import { globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { test } from 'node:test';
import { root } from '../bootstrap/root.mjs';
import { testParts } from '../package-json.ts';

const folders = globSync('packages/*/', { cwd: root });

/** What a line gives to the runs that have one process for all files. */
const sharedPatterns = (line: string) =>
  line
    .split('&&')
    .filter((run) => run.includes('--test-isolation=none'))
    .flatMap((run) => [...run.matchAll(/'([^']+)'/g)].map(([, pattern = '']) => pattern));

/** Hooks outside of any suite: where files share a process, they run for the tests of all files. */
const globalHooks = (text: string) =>
  [...text.matchAll(/^(before|after|beforeEach|afterEach)\(/gm)].map(([, hook = '']) => hook);

for (const folder of folders) {
  const patterns = testParts(folder).flatMap(({ line }) => sharedPatterns(line));
  if (patterns.length === 0) continue;
  test(`files of ${folder} that share a process have their hooks in a suite`, () => {
    const files = globSync(patterns, { cwd: join(root, folder) });
    assert.ok(files.length > 0);
    const found = files.flatMap((file) =>
      globalHooks(readFileSync(join(root, folder, file), 'utf8')).map((hook) => `${file}: ${hook}`),
    );
    assert.deepEqual(found, []);
  });
}

test('a hook outside a suite is found, one inside is not', () => {
  assert.deepEqual(globalHooks("beforeEach(reset);\ndescribe('a', () => {\n  afterEach(reset);\n});\n"), [
    'beforeEach',
  ]);
});
