import type { Palette, PaletteGroup } from '../scheme-tokens.ts';
import { oklch, over, solve, withAlpha } from './colour.ts';
import { type Recipe, borrowedHue, isGreyAccent } from './recipe.ts';
import type { Surfaces } from './surfaces.ts';
import { isNearDanger } from './tones.ts';

export type Chrome = PaletteGroup<'chrome'>;
export type Focus = PaletteGroup<'focus'>;

/** Header and rail share the canvas. */
export function tintedChrome(
  recipe: Recipe,
  s: Surfaces,
  values: Pick<Palette, 'text.strong' | 'text.muted' | 'accent.text' | 'accent.solid'>,
): Chrome {
  const { light, grey, depth, ink } = recipe;
  return {
    'chrome.bg': s.canvas,
    'chrome.text': values['text.strong'],
    'chrome.muted': values['text.muted'],
    'chrome.hover': withAlpha(ink, light ? 0.055 : 0.065),
    'chrome.active': light ? s.surface : s.raised,
    'chrome.active-text': values['accent.text'],
    'chrome.border': light ? grey(0.918, 1.1) : grey(depth + 0.085, 1.3),
    'chrome.indicator': values['accent.solid'],
    'chrome.inset': '0px',
  };
}

function inkOf({ accent, neutral, chrome, ink }: Recipe['inputs']) {
  if (ink) return ink;
  if (chrome === 'brand') return [accent[0], Math.min(accent[1] * 0.62, 0.105), 0.305] as const;
  return [neutral[0], Math.max(neutral[1] * 3.6, 0.018), 0.245] as const;
}

/** Header and rail are dark in both modes, so the sheet is set off by a gap. */
export function darkChrome({ light, depth, targets, inputs }: Recipe): Chrome {
  const [hue, chroma, lightness] = inkOf(inputs);
  const bg = light
    ? oklch(lightness, chroma, hue)
    : oklch(Math.max(depth - 0.028, 0.05), Math.min(chroma * 0.55, 0.04), hue);
  const hover = withAlpha('#ffffff', 0.085);
  const active = over(withAlpha('#ffffff', light ? 0.155 : 0.12), bg);
  return {
    'chrome.bg': bg,
    'chrome.text': '#ffffff',
    'chrome.muted': solve({
      tint: [hue, Math.min(chroma * 0.5, 0.03)],
      against: [bg, over(hover, bg)],
      ratio: targets.chromeMuted,
      from: 0.66,
      towards: 'light',
    }),
    'chrome.hover': hover,
    'chrome.active': active,
    'chrome.active-text': '#ffffff',
    'chrome.border': over(withAlpha('#ffffff', light ? 0.13 : 0.09), bg),
    'chrome.indicator': solve({
      tint: [inputs.accent[0], Math.max(inputs.accent[1], 0.02)],
      against: [bg, active],
      ratio: 3.1,
      from: 0.66,
      towards: 'light',
    }),
    'chrome.inset': '8px',
  };
}

export function focus(recipe: Recipe, s: Surfaces, chrome: Chrome): Focus {
  const { light, targets, towards, inputs } = recipe;
  const [accentHue, accentChroma] = inputs.accent;
  // In the hue of an error the ring would be that of a wrong field.
  const isBorrowed = isGreyAccent(inputs) || isNearDanger(recipe);
  const hue = isBorrowed ? borrowedHue : accentHue;
  const ring = solve({
    tint: [hue, isBorrowed ? 0.17 : Math.max(accentChroma, 0.12)],
    against: [s.canvas, s.surface, s.raised, s.sunken],
    ratio: Math.max(targets.part, 3.3),
    from: light ? 0.62 : 0.68,
    towards,
  });
  if (inputs.chrome === 'tint') return { 'focus.ring': ring, 'focus.ring-chrome': ring };
  return {
    'focus.ring': ring,
    'focus.ring-chrome': solve({
      tint: [hue, Math.max(accentChroma * 0.8, 0.1)],
      against: [chrome['chrome.bg']],
      ratio: 4.5,
      from: 0.72,
      towards: 'light',
    }),
  };
}
