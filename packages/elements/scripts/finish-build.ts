// The last step of the build: what the compiler leaves in dist that somebody's page should not carry. A minifier of that
// page cannot do it: to it a style sheet is text, and a helper is code of the module it stands in.
import { existsSync, globSync, readFileSync, rmSync, writeFileSync } from 'node:fs';

import { withHelper } from './shared-helper.ts';
import { tightModule } from './tight-css.ts';

const dist = new URL('../dist/', import.meta.url);
const source = new URL('../src/', import.meta.url);

// The compiler only adds: what it made of a module that is no more would be published with the rest.
for (const path of globSync('**/*.{js,d.ts,map}', { cwd: dist })) {
  const module = path.replace(/(\.d\.ts|\.js)(\.map)?$/, '.ts');
  if (!existsSync(new URL(module, source))) rmSync(new URL(path, dist));
}

/** Whether the file is another one now. */
function rewrite(path: string, rewritten: (code: string) => string): boolean {
  const file = new URL(path, dist);
  const code = readFileSync(file, 'utf8');
  const result = rewritten(code);
  if (result === code) return false;
  writeFileSync(file, result);
  return true;
}

const withoutMap = (code: string): string => code.replace(/\n\/\/# sourceMappingURL=.*\n?$/, '\n');

for (const path of globSync('**/*.js', { cwd: dist })) rewrite(path, (code) => withHelper(code, path));

const tight = globSync('**/*.css.js', { cwd: dist }).filter((path) => rewrite(path, tightModule));
if (tight.length === 0) throw new Error('No style sheet in dist could be made tight.');
for (const path of tight) {
  // The map would point to lines that are no more, and there is nothing in the module to step through.
  rewrite(path, withoutMap);
  rmSync(new URL(`${path}.map`, dist), { force: true });
}
