import { expect } from '@open-wc/testing';

import { limitOf, stepConverter, stepOf } from './limits.js';
import { brokenNumberRule, decimalsOf, highest, neighbours, type NumberRules, stepped } from './number-field.rules.js';

const rules = (some: Partial<NumberRules> = {}): NumberRules => ({
  min: -Infinity,
  max: Infinity,
  step: 1,
  base: 0,
  ...some,
});

/** The native control is asked the same, so that ours is not only what we think it should be. */
function nativeFlag(value: number, { min, max, step }: NumberRules): string | null {
  const control = document.createElement('input');
  Object.assign(control, { type: 'number', step: String(step), value: String(value) });
  if (Number.isFinite(min)) control.min = String(min);
  if (Number.isFinite(max)) control.max = String(max);
  const flags = ['rangeUnderflow', 'rangeOverflow', 'stepMismatch'] as const;
  return flags.find((flag) => control.validity[flag]) ?? null;
}

describe('The rules of a number', () => {
  it('are those of the native control', () => {
    const sets = [
      rules(),
      rules({ min: 0, max: 10, step: 3 }),
      rules({ min: 0.5, base: 0.5, max: 2, step: 0.1 }),
      rules({ min: -5, base: -5, step: 2 }),
      rules({ min: 0, step: 'any' }),
      rules({ step: 0.05 }),
    ];
    for (const set of sets) {
      for (const value of [-6, -5, -1, 0, 0.3, 0.5, 0.7, 1, 1.1, 1.15, 2, 2.5, 9, 10, 11, 1e6]) {
        expect(brokenNumberRule(value, set), `${value} in ${JSON.stringify(set)}`).to.equal(nativeFlag(value, set));
      }
    }
  });

  it('step without the faults of binary fractions', () => {
    expect(stepped(0.1, 2, rules({ step: 0.1 }))).to.equal(0.3);
    expect(stepped(0.3, -3, rules({ step: 0.1 }))).to.equal(0);
    expect(stepped(1.1, 1, rules({ step: 'any' }))).to.equal(2.1);
  });

  it('go to the next step first from a number between two', () => {
    const tens = rules({ step: 10 });
    expect([stepped(37, 1, tens), stepped(37, -1, tens), stepped(37, 10, tens)]).to.deep.equal([40, 30, 130]);
  });

  it('stop at the limits, at the highest that a step reaches', () => {
    const set = rules({ min: 2, base: 2, max: 20, step: 5 });
    expect(highest(set)).to.equal(17);
    expect([stepped(17, 1, set), stepped(2, -1, set), stepped(7, 10, set)]).to.deep.equal([17, 2, 17]);
    expect([stepped(99, -1, set), stepped(-99, -1, set)]).to.deep.equal([17, 2]);
  });

  it('begin from nothing at the limit, or at 0', () => {
    const set = rules({ min: 2, base: 2, max: 20 });
    expect([stepped(null, 1, set), stepped(null, -1, set)]).to.deep.equal([2, 20]);
    expect([stepped(null, 1, rules()), stepped(null, -1, rules({ min: 3, base: 3 }))]).to.deep.equal([0, 3]);
  });

  it('name the allowed numbers around one that is not', () => {
    expect(neighbours(37, rules({ step: 10 }))).to.deep.equal([30, 40]);
    expect(neighbours(98, rules({ min: 0, max: 99, step: 10 }))).to.deep.equal([90]);
  });

  it('count decimals, also of a number that is written with an exponent', () => {
    expect([1, 0.25, 1e-7, 1.5e-7, 1e21].map(decimalsOf)).to.deep.equal([0, 2, 7, 8, 0]);
  });

  it('do without what was set to nonsense', () => {
    expect([limitOf(5, 0), limitOf(Number.NaN, 0), limitOf(null, 0), limitOf('5', 0)]).to.deep.equal([5, 0, 0, 0]);
    expect([stepOf(0.5), stepOf('any'), stepOf(0), stepOf(-1), stepOf(null)]).to.deep.equal([0.5, 'any', 1, 1, 1]);
    expect([stepConverter('ANY'), stepConverter('2'), stepConverter(null)]).to.deep.equal(['any', 2, 1]);
  });
});
