import assert from 'node:assert/strict';
import { describe, it } from 'node:test';
import { decodeValue, encodeValue } from './url-state.ts';

// spec: navigation.state
describe('a value in the address', () => {
  for (const value of [
    'web',
    '',
    '10',
    'true',
    'null',
    '"quoted"',
    '[1]',
    '627e91',
    '627e9',
    '1e5',
    '007',
    '-0',
    '1.0',
    '1e999',
    '-1e999',
    '12345678901234567890',
    ' 7 ',
    '{"a": 1}',
    '{"a":1}',
    '[ 1 ]',
    'NaN',
    'Infinity',
    '""',
    '"\\u0041"',
    'a b/c?&=#',
    'مرحبا',
    7,
    0,
    -1.5,
    true,
    false,
    ['ACTIVE', 'DOWN'],
    [],
    { a: { b: [1, null] } },
  ]) {
    it(`comes back as it went: ${JSON.stringify(value)}`, () => {
      const address = new URLSearchParams({ x: encodeValue(value) }).toString();
      assert.deepEqual(decodeValue(new URLSearchParams(address).get('x') as string), value);
    });
  }

  it('is no riddle when it is a word', () => {
    assert.equal(encodeValue('web'), 'web');
    assert.equal(encodeValue('10.0.0.0/8'), '10.0.0.0/8');
  });

  for (const text of ['627e91', '627e9', '1e5', '007', '1.0', '1e999', '12345678901234567890', '[ 1 ]']) {
    it(`is the text that it looks like, written by hand or by us: ${text}`, () => {
      assert.equal(encodeValue(text), text);
      assert.equal(decodeValue(text), text);
    });
  }

  it('tells the text 10 from the number 10', () => {
    assert.equal(encodeValue('10'), '"10"');
    assert.equal(encodeValue(10), '10');
  });

  it('stays as it is when somebody wrote it by hand', () => {
    assert.equal(decodeValue('[unclosed'), '[unclosed');
  });
});
