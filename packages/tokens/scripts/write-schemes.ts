import { writeFileSync } from 'node:fs';
import { buildScheme } from '../src/generator/index.ts';
import { brandSchemeInputs, schemeInputs } from '../src/scheme-inputs.ts';
import { schemeSource } from './scheme-source.ts';

for (const [name, inputs] of Object.entries({ ...schemeInputs, ...brandSchemeInputs })) {
  const file = new URL(`../src/schemes/${name}.css.ts`, import.meta.url);
  writeFileSync(file, schemeSource(name, buildScheme(inputs)));
}
