import optimizeLocales from '@react-aria/optimize-locales-plugin';
import { vanillaExtractPlugin } from '@vanilla-extract/vite-plugin';
import react from '@vitejs/plugin-react';
import { defineConfig, type Plugin } from 'vite';
import { compression } from 'vite-plugin-compression2';
import { earlyFont } from './build/early-font.ts';
import { oneStyleSheet } from './build/one-style-sheet.ts';
import { sdkInOne } from './build/sdk-in-one.ts';
import { shortIcons } from './build/short-icons.ts';
import { titlesByLanguage } from './build/titles-by-language.ts';

/** The plugin takes every `.css.js` for its own; those of the elements are Lit's. */
function ownStyles(): Plugin[] {
  return vanillaExtractPlugin().map((plugin): Plugin => {
    const { transform } = plugin;
    if (typeof transform !== 'function') return plugin;
    return {
      ...plugin,
      transform(code, id, options) {
        return id.includes('/elements/dist/') ? null : transform.call(this, code, id, options);
      },
    };
  });
}

/** The words of the layout, the kit and the elements, which hold English themselves: one file for each language. */
const sharedWords = /\/src\/(?:kit|layout)\/words\/(\w\w)\.json$|\/elements\/dist\/(?:[\w-]+\/)+(?!en\b)(\w\w)\.js$/;

function wordsGroup(id: string): string | null {
  const [, ours, ofElements] = sharedWords.exec(id) ?? [];
  const language = ours ?? ofElements;
  return language === undefined ? null : `words-${language}`;
}

/**
 * What lists, forms and the layout around every page are made of, the models of what goes over the wire, and the addresses of
 * resources. What else these need comes with them: so not the index of a part of the contract, which has its rules with it,
 * and those ipaddr.js.
 */
const ofMostPages = new RegExp(
  [
    /\/console\/src\/(?:layout|kit\/(?!(?:charts|code|confirm|date-range|delete|drop|failure|ordered-list|react-aria|tree|wizard)\/|details\/(?!RouteTabs)|page\/(?:Art|Horizon))|resources\/[\w-]+\/paths)/,
    /\/contract\/src\/(?!address\/|load-balancer|s3\/|index)(?:[\w-]+\/(?!rules|index)|[\w-]+\.ts)/,
  ]
    .map(({ source }) => source)
    .join('|'),
);

/** As react-aria has its words; of its other languages nobody is served any. */
const ariaLocales = ['ar-AE', 'de-DE', 'en-US', 'es-ES', 'ja-JP', 'pt-BR', 'ru-RU', 'tr-TR', 'zh-CN'];

/** What it imports stays where it is: in the shell, or in a file of its own. */
const alone = { includeDependenciesRecursively: false, priority: 1 } as const;

/** The files of the first page. */
const shell = /\/(?:index|libraries|kit|rolldown-runtime)-[\w-]+\.js$/;

function withoutShell(file: string, dependencies: string[]): string[] {
  const missing = dependencies.filter((one) => !shell.test(one));
  // What is imported needs no preload of its own.
  return missing.length === 1 && missing[0] === file ? [] : missing;
}

/** Beside each file stands what the server sends of it. It writes the page itself; below a kilobyte nothing is won. */
const compressed = compression({
  include: /\.(?:css|m?js|svg|txt)$/,
  threshold: 1000,
  algorithms: ['brotliCompress', 'gzip'],
});

export default defineConfig({
  // Relative: the console is also served below /api/agent_direct/{id}/lca/, where the server writes a <base>.
  base: './',
  plugins: [
    react(),
    ownStyles(),
    optimizeLocales.vite({ locales: ariaLocales }),
    sdkInOne(),
    shortIcons,
    titlesByLanguage(import.meta.dirname),
    oneStyleSheet,
    earlyFont,
    compressed,
  ],
  build: {
    target: 'es2023',
    assetsInlineLimit: 0,
    chunkSizeWarningLimit: 400,
    // For `pnpm budgets`: which files each page needs.
    manifest: true,
    modulePreload: {
      polyfill: false,
      // What the page itself has loaded need not be named with every import.
      resolveDependencies: (file, dependencies, { hostType }) =>
        hostType === 'html' ? dependencies : withoutShell(file, dependencies),
    },
    rolldownOptions: {
      output: {
        codeSplitting: {
          // What most pages need comes with the first one, in a few files: a request costs more than a kilobyte. The rest
          // follows the imports. `minShareCount` is of the pages and other parts that are imported on their own.
          groups: [
            { name: 'libraries', test: /\/node_modules\/.+js$/, tags: ['$initial'], priority: 5 },
            // What pieces of it share, and each with what it alone has: rolldown would spread it over the other pages' chunks.
            {
              name: 'react-aria',
              test: /\/node_modules\/(?:react-aria|react-stately|react-aria-components|@internationalized\/\w+)\//,
              entriesAware: true,
              priority: 4,
            },
            { name: 'kit', test: ofMostPages, minShareCount: 9, priority: 3 },
            // What only forms check: what it imports of the kit stays there.
            {
              name: 'network-rules',
              test: /\/contract\/src\/(?:network|router)\/rules\.ts$/,
              ...alone,
              priority: 4,
            },
            { name: 'shell', tags: ['$initial'], priority: 2 },
            // Without what makes words of a file: every page would need one of the languages for that.
            { name: wordsGroup, includeDependenciesRecursively: false, priority: 1 },
            // What pages of one object are made of: small files that nobody needs alone. Forms in steps show facts, too.
            { name: 'facts', test: /\/kit\/details\/[Pp]roperties\./, minShareCount: 9, ...alone, priority: 2 },
            { name: 'details', test: /\/kit\/details\//, minShareCount: 9, ...alone },
          ],
        },
      },
    },
  },
});
