import type { Mode } from './generator/inputs.ts';

/** A rule of a scheme's sheet: for which pages it holds. */
export interface SchemeRule {
  mode: Mode;
  /** Follows `[data-scheme]`. */
  condition: string;
  /** Around the rule; null: nothing. */
  media: string | null;
}

const unsettled = `:not([data-mode='light'], [data-mode='dark'])`;

/** `data-mode` settles the mode; without it, or with `system`, the device's preference does. */
export const schemeRules: readonly SchemeRule[] = [
  { mode: 'light', condition: '', media: null },
  { mode: 'dark', condition: `[data-mode='dark']`, media: null },
  { mode: 'dark', condition: unsettled, media: '(prefers-color-scheme: dark)' },
];

export const schemeSelector = (name: string, { condition }: SchemeRule): string =>
  `[data-scheme='${name}']${condition}`;
