import type { Palette, PaletteGroup } from '../scheme-tokens.ts';
import { solve, withAlpha } from './colour.ts';
import type { Recipe } from './recipe.ts';
import type { Grounds, Surfaces } from './surfaces.ts';

/** `text.link` is the accent's, see accent.ts. */
export type Text = Omit<PaletteGroup<'text'>, 'text.link'>;

export function text(recipe: Recipe, { inverse }: Surfaces, grounds: Grounds): Text {
  const { light, grey, targets, towards } = recipe;
  const [hue, chroma] = recipe.inputs.neutral;
  return {
    'text.strong': light ? grey(0.215, 2.6) : grey(0.968, 0.5),
    'text.default': light ? grey(0.315, 2.6) : grey(0.895, 0.8),
    'text.muted': solve({
      tint: [hue, chroma * 2.3],
      against: [...grounds.lasting, ...grounds.pressed],
      ratio: targets.muted,
      from: light ? 0.52 : 0.66,
      towards,
    }),
    'text.subtle': solve({
      tint: [hue, chroma * 2.1],
      against: grounds.lasting,
      ratio: targets.text,
      from: light ? 0.6 : 0.58,
      towards,
    }),
    'text.disabled': light ? grey(0.705, 1.5) : grey(0.475, 1.6),
    'text.on-inverse': light ? grey(0.985, 0.3) : grey(0.2, 2),
    'text.on-inverse-muted': solve({
      tint: [hue, chroma * 1.6],
      against: [inverse],
      ratio: targets.inverseMuted,
      from: light ? 0.7 : 0.5,
      towards: light ? 'light' : 'dark',
    }),
  };
}

export type Borders = PaletteGroup<'border'> & Pick<Palette, 'control.knob'>;

/** Hairlines are translucent so that one colour works on every surface; high contrast wants lines. */
function hairlines({ light, high, grey, ink }: Recipe): Pick<Palette, 'border.subtle' | 'border.default'> {
  if (high) {
    return {
      'border.subtle': light ? grey(0.8, 1) : grey(0.4, 1.2),
      'border.default': light ? grey(0.62, 1) : grey(0.55, 1.2),
    };
  }
  return {
    'border.subtle': withAlpha(ink, light ? 0.082 : 0.075),
    'border.default': withAlpha(ink, 0.135),
  };
}

export function borders(recipe: Recipe, s: Surfaces): Borders {
  const { light, grey, targets, towards } = recipe;
  const [hue, chroma] = recipe.inputs.neutral;
  return {
    ...hairlines(recipe),
    'border.control': solve({
      tint: [hue, chroma * 1.9],
      against: [s.canvas, s.surface, s.raised, s.sunken, s.field],
      ratio: targets.part,
      from: light ? 0.72 : 0.4,
      towards,
    }),
    'border.control-hover': solve({
      tint: [hue, chroma * 2.2],
      against: [s.canvas, s.surface, s.raised, s.sunken],
      ratio: targets.part * 1.45,
      from: light ? 0.68 : 0.46,
      towards,
    }),
    'control.knob': light ? s.surface : grey(0.955, 0.6),
  };
}
