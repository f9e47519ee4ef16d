import { expect } from '@open-wc/testing';

import type { NumberRules } from '../number-field/number-field.rules.js';
import { fractionOf, marksIn, middleOf } from './slider.rules.js';

const rules = (min: number, max: number, step: number | 'any' = 1): NumberRules => ({ min, max, step, base: min });

describe('The rules of a slider', () => {
  it('put a number on the track, and one beyond an end at that end', () => {
    expect([20, 260, 500, 700, 0].map((value) => fractionOf(value, rules(20, 500)))).to.deep.equal([0, 0.5, 1, 1, 0]);
    expect(fractionOf(5, rules(5, 5))).to.equal(0);
  });

  it('stand in the middle where the native control does', () => {
    for (const set of [
      rules(0, 100),
      rules(0, 5),
      rules(0, 100, 30),
      rules(-7, 2, 2),
      rules(0, 1, 'any'),
      rules(9, 3),
    ]) {
      const native = document.createElement('input');
      const { min, max, step } = set;
      // The type last: a value that was within other limits would stay.
      Object.assign(native, { min: String(min), max: String(max), step: String(step), type: 'range' });
      expect(middleOf(set), JSON.stringify(set)).to.equal(native.valueAsNumber);
    }
  });

  it('read marks, and leave out what is none', () => {
    expect(marksIn('0, 25,x,, 50')).to.deep.equal([{ value: 0 }, { value: 25 }, { value: 50 }]);
    expect(marksIn(null)).to.deep.equal([]);
  });
});
