import type { Palette } from '../scheme-tokens.ts';
import { type Tint, contrast, oklch, over, readOklch, solve, withAlpha } from './colour.ts';
import { neededRatio } from './pairs.ts';
import { type Recipe, borrowedHue, isGreyAccent } from './recipe.ts';
import { type Surfaces, accentWash } from './surfaces.ts';
import { isNearDanger } from './tones.ts';

type Solid = Pick<Palette, 'accent.solid' | 'accent.solid-hover' | 'accent.solid-active' | 'accent.on-solid'>;
type Subtle = Pick<Palette, 'accent.subtle' | 'accent.subtle-hover' | 'accent.border'>;
type Marks = Pick<Palette, 'accent.text' | 'accent.icon' | 'text.link'>;

const inkOf = ([hue, chroma]: Tint): string => oklch(0.19, Math.min(0.04, chroma * 0.3), hue);

/** Labels are white unless ink is far better. */
const prefersInk = (ink: string, fill: string): boolean => contrast(ink, fill) > contrast('#ffffff', fill) * 1.35;

/** The wished fill, moved until its label is readable, or kept where the brand says so. */
export function solid(recipe: Recipe): Solid {
  const { light, grey, targets, accent, inputs } = recipe;
  if (light && inputs.fill !== undefined) return kept(recipe, inputs.fill);
  if (isGreyAccent(inputs) && light) {
    return {
      'accent.solid': grey(0.24, 2),
      'accent.solid-hover': grey(0.34, 2),
      'accent.solid-active': grey(0.42, 2),
      'accent.on-solid': '#ffffff',
    };
  }
  const [, chroma] = inputs.accent;
  const fill = (lightness: number): string => accent(lightness, chroma);
  let lightness = inputs.solid[light ? 0 : 1];
  const ink = inkOf(inputs.accent);
  const useInk = prefersInk(ink, fill(lightness));
  const label = useInk ? ink : '#ffffff';
  while (contrast(label, fill(lightness)) < targets.label && lightness > 0 && lightness < 1) {
    lightness += useInk ? 0.0025 : -0.0025;
  }
  return {
    'accent.solid': fill(lightness),
    'accent.on-solid': label,
    ...pressed(recipe, lightness, useInk, label),
  };
}

/** The fill as it is, under the label that can be read on it: the usual one, or else the other. */
function kept(recipe: Recipe, fill: string): Solid {
  const { inputs } = recipe;
  const ink = inkOf(inputs.accent);
  const [usual, other] = prefersInk(ink, fill) ? [ink, '#ffffff'] : ['#ffffff', ink];
  const needed = neededRatio('text', inputs);
  const label = contrast(usual, fill) < needed && contrast(other, fill) >= needed ? other : usual;
  return {
    'accent.solid': fill,
    'accent.on-solid': label,
    ...pressed(recipe, readOklch(fill).lightness, label === ink, label),
  };
}

/**
 * Fills under a white label darken as they are pressed, or lighten where that would not be seen; under an ink label they
 * lighten, then settle.
 */
function pressed(
  { targets, accent, inputs }: Recipe,
  lightness: number,
  useInk: boolean,
  label: string,
): Pick<Solid, 'accent.solid-hover' | 'accent.solid-active'> {
  const fill = (l: number): string => accent(l, inputs.accent[1]);
  if (!useInk) {
    const isNearlyBlack = lightness < 0.3;
    return {
      'accent.solid-hover': fill(isNearlyBlack ? Math.max(lightness + 0.1, 0.24) : lightness - 0.04),
      'accent.solid-active': fill(isNearlyBlack ? Math.max(lightness + 0.18, 0.32) : lightness - 0.08),
    };
  }
  const isNearlyWhite = isGreyAccent(inputs) && lightness > 0.9;
  const active = fill(lightness - 0.035);
  return {
    'accent.solid-hover': fill(Math.min(0.97, lightness + (isNearlyWhite ? -0.06 : 0.035))),
    'accent.solid-active': contrast(label, active) < targets.pressedLabel ? fill(lightness) : active,
  };
}

export function subtle(recipe: Recipe, { surface }: Surfaces): Subtle {
  const {
    light,
    accent,
    inputs: {
      accent: [, chroma],
    },
  } = recipe;
  if (light) {
    return {
      'accent.subtle': accent(0.958, Math.min(chroma * 0.17, 0.028)),
      'accent.subtle-hover': accent(0.935, Math.min(chroma * 0.25, 0.042)),
      'accent.border': accent(0.83, Math.min(chroma * 0.55, 0.09)),
    };
  }
  const wash = accentWash(recipe);
  return {
    'accent.subtle': over(withAlpha(wash, 0.2), surface),
    'accent.subtle-hover': over(withAlpha(wash, 0.28), surface),
    'accent.border': accent(0.43, Math.min(chroma * 0.7, 0.11)),
  };
}

/** `grounds` are all opaque colours links and active tabs may lie on, tinted fills included. */
export function marks(recipe: Recipe, grounds: readonly string[]): Marks {
  const { light, targets, towards, inputs } = recipe;
  const [hue, chroma] = inputs.accent;
  const words = (tint: Tint): string =>
    solve({
      tint: [tint[0], tint[1] * (light ? 0.95 : 0.78)],
      against: grounds,
      ratio: targets.text,
      from: light ? Math.min(0.56, inputs.solid[0]) : 0.74,
      towards,
    });
  return {
    'accent.text': words(inputs.accent),
    'accent.icon': solve({
      tint: [hue, chroma],
      against: grounds,
      ratio: targets.part,
      from: light ? Math.min(0.66, inputs.solid[0]) : 0.7,
      towards,
    }),
    'text.link': words(isNearDanger(recipe) ? [borrowedHue, chroma] : inputs.accent),
  };
}
