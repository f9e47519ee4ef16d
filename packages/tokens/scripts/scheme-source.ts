import type { Scheme } from '../src/generator/scheme.ts';
import type { Palette } from '../src/scheme-tokens.ts';

function block(palette: Palette): string {
  return Object.entries(palette)
    .map(([name, value]) => `    ${/^\w+$/.test(name) ? name : `'${name}'`}: '${value}',`)
    .join('\n');
}

/** The text of `src/schemes/<name>.css.ts`. */
export function schemeSource(name: string, { light, dark }: Scheme): string {
  return `// Written by scripts/write-schemes.ts from scheme-inputs.ts: change the inputs, not the values.
import { defineScheme } from '../scheme.ts';

defineScheme('${name}', {
  light: {
${block(light)}
  },
  dark: {
${block(dark)}
  },
});
`;
}
