import assert from 'node:assert/strict';
import { test } from 'node:test';
import { Sentence } from '../bootstrap/sentence.mjs';
import { portFrom } from './port.ts';

test('a port that is not set is the usual one', () => {
  assert.equal(portFrom('SKYDECK_PORT', 8800, {}), 8800);
  assert.equal(portFrom('SKYDECK_PORT', 8800, { SKYDECK_PORT: '' }), 8800);
});

test('a port that is set is taken', () => {
  assert.equal(portFrom('SKYDECK_PORT', 8800, { SKYDECK_PORT: '9000' }), 9000);
});

for (const text of ['0', '65536', '-1', '80a', '8e3', 'http']) {
  test(`“${text}” is no port`, () => {
    assert.throws(() => portFrom('SKYDECK_PORT', 8800, { SKYDECK_PORT: text }), Sentence);
  });
}
