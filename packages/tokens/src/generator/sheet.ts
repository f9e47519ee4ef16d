import { propertyName } from '../naming.ts';
import { schemeRules, schemeSelector } from '../scheme-selectors.ts';
import type { Palette, SchemeTokenName } from '../scheme-tokens.ts';
import type { Mode } from './inputs.ts';
import type { Scheme } from './scheme.ts';

function block(selector: string, mode: Mode, palette: Palette): string[] {
  const names = Object.keys(palette) as SchemeTokenName[];
  return [
    `${selector} {`,
    `  color-scheme: ${mode};`,
    ...names.map((name) => `  ${propertyName(name)}: ${palette[name]};`),
    '}',
  ];
}

/**
 * The style sheet of a scheme, as this package's own have it: it holds wherever `data-scheme` is `name`.
 * @throws {TypeError} when the name is not of small letters, digits and dashes: it stands in selectors.
 */
export function schemeSheet(name: string, scheme: Scheme): string {
  if (!/^[a-z][a-z0-9-]*$/.test(name)) throw new TypeError(`Not a name for a scheme: ${name}`);
  const lines = schemeRules.map((rule) => {
    const written = block(schemeSelector(name, rule), rule.mode, scheme[rule.mode]);
    if (rule.media === null) return written.join('\n');
    return [`@media ${rule.media} {`, ...written.map((line) => `  ${line}`), '}'].join('\n');
  });
  return `${lines.join('\n\n')}\n`;
}
