import assert from 'node:assert/strict';
import { test } from 'node:test';
import { blankPool } from '../load-balancer-pool/pool.form.ts';
import { facesOfPool, withPool } from './pools.rules.ts';

test('what a pool listens to and hands on', () => {
  assert.equal(facesOfPool({ mode: 'https_http', port: '443', backendPort: '8080' }), 'HTTPS 443 → HTTP 8080');
});

test('a pool is added at the end, and changed in its place', () => {
  const [one, other, third] = ['one', 'other', 'third'].map((name) => ({ ...blankPool(), name }));
  assert.ok(one && other && third);
  const names = (at: number | null) => withPool([one, other], at, third).map(({ name }) => name);
  assert.deepEqual(names(null), ['one', 'other', 'third']);
  assert.deepEqual(names(0), ['third', 'other']);
  assert.deepEqual(names(7), ['one', 'other', 'third']);
});
