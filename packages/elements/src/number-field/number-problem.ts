import type { Flag } from '../core/field-element.js';
import { decimalsOf, neighbours, type NumberRules } from './number-field.rules.js';
import type { NumberFieldWords } from './words/en.js';

/**
 * A broken rule in words, with the numbers that would keep it.
 *
 * @param say A number with its unit, as the language writes it.
 */
export function numberProblem(
  flag: Flag,
  value: number,
  rules: NumberRules,
  words: NumberFieldWords,
  say: (value: number) => string,
): string | undefined {
  const { min, max } = rules;
  const isBounded = Number.isFinite(min) && Number.isFinite(max);
  switch (flag) {
    case 'valueMissing':
      return words.valueMissing;
    case 'badInput':
      return words.badInput(say(example(rules)));
    case 'rangeUnderflow':
      return isBounded ? words.outOfRange(say(min), say(max)) : words.tooLow(say(min));
    case 'rangeOverflow':
      return isBounded ? words.outOfRange(say(min), say(max)) : words.tooHigh(say(max));
    case 'stepMismatch':
      return betweenSteps(neighbours(value, rules).map(say), words);
    default:
      return undefined;
  }
}

function betweenSteps([low, high]: string[], words: NumberFieldWords): string | undefined {
  if (low === undefined) return undefined;
  return high === undefined ? words.onlyStep(low) : words.betweenSteps(low, high);
}

/** A number that could have been meant; with a fraction where one is allowed, to show the decimal sign. */
function example({ min, step, base }: NumberRules): number {
  if (step === 'any') return Math.max(min, 1.5);
  const start = Number.isFinite(min) ? min : base;
  return Number((start + step).toFixed(Math.min(100, Math.max(decimalsOf(start), decimalsOf(step)))));
}
