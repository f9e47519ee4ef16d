import { brokenNumberRule, type NumberRules, stepped } from '../number-field/number-field.rules.js';

export interface SliderMark {
  readonly value: number;
  /** What stands below the mark; the number itself, if there is nothing. */
  readonly label?: string;
}

/** Where on the track a number lies: 0 at the start, 1 at the end; a number beyond an end lies there. */
export function fractionOf(value: number, { min, max }: NumberRules): number {
  if (max <= min) return 0;
  return Math.max(0, Math.min(1, (value - min) / (max - min)));
}

/** Where a slider stands to which nobody gave a number: in the middle, on the nearest step, as the native one. */
export function middleOf(rules: NumberRules): number {
  const { min, max } = rules;
  if (max <= min) return min;
  const middle = min + (max - min) / 2;
  if (brokenNumberRule(middle, rules) === null) return middle;
  const [below, above] = [stepped(middle, -1, rules), stepped(middle, 1, rules)];
  return middle - below < above - middle ? below : above;
}

/** The attribute `marks`: numbers between commas. What is no number is left out. */
export function marksIn(text: string | null): SliderMark[] {
  return (text ?? '')
    .split(',')
    .filter((number) => number.trim() !== '' && Number.isFinite(Number(number)))
    .map((number) => ({ value: Number(number) }));
}
