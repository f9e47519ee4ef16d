import assert from 'node:assert/strict';
import { test } from 'node:test';
import { filesLine } from './unit.ts';

const sharing = 'node --test --import ../../scripts/shared-process.ts --test-isolation=none src';

for (const [name, files, script, line] of [
  [
    'a package that shares a process',
    ['a.test.ts', 'b.test.ts'],
    sharing,
    `node --test SHARED "a.test.ts" "b.test.ts"`,
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
