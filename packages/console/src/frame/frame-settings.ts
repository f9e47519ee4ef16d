import type { Settings } from '@skydeck/embed/guest';
import { switchLanguage, isLanguage } from '../kit/text/index.ts';
import { loadFonts } from '../preferences/fonts.ts';
import { applyScheme } from '../preferences/theme.ts';

/** What the page around the frame wishes for. For this frame only: nothing is remembered. */
export function applyFrameSettings({ locale, scheme, mode, reducedMotion }: Settings): void {
  const root = document.documentElement;
  if (isLanguage(locale)) void Promise.all([loadFonts(locale), switchLanguage(locale)]);
  if (scheme) void applyScheme(scheme);
  if (mode === 'light' || mode === 'dark') root.dataset['mode'] = mode;
  else if (mode === 'system') delete root.dataset['mode'];
  // The elements' durations are tokens: without length there is no motion, in their shadow trees too.
  for (const name of ['instant', 'fast', 'base', 'slow']) {
    if (reducedMotion) root.style.setProperty(`--sky-duration-${name}`, '0ms');
    else root.style.removeProperty(`--sky-duration-${name}`);
  }
}
