import { globSync, readdirSync } from 'node:fs';

import { esbuildPlugin } from '@web/dev-server-esbuild';
import { defaultReporter } from '@web/test-runner';

import { commonJs } from './test/common-js.plugin.mjs';
import { engineOf } from './test/engines/engine.mjs';

const packageRoot = new URL('./', import.meta.url);
const folders = readdirSync(new URL('src/', packageRoot), { withFileTypes: true })
  .filter((entry) => entry.isDirectory())
  .map((entry) => entry.name);

/** `ENGINE=firefox pnpm exec wtr …`, or `webkit`. */
const engine = engineOf(process.env.ENGINE ?? 'chromium');

/** Tells tests which files there are: a page in the browser cannot read a folder. */
const lists = { '/demos.json': 'src/*/*.demo.html', '/sheets.json': 'src/**/*.css.ts' };
const fileLists = {
  name: 'file-lists',
  serve({ path }) {
    if (!(path in lists)) return undefined;
    const files = globSync(lists[path], { cwd: packageRoot }).sort();
    return { body: JSON.stringify(files.map((file) => `/packages/elements/${file}`)), type: 'json' };
  },
};

export default {
  rootDir: '../..',
  nodeResolve: { exportConditions: ['development', 'browser'] },
  concurrency: engine.concurrency,
  testsFinishTimeout: engine.testsFinishTimeout,
  // A page has begun once its modules are there, which on a busy machine is a while.
  testsStartTimeout: 120_000,
  browsers: [engine.browser],
  reporters: [defaultReporter(), ...engine.reporters],
  plugins: [
    esbuildPlugin({ ts: true, tsconfig: new URL('tsconfig.json', packageRoot).pathname }),
    commonJs(),
    ...engine.plugins,
    fileLists,
  ],
  // The tokens have to be there before an element is measured: without them nothing has a colour.
  testRunnerHtml: (testFramework) => `<!doctype html>
    <html lang="en" data-scheme="skydeck" data-mode="light">
      <head>
        <link rel="stylesheet" href="/packages/tokens/dist/scales.css">
        <link rel="stylesheet" href="/packages/tokens/dist/schemes/skydeck.css">
      </head>
      <body><script type="module" src="${testFramework}"></script></body>
    </html>`,
  // `GREP='as a dialog' pnpm exec wtr --group dialog` runs only the tests with that in their title.
  testFramework: { config: { timeout: 30_000, ...(process.env.GREP && { grep: process.env.GREP }) } },
  filterBrowserLogs: ({ args }) => !String(args[0]).startsWith('Lit is in dev mode'),
  // `pnpm exec wtr --group text-field` runs one element; `demos` visits every demo page, `styles` reads every sheet.
  groups: [
    ...folders
      .filter((name) => globSync(`src/${name}/*.test.ts`, { cwd: packageRoot }).length > 0)
      .map((name) => ({ name, files: `src/${name}/*.test.ts` })),
    { name: 'demos', files: 'test/demos/*.test.ts' },
    { name: 'bad-input', files: 'test/bad-input/*.test.ts' },
    { name: 'styles', files: 'test/tight-styles.test.ts' },
  ],
};
