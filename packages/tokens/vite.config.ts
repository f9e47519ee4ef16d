import { vanillaExtractPlugin } from '@vanilla-extract/vite-plugin';
import { type Plugin, defineConfig } from 'vite';
import { brandSchemeNames, schemeNames } from './src/scheme-names.ts';

const schemes = [...schemeNames, ...brandSchemeNames].map((name) => `schemes/${name}`);
const sheets = ['scales', ...schemes];
const modules = {
  index: 'src/index.ts',
  contract: 'src/tokens.ts',
  generator: 'src/generator/index.ts',
};

/** A stylesheet is an entry to Vite, so it gets a script beside it; nobody imports that. */
const withoutStubs: Plugin = {
  name: 'without-stubs',
  generateBundle(_, bundle) {
    for (const sheet of sheets) delete bundle[`${sheet}.js`];
  },
};

export default defineConfig({
  plugins: [vanillaExtractPlugin(), withoutStubs],
  build: {
    // Older targets make the CSS minifier add variables of its own.
    target: 'es2023',
    cssTarget: ['chrome123', 'firefox128', 'safari17.5'],
    cssCodeSplit: true,
    minify: false,
    cssMinify: false,
    lib: {
      formats: ['es'],
      entry: {
        ...modules,
        ...Object.fromEntries(sheets.map((sheet) => [sheet, `src/${sheet}.css.ts`])),
      },
    },
    rolldownOptions: {
      external: [/^culori/],
      output: {
        // What two entry points share.
        chunkFileNames: 'shared/[name].js',
        assetFileNames: ({ names: [sheet = ''] }) =>
          schemes.includes(`schemes/${sheet.replace('.css', '')}`) ? `schemes/${sheet}` : sheet,
      },
    },
  },
});
