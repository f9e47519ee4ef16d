import assert from 'node:assert/strict';
import { describe, it } from 'node:test';
import { rankBy, rankOf, searchRanks } from './rules.ts';

const { exact, prefix, contains } = searchRanks;

// spec: search.order
describe('how well something is found', () => {
  for (const [text, name, expected] of [
    ['prod', 'prod', exact],
    ['PROD', 'prod', exact],
    [' prod ', 'Prod', exact],
    ['prod', 'prod-core', prefix],
    ['prod', 'payments-prod', contains],
    ['10.0.', '10.0.0.0/24', prefix],
    ['.', '10.0.0.0/24', contains],
    ['prod', 'pro', null],
    ['', 'prod', null],
    [' ', 'two words', null],
    ['Ü', 'über', prefix],
  ] as const) {
    it(`"${text}" in "${name}": ${expected}`, () => assert.equal(rankOf(text, name), expected));
  }

  it('orders what was found, and keeps the order of as good ones', () => {
    const names = ['b-web', 'web-2', 'other', 'web', 'a-web', 'web-1'];
    assert.deepEqual(
      rankBy('web', names, (name) => name),
      ['web', 'web-2', 'web-1', 'b-web', 'a-web'],
    );
  });
});
