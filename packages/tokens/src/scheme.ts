import { globalStyle } from '@vanilla-extract/css';
import type { Mode } from './generator/inputs.ts';
import type { Scheme } from './generator/scheme.ts';
import { propertyName } from './naming.ts';
import { type SchemeName, defaultScheme } from './scheme-names.ts';
import { schemeRules, schemeSelector } from './scheme-selectors.ts';
import type { Palette } from './scheme-tokens.ts';

function properties(palette: Palette): Record<string, string> {
  return Object.fromEntries(Object.entries(palette).map(([name, value]) => [propertyName(name), value]));
}

function style(mode: Mode, palette: Palette) {
  return { colorScheme: mode, vars: properties(palette) };
}

/**
 * Writes the rules of one scheme. The default scheme also stands behind all others, at no specificity: a page without
 * `data-scheme`, or with one whose sheet is not loaded, is never without colours.
 */
export function defineScheme(name: SchemeName, scheme: Scheme): void {
  for (const rule of schemeRules) {
    const named = schemeSelector(name, rule);
    const selector = name === defaultScheme ? `:where(:root${rule.condition}), ${named}` : named;
    const values = style(rule.mode, scheme[rule.mode]);
    globalStyle(selector, rule.media === null ? values : { '@media': { [rule.media]: values } });
  }
}
