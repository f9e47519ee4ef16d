import { globSync, readdirSync } from 'node:fs';
import { matchesGlob } from 'node:path';

import { esbuildPlugin } from '@web/dev-server-esbuild';
import { defaultReporter } from '@web/test-runner';

import { jsonReporter } from '../../scripts/test/wtr-reporter.mjs';
import { commonJs } from './test/common-js.plugin.mjs';
import { engineOf } from './test/engines/engine.mjs';

const packageRoot = new URL('./', import.meta.url);
const folders = readdirSync(new URL('src/', packageRoot), { withFileTypes: true })
  .filter((entry) => entry.isDirectory())
  .map((entry) => entry.name);

/** `ENGINE=firefox pnpm exec wtr …`, or `webkit`. */
const name = process.env.ENGINE ?? 'chromium';
const engine = engineOf(name);

/**
 * What every engine answers alike is tested in one: functions that know no page, what axe reads from a tree that is the same
 * everywhere, and what a developer is told. Focus, keys, layout, sheets and the engine's own tree are tested in each.
 */
const inOneEngine = ['src/**/*.rules.test.ts', 'test/demos/*', 'test/bad-input/{wrong-values,two-copies}.test.ts'];

const filesOf = (pattern) => {
  const files = globSync(pattern, { cwd: packageRoot }).sort();
  return name === 'chromium' ? files : files.filter((file) => !inOneEngine.some((one) => matchesGlob(file, one)));
};

/** Those of which something is tested in this engine. */
const groupsOf = (patterns) =>
  Object.entries(patterns)
    .map(([group, pattern]) => ({ name: group, files: filesOf(pattern) }))
    .filter(({ files }) => files.length > 0);

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
  reporters: [defaultReporter(), jsonReporter(), ...engine.reporters],
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
  // The longest are first, so that all workers have something to do until the end.
  groups: groupsOf({
    demos: 'test/demos/*.test.ts',
    'bad-input': 'test/bad-input/*.test.ts',
    styles: 'test/tight-styles.test.ts',
    ...Object.fromEntries(folders.map((folder) => [folder, `src/${folder}/*.test.ts`])),
  }),
};
