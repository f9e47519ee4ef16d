import assert from 'node:assert/strict';
import { test } from 'node:test';
import { testStateOf } from './provider.rules.ts';

const at = '2026-11-21T08:00:00.000Z';

test('a provider works when its last test went well; else it is untested, or has failed', () => {
  assert.equal(testStateOf({ last_test: null }), 'untested');
  for (const result of ['reachable', 'found'])
    assert.equal(testStateOf({ last_test: { at, result } }), 'works', result);
  for (const result of ['not_reachable', 'bad_certificate', 'what a newer server says'])
    assert.equal(testStateOf({ last_test: { at, result } }), 'failed', result);
});
