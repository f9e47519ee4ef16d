import { createGlobalThemeContract } from '@vanilla-extract/css';
import { type Vars, nest } from './naming.ts';
import { type TokenName, tokens } from './tokens.ts';

const properties = Object.fromEntries(tokens.map(({ name, css }) => [name, css.slice(2)]));

// The names are only known as strings here; the tests hold the built object against the type's rule.
const references: unknown = createGlobalThemeContract(nest(properties));

/**
 * References to every token: `vars.text.muted` is the string `var(--sky-text-muted)`. A dash in a
 * token's name becomes a capital: `accent.on-solid` is `vars.accent.onSolid`.
 */
export const vars = references as Vars<TokenName>;
