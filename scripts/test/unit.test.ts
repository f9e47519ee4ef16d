import assert from 'node:assert/strict';
import { globSync } from 'node:fs';
import { join } from 'node:path';
import { test } from 'node:test';
import { root } from '../bootstrap/root.mjs';
import { pathsOf } from './suites.ts';
import { filesLine, unitSuites } from './unit.ts';

const sharing = 'node --test --import ../../scripts/shared-process.ts --test-isolation=none src';

for (const [name, files, script, line] of [
  [
    'a package that shares a process',
    ['a.test.ts', 'b.test.ts'],
    sharing,
    `node --test SHARED "a.test.ts" "b.test.ts"`,
  ],
  [
    'a file that needs PostgreSQL',
    ['a.postgres.test.ts'],
    sharing,
    `node src/app/testing/with-postgres.ts node --test SHARED "a.postgres.test.ts"`,
  ],
  ['a file with a process of its own', ['a.process.test.ts'], sharing, `node --test "a.process.test.ts"`],
  [
    'both',
    ['a.process.test.ts', 'b.test.ts'],
    sharing,
    `node --test SHARED "b.test.ts" && node --test "a.process.test.ts"`,
  ],
  ['a package that does not share', ['a.test.ts'], 'node --test src', `node --test "a.test.ts"`],
] as const) {
  test(`some files of ${name}`, () => {
    const shared = '--import ../../scripts/shared-process.ts --test-isolation=none';
    assert.equal(filesLine(files, script).replace(shared, 'SHARED'), line);
  });
}

test('every unit suite says what its tests read, so that it is left out when that is as it was', () => {
  assert.deepEqual(
    unitSuites().filter(({ name }) => pathsOf(name) === null),
    [],
  );
});

test('the parts of the platform have all of its test files, each once, and on PostgreSQL some of them again', () => {
  const cwd = join(root, 'packages', 'platform');
  const inParts = unitSuites()
    .filter(({ subject }) => subject === 'platform')
    .flatMap(({ line }) => {
      const patterns = [...(line ?? '').matchAll(/'([^']+)'/g)].map(([, glob = '']) => glob);
      const isAgain = (file: string) => line?.includes('with-postgres') && !file.includes('.postgres.test.');
      return globSync(patterns, { cwd }).filter((file) => !isAgain(file));
    });
  assert.deepEqual(inParts.toSorted(), globSync('src/**/*.test.ts', { cwd }).toSorted());
});
