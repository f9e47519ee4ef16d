import assert from 'node:assert/strict';
import { describe, it } from 'node:test';
import { nextStepIndex, previousStepIndex, firstInvalidIndex, indexToShow, stateOf, withStep } from './steps.rules.ts';

const keys = ['first', 'second', 'third', 'last'];
const stepsWithout = (...skipped: string[]) =>
  keys.map((key) => ({ key, whyNot: skipped.includes(key) && 'not needed' }));
const steps = stepsWithout();
const wrongAt =
  (...wrong: string[]) =>
  ({ key }: { key: string }) =>
    wrong.includes(key);

// spec: form.wizard.step
describe('the step to show', () => {
  for (const [name, skipped, wanted, wrong, shown] of [
    ['is the first when the address names none', [], undefined, [], 'first'],
    ['is the first when the address names what is no step', [], 'nowhere', [], 'first'],
    ['is the first when a number stands in the address', [], 2, [], 'first'],
    ['is the one that the address names', [], 'third', [], 'third'],
    ['is the first with a problem before it', [], 'last', ['second', 'third'], 'second'],
    ['may have a problem itself', [], 'second', ['second'], 'second'],
    ['does not care for what comes after it', [], 'second', ['third'], 'second'],
    ['is the next one when it is not needed', ['second', 'third'], 'second', [], 'last'],
    ['is the first that is needed', ['first'], undefined, [], 'second'],
    ['is not one that is not needed, whatever is wrong there', ['second'], 'third', ['second'], 'third'],
    ['is a problem’s before the next one that is needed', ['third'], 'third', ['first'], 'first'],
  ] as const) {
    it(name, () => assert.equal(keys[indexToShow(stepsWithout(...skipped), wanted, wrongAt(...wrong))], shown));
  }
});

describe('the steps around one', () => {
  it('are its neighbours', () => assert.deepEqual([previousStepIndex(steps, 1), nextStepIndex(steps, 1)], [0, 2]));
  // spec: form.wizard.unneeded
  it('are found beyond what is not needed', () => {
    const few = stepsWithout('second', 'third');
    assert.deepEqual([nextStepIndex(few, 0), previousStepIndex(few, 3)], [3, 0]);
  });
  it('end at both ends', () => assert.deepEqual([previousStepIndex(steps, 0), nextStepIndex(steps, 3)], [-1, -1]));
});

describe('the first problem', () => {
  it('is that of the first step which has one', () =>
    assert.equal(firstInvalidIndex(steps, wrongAt('last', 'third')), 2));
  it('is nowhere when there is none', () => assert.equal(firstInvalidIndex(steps, wrongAt()), -1));
  it('is not that of a step which is not needed', () =>
    assert.equal(firstInvalidIndex(stepsWithout('second'), wrongAt('second')), -1));
});

describe('how a step stands', () => {
  const states = (facts: { current: number; reached: number }, wrong: string[] = [], skipped: string[] = []) =>
    stepsWithout(...skipped).map((step, at) => stateOf(step, at, facts, wrong.includes(step.key)));

  for (const [name, found, wanted] of [
    ['at the start', states({ current: 0, reached: 0 }), ['current', 'ahead', 'ahead', 'ahead']],
    ['on the way', states({ current: 2, reached: 2 }), ['done', 'done', 'current', 'ahead']],
    ['back from further on', states({ current: 0, reached: 3 }), ['current', 'done', 'done', 'ahead']],
    [
      'with a problem left behind',
      states({ current: 2, reached: 2 }, ['first']),
      ['wrong', 'done', 'current', 'ahead'],
    ],
    [
      'with a problem nobody has come to',
      states({ current: 0, reached: 0 }, ['last']),
      ['current', 'ahead', 'ahead', 'ahead'],
    ],
    [
      'with a problem where somebody is',
      states({ current: 1, reached: 1 }, ['second']),
      ['done', 'current', 'ahead', 'ahead'],
    ],
    ['with a problem further on', states({ current: 0, reached: 2 }, ['third']), ['current', 'done', 'wrong', 'ahead']],
    [
      'with steps that are not needed',
      states({ current: 3, reached: 3 }, ['second'], ['second']),
      ['done', 'unneeded', 'done', 'current'],
    ],
  ] as const) {
    it(name, () => assert.deepEqual(found, wanted));
  }
});

describe('the address of a step', () => {
  for (const [search, key, address] of [
    ['', 'v4', '?step=v4'],
    ['?type=vxlan&step=v4', 'v6', '?type=vxlan&step=v6'],
    ['?step=v4', null, ''],
    ['?search=web&step=v4', null, '?search=web'],
  ] as const) {
    it(`${search || 'nothing'} with ${key} is ${address || 'nothing'}`, () =>
      assert.equal(withStep(search, key), address));
  }
});
