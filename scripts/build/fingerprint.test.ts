import assert from 'node:assert/strict';
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { test } from 'node:test';
import { fingerprint } from './fingerprint.ts';

const buildable = { name: 'a', folder: 'packages/a', needs: ['b'], reads: ['themes'] };

function repository(t: { after(done: () => void): void }) {
  const base = mkdtempSync(join(tmpdir(), 'skydeck-fingerprint-'));
  t.after(() => rmSync(base, { recursive: true }));
  const write = (path: string, text: string) => {
    mkdirSync(dirname(join(base, path)), { recursive: true });
    writeFileSync(join(base, path), text);
  };
  for (const path of ['pnpm-lock.yaml', 'tsconfig.base.json', 'packages/a/src/one.ts', 'themes/x/theme.json'])
    write(path, path);
  return { write, print: (needed = ['b1']) => fingerprint(buildable, needed, base) };
}

for (const path of [
  'packages/a/src/one.ts',
  'packages/a/src/two.ts',
  'packages/a/package.json',
  'themes/x/theme.json',
  'pnpm-lock.yaml',
]) {
  test(`${path} changes the fingerprint`, (t) => {
    const { write, print } = repository(t);
    const before = print();
    write(path, 'changed');
    assert.notEqual(print(), before);
  });
}

for (const path of [
  'packages/a/dist/one.js',
  'packages/a/src/one.test.ts',
  'packages/a/README.md',
  'packages/a/node_modules/x.js',
]) {
  test(`${path} leaves the fingerprint as it is`, (t) => {
    const { write, print } = repository(t);
    const before = print();
    write(path, 'changed');
    assert.equal(print(), before);
  });
}

test('a package that is needed changes the fingerprint', (t) => {
  const { print } = repository(t);
  assert.notEqual(print(['b2']), print(['b1']));
});
