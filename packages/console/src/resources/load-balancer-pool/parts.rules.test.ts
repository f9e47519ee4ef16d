import assert from 'node:assert/strict';
import { test } from 'node:test';
import { blankPool } from './pool.form.ts';
import { partOfField, partOfPath, pathOfPart, poolParts } from './parts.rules.ts';
import { withFreePort } from './ports.rules.ts';

// spec: pool.addresses
test('each part of a pool’s form has an address', () => {
  const base = '/compute/load-balancers/add/add-pool';
  assert.deepEqual(
    poolParts.map((part) => pathOfPart(base, part)),
    [base, `${base}/vms`, `${base}/healthmonitor`],
  );
  for (const part of poolParts) assert.equal(partOfPath(base, pathOfPart(base, part)), part);
  assert.equal(partOfPath(base, '/elsewhere/vms'), 'listener');
});

test('a field belongs to one part', () => {
  for (const [path, part] of [
    ['name', 'listener'],
    ['cidrs.0', 'listener'],
    ['members.2.address', 'members'],
    ['members', 'members'],
    ['monitor.delay', 'health'],
  ] as const)
    assert.equal(partOfField(path), part);
});

test('a new pool leaves a port to the one that listens there', () => {
  assert.equal(withFreePort(blankPool(), []).port, '80');
  assert.equal(withFreePort(blankPool(), [{ port: '80' }]).port, '');
});
