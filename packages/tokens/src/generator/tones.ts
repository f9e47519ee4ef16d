import type { PaletteGroup } from '../scheme-tokens.ts';
import { type Tint, contrast, hueDistance, oklch, over, solve, withAlpha } from './colour.ts';
import type { Recipe } from './recipe.ts';
import type { Grounds, Surfaces } from './surfaces.ts';

/** The same in every scheme, so that a red means the same thing under every brand. */
export const toneTints = {
  success: [155, 0.15],
  warning: [74, 0.15],
  danger: [25, 0.195],
  info: [232, 0.125],
  progress: [276, 0.17],
} as const satisfies Record<string, Tint>;

/** An accent of this hue or nearer looks like danger. */
const APART = 25;
/** A red brand: what has to differ from an error, the focus and the links, borrows another hue. */
export const isNearDanger = ({ inputs: { accent } }: Recipe): boolean =>
  accent[1] >= 0.1 && hueDistance(accent[0], toneTints.danger[0]) < APART;
export type Tone = keyof typeof toneTints | 'neutral';
export const toneNames: readonly Tone[] = ['success', 'warning', 'danger', 'info', 'progress', 'neutral'];

export type Tones = PaletteGroup<Tone>;

function tintOf(
  tone: Tone,
  {
    inputs: {
      neutral: [hue, chroma],
    },
  }: Recipe,
): Tint {
  return tone === 'neutral' ? [hue, chroma * 2] : toneTints[tone];
}

function subtleFill(tone: Tone, recipe: Recipe, { surface }: Surfaces): string {
  const { light, grey } = recipe;
  const [hue, chroma] = tintOf(tone, recipe);
  if (light) {
    return tone === 'neutral' ? grey(0.948, 1) : oklch(0.962, Math.min(chroma * 0.2, 0.034), hue);
  }
  const wash = oklch(0.68, chroma * 0.85, hue);
  return over(withAlpha(wash, tone === 'neutral' ? 0.13 : 0.155), surface);
}

/** Tinted fills of all tones: text in the accent may lie on each. */
export function toneFills(recipe: Recipe, surfaces: Surfaces): readonly string[] {
  return toneNames.map((tone) => subtleFill(tone, recipe, surfaces));
}

function edge(tone: Tone, recipe: Recipe): string {
  const [hue, chroma] = tintOf(tone, recipe);
  const greyChroma = recipe.inputs.neutral[1];
  if (tone === 'neutral') {
    return oklch(recipe.light ? 0.87 : 0.42, greyChroma * (recipe.light ? 1.2 : 1.6), hue);
  }
  return recipe.light ? oklch(0.855, chroma * 0.45, hue) : oklch(0.42, chroma * 0.55, hue);
}

const DEEP = 0.4;

/** Where the search for a readable fill starts: yellow is only yellow when it is light. */
function wishedLightness(tone: Tone, inkLabel: boolean, light: boolean): number {
  if (tone === 'warning') return 0.8;
  if (tone === 'success' && light) return 0.52;
  if (inkLabel) return 0.76;
  return tone === 'neutral' ? 0.46 : 0.565;
}

function solid(tone: Tone, recipe: Recipe): { fill: string; hovered: string; label: string } {
  const { light, targets } = recipe;
  const [hue, chroma] = tintOf(tone, recipe);
  const inkLabel = tone === 'warning' || (!light && tone !== 'danger' && tone !== 'progress');
  const label = inkLabel ? oklch(0.19, 0.03, hue) : '#ffffff';
  // Beside the fill of a red brand what destroys is a deep red.
  const isDeep = tone === 'danger' && isNearDanger(recipe);
  let lightness = isDeep ? DEEP : wishedLightness(tone, inkLabel, light);
  while (contrast(label, oklch(lightness, chroma, hue)) < targets.label && lightness > 0 && lightness < 1) {
    lightness += inkLabel ? 0.0025 : -0.0025;
  }
  return {
    fill: oklch(lightness, chroma, hue),
    hovered: oklch(lightness - 0.045, chroma, hue),
    label,
  };
}

function toneValues(name: Tone, recipe: Recipe, s: Surfaces, grounds: Grounds): Record<string, string> {
  const { light, targets, towards } = recipe;
  const [hue, chroma] = tintOf(name, recipe);
  const subtle = subtleFill(name, recipe, s);
  const against = [...grounds.lasting, subtle];
  const { fill, hovered, label } = solid(name, recipe);
  return {
    [`${name}.subtle`]: subtle,
    [`${name}.border`]: edge(name, recipe),
    [`${name}.text`]: solve({
      tint: [hue, chroma * (light ? 0.85 : 0.72)],
      against,
      ratio: targets.text,
      from: light ? 0.56 : 0.76,
      towards,
    }),
    [`${name}.icon`]: solve({
      tint: [hue, chroma],
      against,
      ratio: targets.part,
      from: light ? (name === 'warning' ? 0.72 : 0.66) : 0.68,
      towards,
    }),
    [`${name}.solid`]: fill,
    [`${name}.on-solid`]: label,
    ...(name === 'danger' && { 'danger.solid-hover': hovered }),
  };
}

export function tones(recipe: Recipe, s: Surfaces, grounds: Grounds): Tones {
  // Computed keys widen to string; the tests hold every scheme against the contract's names.
  return Object.assign({}, ...toneNames.map((name) => toneValues(name, recipe, s, grounds)));
}
