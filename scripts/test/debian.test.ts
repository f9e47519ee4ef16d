import assert from 'node:assert/strict';
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { test } from 'node:test';
import { missingOf } from './debian.ts';

test('a package is missing when one of its programs is in no folder', (t) => {
  const folder = mkdtempSync(join(tmpdir(), 'skydeck-programs-'));
  t.after(() => rmSync(folder, { recursive: true }));
  writeFileSync(join(folder, 'there'), '');
  const programs = { whole: ['there'], half: ['there', 'gone'], none: ['gone'] };
  assert.deepEqual(missingOf(programs, [join(folder, 'no-such-folder'), folder]), ['half', 'none']);
  assert.deepEqual(missingOf(programs, []), ['whole', 'half', 'none']);
});
