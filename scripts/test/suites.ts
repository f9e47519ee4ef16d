/** What comes before every test: a change here is a change of all of them. */
const always = ['pnpm-lock.yaml', 'package.json', 'tsconfig.base.json', 'scripts/test', 'scripts/process.ts'];

const folder = (name: string) => `packages/${name}`;

/** The packages that each one stands on, itself included; docs/architecture.md draws the arrows. */
const standsOn: Readonly<Record<string, readonly string[]>> = {
  tokens: ['tokens'],
  contract: ['contract'],
  embed: ['embed'],
  elements: ['elements', 'tokens'],
  'react-bindings': ['react-bindings', 'elements', 'tokens'],
  bench: ['bench', 'elements', 'tokens'],
  catalogue: ['catalogue', 'react-bindings', 'elements', 'tokens'],
  platform: ['platform', 'contract'],
  console: ['console', 'contract', 'embed', 'react-bindings', 'elements', 'tokens'],
};

const of = (name: string) => (standsOn[name] ?? []).map(folder);
const everything = ['packages', 'themes', 'test', 'scripts', 'docs', 'README.md', 'CONTRIBUTING.md', 'knip.json'];

/** What packs the packages, and serves a page with them. */
const ofPacked = ['scripts/release', 'scripts/file-server.ts', 'scripts/readme-blocks.ts'];

const ofPlatform = [...of('platform'), 'themes', 'docs', ...of('console')];

/** The suites, each with the folders and files that its tests read besides what all of them read. */
const suites: Readonly<Record<string, readonly string[]>> = {
  'unit/platform/access': ofPlatform,
  'unit/platform/rest': ofPlatform,
  'unit/platform/resources': ofPlatform,
  'unit/platform/postgres': ofPlatform,
  'unit/platform/postgres-engines': ofPlatform,
  'unit/platform/processes': ofPlatform,
  'unit/console': [...of('console'), ...of('platform')],
  'unit/contract': of('contract'),
  'unit/tokens': [...of('tokens'), 'themes'],
  'unit/embed': [...of('embed'), 'docs'],
  'unit/catalogue': [...of('catalogue'), 'docs', 'scripts/readme-blocks.ts'],
  'unit/scripts': everything,
  elements: of('elements'),
  bench: [...of('bench'), 'scripts/file-server.ts'],
  embed: [...of('console'), ...of('platform'), 'docs', 'scripts/partner'],
  catalogue: [...of('catalogue'), 'themes', 'docs', ...ofPacked],
  journeys: [...of('console'), ...of('platform'), 'themes', 'test', 'docs', 'scripts'],
};

/** Suites that begin a browser and see a change of that package. */
export const browserSuites: Readonly<Record<string, readonly string[]>> = {
  elements: ['elements'],
  bench: ['bench'],
  catalogue: ['catalogue'],
  embed: ['embed'],
  console: ['journeys'],
  platform: ['journeys'],
};

/** Suites that are always run: builds have stamps of their own, and a check that reads everything is quick. */
const unstamped = [
  ...[
    'lint',
    'format',
    'styles',
    'boundaries',
    'unused',
    'changesets',
    'safety',
    'types',
    'templates',
    'generated',
    'packages',
  ].map((name) => `check/${name}`),
  'build',
  'budgets',
];

/** The names of all suites but those of themes and of other engines. */
export const suiteNames: readonly string[] = [...Object.keys(suites), ...unstamped];

/** Whether its tests begin a browser, and can see that there is another one. */
export const isInBrowser = (suite: string): boolean => Object.values(browserSuites).flat().includes(suite);

/** What a suite reads; null for one that is always run. */
export function pathsOf(suite: string): readonly string[] | null {
  const paths = suite.startsWith('unit/themes/') ? [...of('tokens'), 'themes'] : suites[suite];
  return paths ? [...always, ...paths] : null;
}

/** The packages whose tests can see a change of that package. */
export const whoStandsOn = (changed: string): readonly string[] =>
  Object.keys(standsOn).filter((name) => standsOn[name]?.includes(changed));
