import { globalStyle } from '@vanilla-extract/css';
import type { Mode } from './generator/inputs.ts';
import type { Scheme } from './generator/scheme.ts';
import { propertyName } from './naming.ts';
import { type SchemeName, defaultScheme } from './scheme-names.ts';
import type { Palette } from './scheme-tokens.ts';

function properties(palette: Palette): Record<string, string> {
  return Object.fromEntries(Object.entries(palette).map(([name, value]) => [propertyName(name), value]));
}

function style(mode: Mode, palette: Palette) {
  return { colorScheme: mode, vars: properties(palette) };
}

const unsettled = `:not([data-mode='light'], [data-mode='dark'])`;

/**
 * Writes the rules of one scheme. `data-mode` settles the mode; without it, or with `system`, the
 * device's preference does. The default scheme also stands behind all others, at no specificity:
 * a page without `data-scheme`, or with one whose sheet is not loaded, is never without colours.
 */
export function defineScheme(name: SchemeName, { light, dark }: Scheme): void {
  const select = (condition: string): string => {
    const named = `[data-scheme='${name}']${condition}`;
    return name === defaultScheme ? `:where(:root${condition}), ${named}` : named;
  };
  globalStyle(select(''), style('light', light));
  globalStyle(select(`[data-mode='dark']`), style('dark', dark));
  globalStyle(select(unsettled), {
    '@media': { '(prefers-color-scheme: dark)': style('dark', dark) },
  });
}
