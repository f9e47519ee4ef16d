export { vars } from './contract.css.ts';
export type { Mode } from './generator/inputs.ts';
export { type SchemeName, brandSchemeNames, defaultScheme, schemeNames } from './scheme-names.ts';
export type { Theme } from './theme.ts';
export type { TokenName } from './tokens.ts';
