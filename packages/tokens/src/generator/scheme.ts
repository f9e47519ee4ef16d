import type { Palette } from '../scheme-tokens.ts';
import { marks, solid, subtle } from './accent.ts';
import { art, loading, shadows } from './atmosphere.ts';
import { darkChrome, focus, tintedChrome } from './chrome.ts';
import { data } from './data.ts';
import { type Mode, type SchemeInputs, checkInputs } from './inputs.ts';
import { type Pair, pairs } from './pairs.ts';
import { recipeOf } from './recipe.ts';
import { groundsOf, surfaces } from './surfaces.ts';
import { borders, text } from './text.ts';
import { toneFills, tones } from './tones.ts';

export interface Scheme {
  light: Palette;
  dark: Palette;
}

/** A pair that people could not tell apart. */
export interface UnreadablePair extends Pair {
  mode: Mode;
  /** The ratio it should have reached. */
  needed: number;
}

/** Thrown instead of returning a scheme that somebody could not read. */
export class UnreadableSchemeError extends Error {
  readonly pairs: readonly UnreadablePair[];

  constructor(failing: readonly UnreadablePair[]) {
    const lines = failing.map(
      ({ mode, foreground, background, ratio, needed }) =>
        `${mode}: ${foreground} on ${background} has ${ratio.toFixed(2)}, needs ${needed}`,
    );
    super(`Pairs below their contrast:\n${lines.join('\n')}`);
    this.name = 'UnreadableSchemeError';
    this.pairs = failing;
  }
}

function buildMode(inputs: SchemeInputs, mode: Mode): Palette {
  const recipe = recipeOf(inputs, mode);
  const planes = surfaces(recipe);
  const grounds = groundsOf(planes);
  const words = text(recipe, planes, grounds);
  const fills = subtle(recipe, planes);
  const accent = {
    ...solid(recipe),
    ...fills,
    ...marks(recipe, [
      ...grounds.lasting,
      fills['accent.subtle'],
      fills['accent.subtle-hover'],
      ...toneFills(recipe, planes),
    ]),
  };
  const chrome = inputs.chrome === 'tint' ? tintedChrome(recipe, planes, { ...words, ...accent }) : darkChrome(recipe);
  return {
    ...planes,
    ...words,
    ...borders(recipe, planes),
    ...accent,
    ...tones(recipe, planes, grounds),
    ...focus(recipe, planes, chrome),
    ...chrome,
    ...data(recipe, planes),
    ...loading(recipe),
    ...art(recipe),
    ...shadows(recipe),
  };
}

/** Contrast ratio a pair has to reach: WCAG 2 AA, or 7:1 for text where high contrast is asked for. */
export function neededRatio(kind: Pair['kind'], inputs: Pick<SchemeInputs, 'contrast'>): number {
  if (kind === 'part') return 3;
  return inputs.contrast === 'high' ? 7 : 4.5;
}

function unreadable(inputs: SchemeInputs, mode: Mode, palette: Palette): UnreadablePair[] {
  return pairs(palette)
    .map((pair) => ({ ...pair, mode, needed: neededRatio(pair.kind, inputs) }))
    .filter(({ ratio, needed }) => ratio < needed);
}

/**
 * Both modes of a scheme.
 * @throws {RangeError} naming the input that is no usable number.
 * @throws {UnreadableSchemeError} naming every pair that no lightness could make readable.
 */
export function buildScheme(inputs: SchemeInputs): Scheme {
  checkInputs(inputs);
  const scheme = { light: buildMode(inputs, 'light'), dark: buildMode(inputs, 'dark') };
  const failing = [...unreadable(inputs, 'light', scheme.light), ...unreadable(inputs, 'dark', scheme.dark)];
  if (failing.length > 0) throw new UnreadableSchemeError(failing);
  return scheme;
}
