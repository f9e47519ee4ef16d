import assert from 'node:assert/strict';
import { describe, it } from 'node:test';
import { isFeatureOn, readOverrides } from './rules.ts';

const feature = (id: string, enabled: boolean, target?: string) => ({
  id,
  enabled,
  ...(target !== undefined && { metadata: { target } }),
});
const list = [
  feature('on', true, 'common'),
  feature('off', false, 'common'),
  feature('portal', true, 'self-service'),
  feature('elsewhere', true, 'administration'),
  feature('nowhere', true),
  { id: 'empty', enabled: true, metadata: {} },
];

// spec: feature.usable, spec: feature.on
describe('a feature', () => {
  for (const [id, overrides, expected, why] of [
    ['on', {}, true, 'the server has it on'],
    ['off', {}, false, 'the server has it off'],
    ['portal', {}, true, 'it is for this console'],
    ['elsewhere', {}, false, 'it is for another program'],
    ['nowhere', {}, false, 'it is for nobody'],
    ['empty', {}, false, 'it is for nobody'],
    ['unknown', {}, false, 'the list does not have it'],
    ['on', { on: false }, false, 'somebody switched it off'],
    ['off', { off: true }, true, 'somebody switched it on'],
    ['on', { off: true }, true, 'somebody switched another'],
    ['unknown', { unknown: true }, false, 'the list does not have it, whatever is switched'],
    ['elsewhere', { elsewhere: true }, false, 'it is for another program, whatever is switched'],
    ['toString', {}, false, 'the list does not have it'],
  ] as const) {
    it(`${id} is ${expected ? 'on' : 'off'}: ${why}`, () => assert.equal(isFeatureOn(list, overrides, id), expected));
  }

  it('is on or off by what is its own, not by what every object has', () =>
    assert.equal(isFeatureOn([feature('toString', true, 'common')], {}, 'toString'), true));
});

// spec: feature.kept
describe('what a browser holds', () => {
  for (const [text, expected] of [
    ['{}', {}],
    ['{"a":true,"b":false}', { a: true, b: false }],
    ['{', null],
    ['', null],
    ['null', null],
    ['[]', null],
    ['7', null],
    ['{"a":1}', null],
    ['{"a":"true"}', null],
  ] as const) {
    it(`${text || 'nothing'} is ${expected === null ? 'no choice' : 'a choice'}`, () =>
      assert.deepEqual(readOverrides(text), expected));
  }
});
