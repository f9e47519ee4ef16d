import type { Palette } from '../scheme-tokens.ts';
import { contrast, oklch, over, solve, withAlpha } from './colour.ts';
import { type Recipe, isGreyAccent } from './recipe.ts';
import { type Surfaces, accentWash } from './surfaces.ts';

type Solid = Pick<Palette, 'accent.solid' | 'accent.solid-hover' | 'accent.solid-active' | 'accent.on-solid'>;
type Subtle = Pick<Palette, 'accent.subtle' | 'accent.subtle-hover' | 'accent.border'>;
type Marks = Pick<Palette, 'accent.text' | 'accent.icon' | 'text.link'>;

/** The wished fill, moved until its label is readable; the label is white unless ink is far better. */
export function solid(recipe: Recipe): Solid {
  const { light, grey, targets, accent, inputs } = recipe;
  if (isGreyAccent(inputs) && light) {
    return {
      'accent.solid': grey(0.24, 2),
      'accent.solid-hover': grey(0.34, 2),
      'accent.solid-active': grey(0.42, 2),
      'accent.on-solid': '#ffffff',
    };
  }
  const [hue, chroma] = inputs.accent;
  const fill = (lightness: number): string => accent(lightness, chroma);
  let lightness = inputs.solid[light ? 0 : 1];
  const ink = oklch(0.19, Math.min(0.04, chroma * 0.3), hue);
  const useInk = contrast(ink, fill(lightness)) > contrast('#ffffff', fill(lightness)) * 1.35;
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

/** Fills under a white label darken as they are pressed; under an ink label they lighten, then settle. */
function pressed(
  { targets, accent, inputs }: Recipe,
  lightness: number,
  useInk: boolean,
  label: string,
): Pick<Solid, 'accent.solid-hover' | 'accent.solid-active'> {
  const fill = (l: number): string => accent(l, inputs.accent[1]);
  if (!useInk) {
    return {
      'accent.solid-hover': fill(lightness - 0.04),
      'accent.solid-active': fill(lightness - 0.08),
    };
  }
  const active = fill(lightness - 0.035);
  return {
    'accent.solid-hover': fill(Math.min(0.97, lightness + (isGreyAccent(inputs) ? -0.06 : 0.035))),
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
  const words = solve({
    tint: [hue, chroma * (light ? 0.95 : 0.78)],
    against: grounds,
    ratio: targets.text,
    from: light ? Math.min(0.56, inputs.solid[0]) : 0.74,
    towards,
  });
  return {
    'accent.text': words,
    'accent.icon': solve({
      tint: [hue, chroma],
      against: grounds,
      ratio: targets.part,
      from: light ? Math.min(0.66, inputs.solid[0]) : 0.7,
      towards,
    }),
    'text.link': words,
  };
}
