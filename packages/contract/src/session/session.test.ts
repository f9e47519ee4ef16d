import assert from 'node:assert/strict';
import { test } from 'node:test';
import { Credentials, sessionApi } from './index.ts';

// spec: sign-in.credentials
test('credentials are a name and a password, with a domain for self-service', () => {
  assert.ok(Credentials.is({ username: 'ann', password: 'x' }));
  assert.ok(Credentials.is({ username: 'ann', password: 'x', domain: 'default' }));
  assert.ok(!Credentials.is({ username: 'ann', password: '' }));
  assert.ok(!Credentials.is({ username: 'ann', password: 'x', remember: true }));
});

test('every call of the session works before there is a scope', () => {
  for (const [name, endpoint] of Object.entries(sessionApi)) assert.equal(endpoint.unscoped, true, name);
});
