import type { Palette } from '../scheme-tokens.ts';
import { marks, solid, subtle } from './accent.ts';
import { art, loading, shadows } from './atmosphere.ts';
import { darkChrome, focus, tintedChrome } from './chrome.ts';
import { data } from './data.ts';
import { type Mode, type SchemeInputs, checkInputs } from './inputs.ts';
import { type Pair, neededRatio, pairs } from './pairs.ts';
import { recipeOf } from './recipe.ts';
import { groundsOf, surfaces } from './surfaces.ts';
import { borders, text } from './text.ts';
import { toneFills, tones } from './tones.ts';

export interface Scheme {
  light: Palette;
  dark: Palette;
}

/** A pair in one mode, and what is asked of it. */
export interface MeasuredPair extends Pair {
  mode: Mode;
  /** The ratio it has to reach. */
  needed: number;
}

/** A scheme and the contrast of all its pairs, readable or not. */
export interface MeasuredScheme {
  scheme: Scheme;
  /** Light mode's pairs, then the same of dark mode. */
  figures: readonly MeasuredPair[];
}

export const isReadable = ({ ratio, needed }: MeasuredPair): boolean => ratio >= needed;

export const describePair = ({ mode, foreground, background, ratio, needed }: MeasuredPair): string =>
  `${mode}: ${foreground} on ${background} has ${ratioText(ratio)}, needs ${needed}`;

/** With two decimals, rounded down: 4.499 is not 4.50. */
export const ratioText = (ratio: number): string => (Math.floor(ratio * 100) / 100).toFixed(2);

/** Thrown instead of returning a scheme that somebody could not read. */
export class UnreadableSchemeError extends Error {
  readonly pairs: readonly MeasuredPair[];

  constructor(failing: readonly MeasuredPair[]) {
    super(`Pairs below their contrast:\n${failing.map(describePair).join('\n')}`);
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

function measure(inputs: SchemeInputs, mode: Mode, palette: Palette): MeasuredPair[] {
  return pairs(palette).map((pair) => ({ ...pair, mode, needed: neededRatio(pair.kind, inputs) }));
}

/**
 * Both modes of a scheme, with the contrast of every pair. For tools that show figures: `buildScheme` refuses what is not
 * readable.
 * @throws {RangeError} naming the input that is no usable number.
 */
export function measureScheme(inputs: SchemeInputs): MeasuredScheme {
  checkInputs(inputs);
  const scheme = { light: buildMode(inputs, 'light'), dark: buildMode(inputs, 'dark') };
  return { scheme, figures: [...measure(inputs, 'light', scheme.light), ...measure(inputs, 'dark', scheme.dark)] };
}

/**
 * Both modes of a scheme.
 * @throws {RangeError} naming the input that is no usable number.
 * @throws {UnreadableSchemeError} naming every pair that no lightness could make readable.
 */
export function buildScheme(inputs: SchemeInputs): Scheme {
  const { scheme, figures } = measureScheme(inputs);
  const failing = figures.filter((pair) => !isReadable(pair));
  if (failing.length > 0) throw new UnreadableSchemeError(failing);
  return scheme;
}
