// Makes the files for a page without a bundler, from what the compiler wrote: dist/cdn/elements.js fetches the elements that
// the page has, dist/cdn/elements.css has the tokens, the first scheme and the first paint. Nothing in them names a package.
import { readFileSync, rmSync, writeFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { build, type Plugin } from 'vite';

const root = fileURLToPath(new URL('..', import.meta.url));
const dist = `${root}dist/cdn`;

/** A sheet is an entry to Vite, so it gets a script beside it; nobody imports that. */
const withoutStub: Plugin = {
  name: 'without-stub',
  generateBundle(_, bundle) {
    delete bundle['sheet.js'];
  },
};

await build({
  root,
  configFile: false,
  logLevel: 'warn',
  publicDir: false,
  plugins: [withoutStub],
  // Addresses are relative to the file that has them: the folder may stand anywhere on a server.
  base: './',
  define: { 'process.env.NODE_ENV': '"production"' },
  build: {
    outDir: dist,
    emptyOutDir: false,
    minify: true,
    // What an element is made of is fetched with it, and not after it.
    modulePreload: { polyfill: false },
    target: 'es2023',
    // Older targets make the minifier add variables of its own.
    cssTarget: ['chrome123', 'firefox128', 'safari17.5'],
    rolldownOptions: {
      input: { elements: `${dist}/elements.js`, sheet: `${root}src/cdn/elements.css` },
      preserveEntrySignatures: 'strict',
      output: {
        format: 'es',
        entryFileNames: '[name].js',
        chunkFileNames: ({ name, moduleIds }) => {
          const [, element] = /([\w-]+)\/define\.js$/.exec(moduleIds.at(-1) ?? '') ?? [];
          return `chunks/${element ?? name}.js`;
        },
        assetFileNames: 'elements.css',
        // One file of what nearly every element is made of, instead of forty.
        codeSplitting: {
          groups: [{ name: 'core', test: /\/dist\/core\/|\/node_modules\/(@lit|lit)|^\0/, minShareCount: 2 }],
        },
      },
    },
  },
});

// What the bundle was made of; the types stay.
const used = ['autoload.js', 'autoload.js.map', 'loaders.js', 'loaders.js.map', 'loaders.d.ts', 'elements.js.map'];
for (const file of used) rmSync(`${dist}/${file}`, { force: true });

// Their licenses want to go with them; a minifier takes the comments away.
const bundled = ['lit', 'ipaddr.js'];
const licenses = bundled.map((name) => `${name}\n\n${readFileSync(`${root}node_modules/${name}/LICENSE`, 'utf8')}`);
writeFileSync(`${dist}/licenses.txt`, licenses.join('\n\n'));
