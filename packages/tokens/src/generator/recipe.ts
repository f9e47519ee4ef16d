import { oklch } from './colour.ts';
import type { Mode, SchemeInputs } from './inputs.ts';

/** Contrast ratios to solve for: a little above the rule, for the result is rounded to 8 bits. */
interface Targets {
  /** For every text. */
  text: number;
  /** For secondary text, which must stay readable on pressed rows too. */
  muted: number;
  /** For a label on a filled button. */
  label: number;
  /** For a pressed button, the darkest or lightest of the three fills. */
  pressedLabel: number;
  /** For the inverse surface's secondary text. */
  inverseMuted: number;
  /** For idle icons on the chrome. */
  chromeMuted: number;
  /** For parts of controls and glyphs. */
  part: number;
}

const usual: Targets = {
  text: 4.55,
  muted: 4.9,
  label: 4.6,
  pressedLabel: 4.55,
  inverseMuted: 5,
  chromeMuted: 5.2,
  part: 3.08,
};

const high: Targets = {
  text: 7.05,
  muted: 7.6,
  label: 7.05,
  pressedLabel: 7.05,
  inverseMuted: 7.05,
  chromeMuted: 7.05,
  part: 4.6,
};

/** What every step of one mode needs to know. */
export interface Recipe {
  inputs: SchemeInputs;
  light: boolean;
  high: boolean;
  targets: Targets;
  /** Where text goes to stand out from this mode's surfaces. */
  towards: 'dark' | 'light';
  /** OKLCH lightness of the dark mode's canvas; the other surfaces rise from it. */
  depth: number;
  /** A grey of the scheme: lightness, and how many times the usual tint. */
  grey(lightness: number, tint?: number): string;
  /** The scheme's hue at another lightness and chroma. */
  accent(lightness: number, chroma: number): string;
  /** What overlays, hairlines and shadows are made of. */
  ink: string;
}

export function recipeOf(inputs: SchemeInputs, mode: Mode): Recipe {
  const light = mode === 'light';
  const [accentHue] = inputs.accent;
  const [greyHue, greyChroma] = inputs.neutral;
  const grey = (lightness: number, tint = 1): string => oklch(lightness, greyChroma * tint, greyHue);
  return {
    inputs,
    light,
    high: inputs.contrast === 'high',
    targets: inputs.contrast === 'high' ? high : usual,
    towards: light ? 'dark' : 'light',
    depth: inputs.depth ?? 0.16,
    grey,
    accent: (lightness, chroma) => oklch(lightness, chroma, accentHue),
    ink: light ? grey(0.25, 3) : '#ffffff',
  };
}

/** Below this chroma an accent is a grey, and what must be seen as a colour borrows another's. */
export const isGreyAccent = ({ accent: [, chroma] }: SchemeInputs): boolean => chroma < 0.01;

/** The hue they borrow: a blue, furthest from danger among those that are no tone. */
export const borrowedHue = 262;
