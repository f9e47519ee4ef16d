import { baseTokens, fontTokens } from './base-tokens.ts';
import { type PropertyName, propertyName } from './naming.ts';
import { schemeTokens, type SchemeTokenName } from './scheme-tokens.ts';
import { type TypeTokenName, typeUse, typeValues } from './type-roles.ts';
import type { BaseTokenName, FontTokenName } from './base-tokens.ts';

export type TokenName = SchemeTokenName | BaseTokenName | FontTokenName | TypeTokenName;

export interface Token {
  name: TokenName;
  /** The custom property, such as `--sky-text-muted`. */
  css: PropertyName<TokenName>;
  /** `scheme`: each scheme and mode gives its own value. `base`: all share one. */
  from: 'scheme' | 'base';
  /** What it is for. */
  use: string;
}

function token(name: TokenName, from: Token['from'], use: string): Token {
  return { name, css: propertyName(name), from, use };
}

function keys<Name extends string>(record: Readonly<Record<Name, unknown>>): Name[] {
  return Object.keys(record) as Name[];
}

/** Every token there is, for documentation and for tests that look for names that do not exist. */
export const tokens: readonly Token[] = [
  ...keys(schemeTokens).map((name) => token(name, 'scheme', schemeTokens[name])),
  ...keys(baseTokens).map((name) => token(name, 'base', baseTokens[name][1])),
  ...keys(fontTokens).map((name) => token(name, 'base', fontTokens[name][1])),
  ...keys(typeValues({ joined: false })).map((name) => token(name, 'base', typeUse(name))),
];
