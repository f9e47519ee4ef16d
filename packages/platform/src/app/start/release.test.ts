import assert from 'node:assert/strict';
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { test } from 'node:test';
import { readRelease } from './release.ts';

test('a release is a version that was given, and the build that is served', (t) => {
  const folder = mkdtempSync(join(tmpdir(), 'release-'));
  t.after(() => rmSync(folder, { recursive: true }));
  const { version, release } = readRelease(folder);
  assert.notEqual(version, '0.0.0');
  assert.equal(release, version, 'nothing is built');
  writeFileSync(join(folder, 'index.html'), '<script src="a-1.js"></script>');
  const one = readRelease(folder).release;
  assert.match(one, new RegExp(`^${version.replaceAll('.', '\\.')}-[0-9a-f]{8}$`));
  assert.equal(readRelease(folder).release, one);
  writeFileSync(join(folder, 'index.html'), '<script src="a-2.js"></script>');
  assert.notEqual(readRelease(folder).release, one);
});
