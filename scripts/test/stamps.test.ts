import assert from 'node:assert/strict';
import { mkdirSync, mkdtempDisposableSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { test } from 'node:test';
import { freshStamp, inputsOf, stampSuite } from './stamps.ts';

test('a test, a source, a file and a tool change the inputs; what a run leaves behind does not', () => {
  using folder = mkdtempDisposableSync(join(tmpdir(), 'skydeck-inputs-'));
  const write = (path: string, text: string) => writeFileSync(join(folder.path, path), text);
  for (const name of ['src', 'src/dist']) mkdirSync(join(folder.path, name));
  const print = (tool = 'node 24') => inputsOf(['src', 'lock.yaml'], [tool], folder.path);
  const seen = new Set([print(), print('node 26')]);
  for (const path of ['src/a.ts', 'src/a.test.ts', 'lock.yaml']) {
    write(path, 'changed');
    seen.add(print());
  }
  assert.equal(seen.size, 5);
  write('src/dist/a.js', 'built');
  assert.ok(seen.has(print()));
});

test('a stamp holds for the inputs it was left with, until the suite fails', () => {
  using folder = mkdtempDisposableSync(join(tmpdir(), 'skydeck-stamps-'));
  const stamp = { print: 'one', at: 'then', tests: 3 };
  stampSuite('unit/a', stamp, folder.path);
  assert.deepEqual(freshStamp('unit/a', 'one', folder.path), stamp);
  assert.equal(freshStamp('unit/a', 'other', folder.path), null);
  stampSuite('unit/a', null, folder.path);
  assert.equal(freshStamp('unit/a', 'one', folder.path), null);
});
