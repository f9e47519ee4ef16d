import type { Palette, PaletteGroup } from '../scheme-tokens.ts';
import { oklch, signedHueDistance, withAlpha } from './colour.ts';
import type { Recipe } from './recipe.ts';
import { accentWash } from './surfaces.ts';

type Loading = PaletteGroup<'skeleton'> & Pick<Palette, 'selection.bg'>;

export function loading(recipe: Recipe): Loading {
  const { light, grey, depth } = recipe;
  return {
    'skeleton.base': light ? grey(0.94, 1) : grey(depth + 0.085, 1.3),
    'skeleton.shine': light ? grey(0.97, 0.8) : grey(depth + 0.12, 1.3),
    'selection.bg': withAlpha(accentWash(recipe), light ? 0.24 : 0.42),
  };
}

/** The horizon of the login page and the spot illustrations: every scheme has its own sky. */
export function art({ light, depth, accent, inputs }: Recipe): PaletteGroup<'art'> {
  const [hue, chroma] = inputs.accent;
  if (light) {
    // The horizon leans towards warm from any accent.
    const warm = hue + signedHueDistance(40, hue) * 0.72;
    return {
      'art.sky-1': accent(0.905, Math.min(chroma * 0.3, 0.05)),
      'art.sky-2': oklch(0.948, Math.min(chroma * 0.2, 0.034), hue - 12),
      'art.sky-3': oklch(0.972, 0.022 * Math.min(1, chroma * 12), warm),
      'art.sun-1': accent(0.8, Math.min(chroma * 0.75, 0.13)),
      'art.sun-2': accent(0.66, Math.max(chroma, 0.004)),
      'art.deck': accent(0.4, Math.min(chroma * 0.6, 0.1)),
    };
  }
  return {
    'art.sky-1': oklch(depth + 0.015, Math.min(chroma * 0.3, 0.05), hue + 8),
    'art.sky-2': accent(depth + 0.105, Math.min(chroma * 0.45, 0.085)),
    'art.sky-3': oklch(depth + 0.235, Math.min(chroma * 0.65, 0.12), hue - 8),
    'art.sun-1': accent(0.8, Math.min(chroma * 0.65, 0.12)),
    'art.sun-2': accent(0.6, Math.max(chroma, 0.004)),
    'art.deck': accent(depth - 0.02, Math.min(chroma * 0.3, 0.04)),
  };
}

/** Pixels down, blur, spread, then opacity. */
type Layer = readonly [down: number, blur: number, spread: number, opacity: number];

function cast(colour: string, layers: readonly Layer[]): string {
  return layers
    .map(([down, blur, spread, opacity]) => `0 ${down}px ${blur}px ${spread}px ${withAlpha(colour, opacity)}`)
    .join(', ');
}

const lightLayers: Record<keyof PaletteGroup<'shadow'>, readonly Layer[]> = {
  'shadow.1': [[1, 2, 0, 0.06]],
  'shadow.2': [
    [0, 0, 1, 0.05],
    [1, 3, 0, 0.06],
    [4, 10, -4, 0.06],
  ],
  'shadow.3': [
    [0, 0, 1, 0.07],
    [4, 10, -3, 0.08],
    [14, 34, -10, 0.16],
  ],
  'shadow.4': [
    [0, 0, 1, 0.08],
    [10, 24, -8, 0.12],
    [34, 80, -20, 0.26],
  ],
};

const darkLayers: Record<keyof PaletteGroup<'shadow'>, readonly Layer[]> = {
  'shadow.1': [[1, 2, 0, 0.35]],
  'shadow.2': [
    [0, 0, 1, 0.45],
    [3, 10, -3, 0.45],
  ],
  'shadow.3': [
    [0, 0, 1, 0.6],
    [8, 18, -6, 0.5],
    [20, 44, -12, 0.6],
  ],
  'shadow.4': [
    [0, 0, 1, 0.7],
    [16, 36, -10, 0.6],
    [40, 90, -20, 0.7],
  ],
};

export function shadows({ light, grey }: Recipe): PaletteGroup<'shadow'> {
  const colour = light ? grey(0.3, 4) : '#000000';
  const layers = light ? lightLayers : darkLayers;
  return {
    'shadow.1': cast(colour, layers['shadow.1']),
    'shadow.2': cast(colour, layers['shadow.2']),
    'shadow.3': cast(colour, layers['shadow.3']),
    'shadow.4': cast(colour, layers['shadow.4']),
  };
}
