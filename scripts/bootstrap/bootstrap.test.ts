import assert from 'node:assert/strict';
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { test, type TestContext } from 'node:test';
import { findNode } from './find-node.mjs';
import { isInstalled, markInstalled } from './install.mjs';
import { refuseOldNode } from './ready.mjs';
import { orSentence, Sentence } from './sentence.mjs';

function folder(t: TestContext): string {
  const made = mkdtempSync(join(tmpdir(), 'skydeck-bootstrap-'));
  t.after(() => rmSync(made, { recursive: true }));
  return made;
}

test('an old Node is refused in one sentence that names what is needed and what is there', () => {
  assert.throws(
    () => refuseOldNode('18.20.4'),
    (error) => error instanceof Sentence && /20.*18\.20\.4/.test(error.message),
  );
  refuseOldNode('20.0.0');
  refuseOldNode('24.21.0');
});

test('an install holds until the lockfile changes', (t) => {
  const root = folder(t);
  mkdirSync(join(root, 'node_modules'));
  for (const file of ['pnpm-lock.yaml', 'pnpm-workspace.yaml']) writeFileSync(join(root, file), 'one');
  assert.equal(isInstalled(root), false);
  markInstalled(root);
  assert.equal(isInstalled(root), true);
  writeFileSync(join(root, 'pnpm-lock.yaml'), 'two');
  assert.equal(isInstalled(root), false);
});

test('without a Node of its own the repository goes on under this one', (t) => {
  assert.equal(findNode(folder(t)), process.execPath);
});

test('the Node that was installed comes first', (t) => {
  const root = folder(t);
  const name = process.platform === 'win32' ? 'node.exe' : 'node';
  mkdirSync(join(root, 'node_modules', 'node', 'bin'), { recursive: true });
  writeFileSync(join(root, 'node_modules', 'node', 'bin', name), '');
  assert.equal(findNode(root), join(root, 'node_modules', 'node', 'bin', name));
});

test('a sentence is all that is printed, and the process fails', async (t) => {
  const before = process.exitCode;
  t.after(() => {
    process.exitCode = before;
  });
  const printed = t.mock.method(console, 'error', () => {});
  await orSentence(async () => {
    throw new Sentence('Do this.');
  });
  assert.deepEqual(
    printed.mock.calls.map((call) => call.arguments),
    [['Do this.']],
  );
  assert.equal(process.exitCode, 1);
  process.exitCode = before;
});
