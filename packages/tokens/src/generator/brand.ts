import { solid } from './accent.ts';
import { contrast, hex, oklch, readOklch } from './colour.ts';
import { type SchemeInputs, inputsFromColour } from './inputs.ts';
import { neededRatio } from './pairs.ts';
import { recipeOf } from './recipe.ts';
import { isReadable, measureScheme } from './scheme.ts';
import { surfaces } from './surfaces.ts';

/** The two colours somebody gives who has a brand and no wish to know how a scheme is made. */
export interface Brand {
  /** `#rgb` or `#rrggbb`. Buttons are filled with exactly this in light mode. */
  accent: string;
  /** Hue of the greys in degrees, 0 to 360; null: no tint. */
  neutral: number | null;
}

/** As much as can be seen and is still grey. */
const greyChroma = 0.0085;

/**
 * Inputs that keep the brand's colour as it is, so that one which cannot be read is refused and not replaced.
 * @throws {TypeError} when the accent is no hex colour.
 */
export function brandInputs({ accent, neutral }: Brand): SchemeInputs {
  const inputs = inputsFromColour(accent);
  return {
    ...inputs,
    neutral: neutral === null ? [0, 0] : [neutral, greyChroma],
    fill: hex(accent),
  };
}

/** Whether the fill and its label can do; much faster than to build the scheme. */
function fits(inputs: SchemeInputs): boolean {
  const recipe = recipeOf(inputs, 'light');
  const { surface, raised } = surfaces(recipe);
  const values = solid(recipe);
  const fills = [values['accent.solid'], values['accent.solid-hover'], values['accent.solid-active']];
  const label = values['accent.on-solid'];
  return (
    fills.every((fill) => contrast(label, fill) >= neededRatio('text', inputs)) &&
    [surface, raised].every((sheet) => contrast(values['accent.solid'], sheet) >= neededRatio('fill', inputs))
  );
}

/** OKLCH lightness; finer than an eye tells apart. */
const step = 0.0025;

/**
 * The accent of the same hue, and of the lightness nearest to the brand's, that makes a readable scheme: `#rrggbb`. The
 * brand's own where it does. Null when there is none.
 * @throws {TypeError} when the accent is no hex colour.
 */
export function nearestAccent(brand: Brand): string | null {
  const { lightness, chroma, hue } = readOklch(brand.accent);
  for (let distance = 0; distance <= 1; distance += step) {
    for (const candidate of distance === 0 ? [lightness] : [lightness - distance, lightness + distance]) {
      if (candidate < 0 || candidate > 1) continue;
      const accent = oklch(candidate, chroma, hue);
      const inputs = brandInputs({ ...brand, accent });
      if (fits(inputs) && measureScheme(inputs).figures.every(isReadable)) return accent;
    }
  }
  return null;
}
