import assert from 'node:assert/strict';
import { test } from 'node:test';
import { consoleForm } from '../form-address.ts';
import { stepOf } from './step.ts';

const steps = ['add-pool', 'add-pool/vms'];

test('a form begins at its first page, or at a step of the list', () => {
  assert.deepEqual(stepOf(null, steps), []);
  assert.deepEqual(stepOf('', steps), []);
  assert.deepEqual(stepOf('add-pool', steps), ['add-pool']);
  assert.deepEqual(stepOf('add-pool/vms', steps), ['add-pool', 'vms']);
});

test('any other step makes no address', () => {
  for (const asked of ['vms', '../edit', 'add-pool/..', 'ADD-POOL', 'constructor'])
    assert.equal(consoleForm('https://c.example', ['load-balancers', 'add', ...stepOf(asked, steps)]), '', asked);
});
