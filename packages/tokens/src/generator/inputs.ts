import { type Tint, readOklch } from './colour.ts';

/** All a brand owner decides. Everything else of a scheme follows from it. */
export interface SchemeInputs {
  /** The one colour of the scheme: hue in degrees, OKLCH chroma (0 to 0.37). */
  accent: Tint;
  /** Tint of the greys; chroma 0 is pure grey, above 0.02 it is no grey any more. */
  neutral: Tint;
  /**
   * Wished OKLCH lightness (0 to 1) of filled buttons. Moved as far as their label needs;
   * whether that label is white or ink is derived.
   */
  solid: readonly [light: number, dark: number];
  /** `#rrggbb` the light mode's fill has to be; where no label can be read on it, there is no scheme. */
  fill?: string;
  /** `tint`: header and rail share the canvas. `ink`: both dark. `brand`: both in a deep accent. */
  chrome: 'tint' | 'ink' | 'brand';
  /** Hue, chroma and lightness of a dark header, where the derived one is not the brand's. */
  ink?: readonly [hue: number, chroma: number, lightness: number];
  /** OKLCH lightness of the light mode's sheet; 1 (white) unless told. */
  paper?: number;
  /** OKLCH lightness of the dark mode's canvas; 0.16 unless told. */
  depth?: number;
  /** `high` asks for 7:1 where others ask for 4.5:1. */
  contrast?: 'high';
}

export type Mode = 'light' | 'dark';

/**
 * Inputs to start from, given a brand's colour as `#rgb` or `#rrggbb`.
 * @throws {TypeError} when it is no hex colour.
 */
export function inputsFromColour(brand: string): SchemeInputs {
  const { lightness, chroma, hue } = readOklch(brand);
  return {
    accent: [hue, chroma],
    neutral: [hue, Math.min(0.009, chroma * 0.1)],
    // Nearly white buttons would be lost on the light sheet, nearly black ones on the dark.
    solid: [Math.min(lightness, 0.86), Math.min(Math.max(lightness, 0.575), 0.96)],
    chrome: 'tint',
  };
}

function mustLie(name: string, value: number | undefined, least: number, most: number): void {
  if (value === undefined) return;
  if (!Number.isFinite(value) || value < least || value > most) {
    throw new RangeError(`${name} must lie between ${least} and ${most}: ${value}`);
  }
}

/** @throws {RangeError} naming the input that is no usable number. */
export function checkInputs({ accent, neutral, solid, ink, paper, depth }: SchemeInputs): void {
  mustLie('accent hue', accent[0], -360, 360);
  mustLie('accent chroma', accent[1], 0, 0.37);
  mustLie('neutral hue', neutral[0], -360, 360);
  mustLie('neutral chroma', neutral[1], 0, 0.37);
  mustLie('solid lightness in light mode', solid[0], 0, 1);
  mustLie('solid lightness in dark mode', solid[1], 0, 1);
  mustLie('ink hue', ink?.[0], -360, 360);
  mustLie('ink chroma', ink?.[1], 0, 0.37);
  mustLie('ink lightness', ink?.[2], 0, 1);
  mustLie('paper', paper, 0, 1);
  mustLie('depth', depth, 0, 1);
}
