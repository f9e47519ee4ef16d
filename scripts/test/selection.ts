import { browserSuites, whoStandsOn } from './suites.ts';

/** Where a folder with a resource's name, or another subject's, holds its tests. */
const homes = [
  { package: 'contract', folder: 'src', hasJourneys: false },
  { package: 'platform', folder: 'src/resources', hasJourneys: false },
  { package: 'platform', folder: 'src/identity', hasJourneys: false },
  { package: 'platform', folder: 'src/app', hasJourneys: false },
  { package: 'platform', folder: 'src', hasJourneys: false },
  { package: 'console', folder: 'src/resources', hasJourneys: true },
  { package: 'console', folder: 'src/areas', hasJourneys: true },
  { package: 'console', folder: 'src', hasJourneys: true },
] as const;

/** What of the tests is to be run. */
export interface Selection {
  /** Patterns of test files by package. */
  readonly unit: Readonly<Record<string, readonly string[]>>;
  /** Folders or files whose journeys are run. */
  readonly journeys: readonly string[];
  readonly elements: readonly string[];
  /** Whole suites, by the names of the runner's table. */
  readonly suites: readonly string[];
}

const none: Selection = { unit: {}, journeys: [], elements: [], suites: [] };

/** What a repository has of folders, and which of them hold a journey. */
export interface Folders {
  /** The names of the folders in a folder. */
  in(folder: string): readonly string[];
  /** Whether there is a file that the pattern matches. */
  has(pattern: string): boolean;
}

/** Folders of `src` that are no subject of their own: they hold the subjects. */
const holders = new Set(['resources', 'areas']);

/** Every word that names something to test. */
export function subjects(folders: Folders): string[] {
  const found = homes.flatMap((home) => folders.in(`packages/${home.package}/${home.folder}`));
  const elements = folders.in('packages/elements/src').filter((name) => folders.has(elementTests(name)));
  return [...new Set([...found, ...elements])].filter((name) => !holders.has(name)).toSorted();
}

const elementTests = (name: string) => `packages/elements/src/${name}/*.test.ts`;

/** Folders of one subject that have two names: the S3 area of the console is the platform's object storage. */
const folderNames: Readonly<Record<string, readonly string[]>> = {
  s3: ['s3', 'object-storage'],
  'object-storage': ['s3', 'object-storage'],
};

/** All that tests one resource, element or other subject; null when there is nothing of that name. */
export function subjectSelection(name: string, folders: Folders): Selection | null {
  if (!subjects(folders).includes(name)) return null;
  const unit: Record<string, string[]> = {};
  const journeys: string[] = [];
  for (const home of homes) {
    const base = `packages/${home.package}/${home.folder}`;
    const there = folders.in(base);
    for (const folder of (folderNames[name] ?? [name]).filter((one) => there.includes(one))) {
      const pattern = `${home.folder}/${folder}/**/*.test.ts`;
      if (folders.has(`packages/${home.package}/${pattern}`)) (unit[home.package] ??= []).push(pattern);
      if (home.hasJourneys && folders.has(`${base}/${folder}/**/*.e2e.ts`)) journeys.push(`${base}/${folder}/`);
    }
  }
  return { ...none, unit, journeys, elements: folders.has(elementTests(name)) ? [name] : [] };
}

/** What a change of these paths touches: the subjects they lie in, or the package and those that stand on it. */
export function changedSelection(paths: readonly string[], folders: Folders): Selection {
  const selections = paths.map((path) => selectionOf(path, folders));
  const unit: Record<string, string[]> = {};
  for (const one of selections) {
    for (const [name, patterns] of Object.entries(one.unit)) unit[name] = unique([...(unit[name] ?? []), ...patterns]);
  }
  const suites = unique(selections.flatMap((one) => one.suites));
  return withoutDoubles({
    unit,
    suites,
    journeys: unique(selections.flatMap((one) => one.journeys)),
    elements: unique(selections.flatMap((one) => one.elements)),
  });
}

const unique = (words: readonly string[]) => [...new Set(words)].toSorted();

/** What a whole suite runs need not be run for itself. */
function withoutDoubles({ unit, journeys, elements, suites }: Selection): Selection {
  return {
    unit: Object.fromEntries(Object.entries(unit).filter(([name]) => !suites.includes(`unit/${name}`))),
    journeys: suites.includes('journeys') ? [] : journeys,
    elements: suites.includes('elements') ? [] : elements,
    suites,
  };
}

function selectionOf(path: string, folders: Folders): Selection {
  const subject = subjectOf(path);
  const selected = subject === undefined ? null : subjectSelection(subject, folders);
  if (selected) return selected;
  if (path.startsWith('test/journeys/')) {
    return path.endsWith('.e2e.ts') ? { ...none, journeys: [path] } : { ...none, suites: ['journeys'] };
  }
  if (/^(scripts|test\/forms|[^/]+$)/.test(path)) return { ...none, suites: ['check', 'unit/scripts'] };
  if (path.startsWith('themes/')) return { ...none, suites: ['unit/themes', 'catalogue'] };
  const [, changed] = /^packages\/([^/]+)\//.exec(path) ?? [];
  if (changed === undefined) return { ...none, suites: ['check'] };
  const packages = whoStandsOn(changed);
  const suites = packages.flatMap((name) => [`unit/${name}`, ...(browserSuites[name] ?? [])]);
  return { ...none, suites };
}

/** The resource, area or element that a file belongs to, and to nothing else. */
const subjectOf = (path: string): string | undefined =>
  /^packages\/(?:contract\/src|console\/src\/(?:resources|areas)|platform\/src\/resources|elements\/src)\/([^/]+)\//.exec(
    path,
  )?.[1];
