import type { PaletteGroup } from '../scheme-tokens.ts';
import { type Tint, hueDistance, oklch, solve } from './colour.ts';
import type { Recipe } from './recipe.ts';
import type { Surfaces } from './surfaces.ts';
import { toneTints } from './tones.ts';

type Series = readonly [lightness: number, chroma: number, hue: number];
type Eight<T> = readonly [T, T, T, T, T, T, T, T];

/**
 * Eight categories that stay apart (ΔE2000 at least 10, pairwise) under normal, protan, deutan and
 * tritan vision and reach 3:1 on every surface of their mode. Found by annealing; a test holds them.
 */
const series: { light: Eight<Series>; dark: Eight<Series> } = {
  light: [
    [0.463, 0.19, 267],
    [0.656, 0.161, 56],
    [0.591, 0.125, 164],
    [0.651, 0.172, 349],
    [0.479, 0.098, 88],
    [0.63, 0.19, 284],
    [0.461, 0.079, 204],
    [0.542, 0.19, 19],
  ],
  dark: [
    // oxlint-disable-next-line oxc/approx-constant -- a lightness, no square root
    [0.707, 0.152, 268],
    [0.631, 0.155, 54],
    [0.743, 0.145, 171],
    [0.835, 0.1, 359],
    [0.733, 0.153, 101],
    [0.847, 0.084, 295],
    [0.633, 0.11, 211],
    [0.727, 0.155, 13],
  ],
};

/** Lightness and share of the accent's chroma, low to high. */
const ramp = {
  light: [
    [0.93, 0.25],
    [0.82, 0.55],
    [0.7, 0.9],
    [0.57, 1],
    [0.42, 0.85],
  ],
  dark: [
    [0.3, 0.35],
    [0.4, 0.6],
    [0.52, 0.85],
    [0.66, 0.95],
    [0.82, 0.7],
  ],
} as const;

/** An accent that could be read as danger or warning must not paint a healthy meter. */
function isAlarming([hue, chroma]: Tint): boolean {
  const near = (tone: Tint, degrees: number): boolean => hueDistance(hue, tone[0]) < degrees;
  return chroma > 0.06 && (near(toneTints.danger, 24) || near(toneTints.warning, 30));
}

function meterFill(recipe: Recipe, s: Surfaces, track: string): string {
  const { light, targets, towards, inputs } = recipe;
  const alarming = isAlarming(inputs.accent);
  const [, chroma, hue] = series[light ? 'light' : 'dark'][0];
  const wished = alarming ? 0.6 : Math.min(0.6, inputs.solid[0]);
  return solve({
    tint: alarming ? [hue, chroma] : [inputs.accent[0], inputs.accent[1]],
    against: [s.surface, s.raised, track],
    ratio: targets.part,
    from: light ? wished : 0.62,
    towards,
  });
}

function numbered(prefix: string, colours: readonly string[]): Record<string, string> {
  return Object.fromEntries(colours.map((colour, index) => [`${prefix}${index + 1}`, colour]));
}

export function data(recipe: Recipe, s: Surfaces): PaletteGroup<'data'> {
  const { light, grey, depth, accent, inputs } = recipe;
  const mode = light ? 'light' : 'dark';
  const chroma = Math.max(inputs.accent[1], 0.012);
  const track = light ? grey(0.92, 1.1) : grey(depth + 0.12, 1.4);
  const categories = series[mode].map((colour) => oklch(...colour));
  const steps = ramp[mode].map(([lightness, share]) => accent(lightness, share * chroma));
  // Numbered keys widen to string; the tests hold every scheme against the contract's names.
  return Object.assign(
    {
      'data.grid': light ? grey(0.925, 1) : grey(depth + 0.105, 1.3),
      'data.track': track,
      'data.fill': meterFill(recipe, s, track),
    },
    numbered('data.', categories),
    numbered('data.seq-', steps),
  ) as PaletteGroup<'data'>;
}
