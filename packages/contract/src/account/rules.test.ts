import assert from 'node:assert/strict';
import { test } from 'node:test';
import { TokenBody } from './model.ts';
import { checkCode, checkToken, plainCode } from './rules.ts';

const codes: readonly (readonly [string, 'authenticator' | 'any', string | null])[] = [
  ['123456', 'authenticator', null],
  [' 123 456 ', 'authenticator', null],
  ['123-456', 'any', null],
  ['abcd-efgh-2345-yz67', 'any', null],
  ['ABCD EFGH 2345 YZ67', 'any', null],
  ['', 'any', 'required'],
  [' - ', 'authenticator', 'required'],
  ['12345', 'authenticator', 'not_six_digits'],
  ['1234567', 'any', 'not_a_code'],
  ['12345a', 'authenticator', 'not_six_digits'],
  ['１２３４５６', 'any', 'not_a_code'],
  ['abcd-efgh-2345-yz67', 'authenticator', 'not_six_digits'],
  ['abcd-efgh-2345-yz6', 'any', 'not_a_code'],
  ['abcd-efgh-2345-yz61', 'any', 'not_a_code'],
  ['abcd-efgh-2345-yz60', 'any', 'not_a_code'],
];

// spec: account.second-factor.code, spec: account.second-factor.recovery
test('a code is six digits, or a recovery code where those are taken', () => {
  for (const [text, kind, expected] of codes)
    assert.equal(checkCode(text, kind)?.code ?? null, expected, `${text} ${kind}`);
  assert.equal(plainCode(' ABCD-efgh 2345-yz67'), 'abcdefgh2345yz67');
});

const tokens: readonly (readonly [string, number, readonly string[]])[] = [
  ['deploy', 30, []],
  ['x'.repeat(64), 365, []],
  ['🚀'.repeat(32), 1, []],
  ['', 7, ['name required']],
  ['   ', 7, ['name required']],
  ['x'.repeat(65), 7, ['name text_too_long']],
  ['deploy', 0, ['days out_of_range']],
  ['deploy', 366, ['days out_of_range']],
  ['deploy', 1.5, ['days out_of_range']],
  ['', Number.NaN, ['name required', 'days out_of_range']],
];

// spec: account.token
test('a token has a name and ends within a year', () => {
  for (const [name, days, expected] of tokens)
    assert.deepEqual(
      Object.entries(checkToken({ name, days })).map(([field, { code }]) => `${field} ${code}`),
      expected,
      `${name} ${days}`,
    );
});

test('the wire takes no token that never ends', () => {
  const body = { name: 'deploy', access: 'full', project_id: null, days: 365 };
  assert.ok(TokenBody.is(body));
  for (const wrong of [{ days: 366 }, { days: 0 }, { days: null }, { access: 'admin' }, { name: '' }, { scope: 'all' }])
    assert.ok(!TokenBody.is({ ...body, ...wrong }), JSON.stringify(wrong));
});
