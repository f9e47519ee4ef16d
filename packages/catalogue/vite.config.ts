import { globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { defineConfig, type Plugin } from 'vite';
import { type Manifest, readReferences } from './build/reference.ts';

const here = import.meta.dirname;
const packages = join(here, '..');
const elements = join(packages, 'elements');
const demos = globSync('src/*/*.demo.html', { cwd: elements }).map((demo) => join(elements, demo));

const ID = 'virtual:reference';

/** What the manifest and the guides say, as a module. */
const reference: Plugin = {
  name: 'reference',
  resolveId: (id) => (id === ID ? `\0${ID}` : null),
  load(id) {
    if (id !== `\0${ID}`) return null;
    const manifest = JSON.parse(readFileSync(join(elements, 'custom-elements.json'), 'utf8')) as Manifest;
    return `export const references = ${JSON.stringify(readReferences(elements, manifest))};`;
  },
};

export default defineConfig({
  // The demos are pages of the elements' own folder.
  root: packages,
  base: './',
  plugins: [reference],
  server: { open: '/catalogue/' },
  build: {
    target: 'es2023',
    outDir: join(here, 'dist'),
    emptyOutDir: true,
    assetsInlineLimit: 0,
    modulePreload: { polyfill: false },
    rolldownOptions: { input: [join(here, 'index.html'), join(here, 'theme-lab.html'), ...demos] },
  },
});
