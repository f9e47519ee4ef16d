import assert from 'node:assert/strict';
import { test } from 'node:test';
import { whyNot } from './why-not.ts';

test('a machine that cannot make a bare one says which of the things it needs is missing', () => {
  const here = { platform: 'linux', isRoot: true, hasProgram: () => true } as const;
  assert.equal(whyNot(here), null);
  assert.match(whyNot({ ...here, platform: 'darwin' }) ?? '', /on Linux only/);
  assert.match(whyNot({ ...here, isRoot: false }) ?? '', /only root/);
  assert.match(whyNot({ ...here, hasProgram: (name) => name !== 'mmdebstrap' }) ?? '', /not installed: mmdebstrap\.$/);
});
