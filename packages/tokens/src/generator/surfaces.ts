import type { Palette, PaletteGroup } from '../scheme-tokens.ts';
import { over, withAlpha } from './colour.ts';
import type { Recipe } from './recipe.ts';

type Plane = 'canvas' | 'surface' | 'raised' | 'sunken' | 'field' | 'inverse' | 'scrim';
export type Surfaces = Pick<Palette, Plane> & PaletteGroup<'state'>;

/** Opaque colours text may lie on, states included. */
export interface Grounds {
  /** Every surface and the states that cover it for long. */
  lasting: readonly string[];
  /** Surfaces while a row on them is pressed. */
  pressed: readonly string[];
}

/** A mid tone of the accent: selections and tinted fills are made of it. */
export function accentWash({
  light,
  accent,
  inputs: {
    accent: [, chroma],
  },
}: Recipe): string {
  return light ? accent(0.6, Math.max(chroma, 0.02)) : accent(0.66, Math.max(chroma * 0.9, 0.02));
}

function lightPlanes({ grey, inputs: { paper } }: Recipe): Pick<Palette, Plane> {
  const sheet = paper ? grey(paper, 0.35) : '#ffffff';
  return {
    canvas: grey(0.9645, 0.9),
    surface: sheet,
    raised: sheet,
    sunken: grey(0.98, 0.6),
    field: sheet,
    inverse: grey(0.265, 2.2),
    scrim: withAlpha(grey(0.22, 2.5), 0.38),
  };
}

/** In the dark, what rises gets lighter: a shadow would not be seen. */
function darkPlanes({ grey, depth }: Recipe): Pick<Palette, Plane> {
  return {
    canvas: grey(depth, 1.05),
    surface: grey(depth + 0.038, 1.15),
    raised: grey(depth + 0.078, 1.25),
    sunken: grey(depth + 0.016, 1.1),
    field: grey(depth + 0.02, 1.1),
    inverse: grey(0.935, 0.8),
    scrim: withAlpha(grey(0.06, 1), 0.62),
  };
}

export function surfaces(recipe: Recipe): Surfaces {
  const { light, ink } = recipe;
  const wash = accentWash(recipe);
  return {
    ...(light ? lightPlanes(recipe) : darkPlanes(recipe)),
    'state.hover': withAlpha(ink, light ? 0.042 : 0.05),
    'state.pressed': withAlpha(ink, light ? 0.085 : 0.095),
    'state.selected': withAlpha(wash, light ? 0.085 : 0.16),
    'state.selected-hover': withAlpha(wash, light ? 0.135 : 0.22),
  };
}

export function groundsOf(s: Surfaces): Grounds {
  const states = [s['state.hover'], s['state.selected'], s['state.selected-hover']];
  return {
    lasting: [
      s.canvas,
      s.surface,
      s.raised,
      s.sunken,
      s.field,
      ...states.flatMap((state) => [over(state, s.surface), over(state, s.raised)]),
      over(s['state.hover'], s.canvas),
    ],
    pressed: [s.surface, s.raised, s.canvas].map((plane) => over(s['state.pressed'], plane)),
  };
}
