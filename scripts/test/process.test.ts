import assert from 'node:assert/strict';
import { test } from 'node:test';
import { run } from '../process.ts';

const linux = { skip: process.platform === 'linux' ? false : 'the system does not tell of processes' };

test('a command that takes too long is ended with all that it began, and the output names it', linux, async () => {
  const { code, output } = await run('echo begun; sleep 1000 & sleep 1001', { timeout: 500 });
  assert.equal(code, 1);
  assert.match(output, /^begun\n[\s\S]*did not end in 0\.5 s; ended:[\s\S]*sleep 1000\n[\s\S]*sleep 1001/);
  assert.equal((await run('pgrep -f "^sleep 100[01]$"')).output, '');
});

test('a command whose child outlives it and holds its output does not keep us waiting', linux, async () => {
  const { code, output } = await run('sleep 1002 & sleep 0.5', { outputGrace: 300 });
  assert.equal(code, 1);
  assert.match(output, /still holds its output; ended:[\s\S]*sleep 1002/);
});

test('a command that ends in time has what it wrote and its code', async () => {
  const { code, output } = await run('echo out; echo err >&2; exit 3', { timeout: 60_000 });
  assert.equal(code, 3);
  assert.deepEqual(output.split('\n').toSorted(), ['', 'err', 'out']);
});
