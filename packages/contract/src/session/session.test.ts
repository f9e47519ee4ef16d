import assert from 'node:assert/strict';
import { test } from 'node:test';
import { Credentials, isStrongPassword, sessionApi } from './index.ts';

test('a password is strong by length, or by variety', () => {
  const strong = [
    'abcdefghijklmno1',
    '1111111111111111a',
    'ééééééééééééééé1',
    'correct horse battery 9',
    'Abcdefghij1!',
    'Éèàùâêîôû12_',
    ...[...'!@#$%^&*()_+~?`-'].map((special) => `Abcdefghij1${special}`),
  ];
  const weak = [
    '',
    'abcdefghijklmn1',
    'abcdefghijklmnop',
    '1234567890123456',
    'Abcdefghi1!',
    'abcdefghij1!',
    'ABCDEFGHIJ1!',
    'Abcdefghijk!',
    'Abcdefghijk1',
    'Abcdefghij1.',
    'Abcdefghij1 ',
    '!!!!!!!!!!!!!!!!',
    'Abcdefghij1€',
  ];
  for (const password of strong) assert.equal(isStrongPassword(password), true, password);
  for (const password of weak) assert.equal(isStrongPassword(password), false, password);
});

test('credentials are a name and a password, with a domain for self-service', () => {
  assert.ok(Credentials.is({ username: 'ann', password: 'x' }));
  assert.ok(Credentials.is({ username: 'ann', password: 'x', domain: 'default' }));
  assert.ok(!Credentials.is({ username: 'ann', password: '' }));
  assert.ok(!Credentials.is({ username: 'ann', password: 'x', remember: true }));
});

test('every call of the session works before there is a scope', () => {
  for (const [name, endpoint] of Object.entries(sessionApi)) assert.equal(endpoint.unscoped, true, name);
});
