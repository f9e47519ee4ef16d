import type { Flag } from '../core/field-element.js';

export interface NumberRules {
  /** -Infinity for none. */
  readonly min: number;
  /** Infinity for none. */
  readonly max: number;
  readonly step: number | 'any';
  /** Where counting in steps begins: `min`, else the default value, else 0. */
  readonly base: number;
}

/**
 * The first rule a number breaks, by the rules of the native `<input type="number">`.
 * https://html.spec.whatwg.org/multipage/input.html#number-state-(type=number)
 */
export function brokenNumberRule(value: number, { min, max, step, base }: NumberRules): Flag | null {
  if (value < min) return 'rangeUnderflow';
  if (value > max) return 'rangeOverflow';
  return step === 'any' || Number.isInteger(stepsTo(value, base, step)) ? null : 'stepMismatch';
}

/**
 * Where `count` steps lead; a number between two steps goes to the next one first. Never beyond a limit. From nothing,
 * the first step goes to the limit it comes from, or to 0.
 */
export function stepped(value: number | null, count: number, rules: NumberRules): number {
  const { min, step, base } = rules;
  const top = highest(rules);
  const within = (number: number) => Math.max(min, Math.min(top, number));
  if (value === null) {
    const start = count > 0 ? min : top;
    return within(Number.isFinite(start) ? start : 0);
  }
  if (step === 'any') return within(rounded(value + count, decimalsOf(value)));
  const steps = stepsTo(value, base, step);
  return within(at(count > 0 ? Math.floor(steps) + count : Math.ceil(steps) + count, rules.base, step));
}

/** The allowed numbers right below and right above one that is between two steps; those within the limits. */
export function neighbours(value: number, { min, max, step, base }: NumberRules): number[] {
  if (step === 'any') return [];
  const steps = stepsTo(value, base, step);
  return [Math.floor(steps), Math.ceil(steps)]
    .map((count) => at(count, base, step))
    .filter((number) => number >= min && number <= max);
}

/** The highest number that can be reached: `max`, or the last step below it. */
export function highest({ max, step, base }: NumberRules): number {
  if (step === 'any' || !Number.isFinite(max)) return max;
  return at(Math.floor(stepsTo(max, base, step)), base, step);
}

/** How many decimals a number has: 2 for 0.25. */
export function decimalsOf(value: number): number {
  const [digits = '', exponent = '0'] = String(value).split('e');
  return Math.max(0, (digits.split('.')[1]?.length ?? 0) - Number(exponent));
}

/** A whole number exactly when the value is on a step: both sides are made whole first, since 0.3 / 0.1 is not 3. */
function stepsTo(value: number, base: number, step: number): number {
  const scale = 10 ** Math.max(decimalsOf(value), decimalsOf(base), decimalsOf(step));
  return Math.round((value - base) * scale) / Math.round(step * scale);
}

function at(count: number, base: number, step: number): number {
  return rounded(base + count * step, Math.max(decimalsOf(base), decimalsOf(step)));
}

const rounded = (value: number, decimals: number): number => Number(value.toFixed(Math.min(decimals, 100)));
