import {
  clampChroma,
  formatHex,
  modeLrgb,
  modeOklab,
  modeOklch,
  modeRgb,
  parse,
  useMode,
  wcagContrast,
} from 'culori/fn';

useMode(modeRgb);
useMode(modeLrgb);
useMode(modeOklab);
const toOklch = useMode(modeOklch);

/** Hue in degrees and OKLCH chroma. */
export type Tint = readonly [hue: number, chroma: number];

const clampUnit = (value: number): number => Math.max(0, Math.min(1, value));

/** The sRGB colour nearest to an OKLCH one, keeping lightness and hue: `#rrggbb`. */
export function oklch(lightness: number, chroma: number, hue: number): string {
  const wish = {
    mode: 'oklch' as const,
    l: clampUnit(lightness),
    c: Math.max(0, chroma),
    h: hue,
  };
  return formatHex(clampChroma(wish, 'oklch'));
}

/** The same colour, translucent: `#rrggbbaa`. */
export function withAlpha(colour: string, alpha: number): string {
  return (
    colour +
    Math.round(alpha * 255)
      .toString(16)
      .padStart(2, '0')
  );
}

function rgb(colour: string): { r: number; g: number; b: number; alpha: number } {
  const parsed = parse(colour);
  if (parsed?.mode !== 'rgb') throw new TypeError(`Not a hex colour: ${colour}`);
  return { r: parsed.r, g: parsed.g, b: parsed.b, alpha: parsed.alpha ?? 1 };
}

/** What is seen when a translucent colour lies on an opaque one: `#rrggbb`. */
export function over(front: string, back: string): string {
  const f = rgb(front);
  const b = rgb(back);
  const mix = (x: number, y: number): number => x * f.alpha + y * (1 - f.alpha);
  return formatHex({ mode: 'rgb', r: mix(f.r, b.r), g: mix(f.g, b.g), b: mix(f.b, b.b) });
}

/**
 * The colour as `#rrggbb`.
 * @throws {TypeError} when it is no hex colour, or a translucent one.
 */
export function hex(colour: string): string {
  if (!/^#(?:[0-9a-f]{3}|[0-9a-f]{6})$/i.test(colour)) throw new TypeError(`Not a hex colour: ${colour}`);
  return formatHex({ mode: 'rgb', ...rgb(colour) });
}

/** WCAG 2 contrast ratio of two opaque colours, 1 to 21. */
export function contrast(one: string, other: string): number {
  return wcagContrast(one, other);
}

/** Smallest angle between two hues, 0 to 180 degrees. */
export function hueDistance(one: number, other: number): number {
  return Math.abs(signedHueDistance(one, other));
}

/** Degrees to turn from `from` to reach `to` the short way, -180 to 180. */
export function signedHueDistance(to: number, from: number): number {
  return ((to - from + 540) % 360) - 180;
}

export interface Search {
  tint: Tint;
  /** Opaque colours the result must stand out from. */
  against: readonly string[];
  /** Contrast ratio to reach on every one of them. */
  ratio: number;
  /** OKLCH lightness to start from. */
  from: number;
  towards: 'dark' | 'light';
}

/** The lightness nearest to `from` that reaches the ratio; black or white where none does. */
export function solve({ tint: [hue, chroma], against, ratio, from, towards }: Search): string {
  const step = towards === 'dark' ? -0.0025 : 0.0025;
  for (let lightness = from; lightness >= 0 && lightness <= 1; lightness += step) {
    const colour = oklch(lightness, chroma, hue);
    if (against.every((back) => contrast(colour, back) >= ratio)) return colour;
  }
  return towards === 'dark' ? '#000000' : '#ffffff';
}

/**
 * Lightness, chroma and hue of a CSS colour.
 * @throws {TypeError} when it is no hex colour.
 */
export function readOklch(colour: string): { lightness: number; chroma: number; hue: number } {
  const { l, c, h } = toOklch({ mode: 'rgb', ...rgb(colour) });
  return { lightness: l, chroma: c, hue: h ?? 0 };
}
