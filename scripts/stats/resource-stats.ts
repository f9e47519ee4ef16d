/** A file of the repository. */
export interface CountedFile {
  readonly path: string;
  readonly lines: number;
}

/** What a resource is made of, with one engine. */
export const parts = ['contract', 'console', 'platform', 'words'] as const;
/** Another engine, with the recordings that its tests replay, and what only tests use: beside the sum. */
export const besides = ['openstack', 'tests'] as const;
export type Part = (typeof parts)[number] | (typeof besides)[number];

export interface Size {
  readonly lines: number;
  readonly files: number;
}

export interface ResourceStats extends Readonly<Record<Part, Size>> {
  readonly name: string;
}

// What all resources stand on is none of them.
const folder = /^packages\/(?:(contract)\/src|(console|platform)\/src\/resources)\/(?!kit\/)([^/]+)\/(.+)$/;
const isTest = /(?:\.test|\.e2e)\.tsx?$|(?:^|\/)test-[^/]+\.ts$/;
const isOfOpenStack = /(?:^|\/)(?:openstack|recordings)(?:[./-]|$)/;

/** Which part of which resource a file is; null: of none. What only tests use is a test. */
export function partOf(path: string): { readonly name: string; readonly part: Part } | null {
  const [, contract, other, name, rest] = folder.exec(path) ?? [];
  if (name === undefined || rest === undefined) return null;
  if (isTest.test(rest)) return { name, part: 'tests' };
  if (isOfOpenStack.test(rest)) return { name, part: 'openstack' };
  if (rest.startsWith('words/')) return { name, part: 'words' };
  return { name, part: (contract ?? other) as Part };
}

const nothing: Size = { lines: 0, files: 0 };
const noSizes = () => Object.fromEntries([...parts, ...besides].map((part) => [part, nothing])) as Record<Part, Size>;

/** Resources are what has a folder among those of the console or the platform, in the order of their names. */
export function resourceStats(files: readonly CountedFile[]): ResourceStats[] {
  const resources = new Map<string, Record<Part, Size>>();
  const known = new Set<string>();
  for (const { path, lines } of files) {
    const found = partOf(path);
    if (!found) continue;
    if (!path.startsWith('packages/contract/')) known.add(found.name);
    const sizes = resources.get(found.name) ?? noSizes();
    const before = sizes[found.part];
    sizes[found.part] = { lines: before.lines + lines, files: before.files + 1 };
    resources.set(found.name, sizes);
  }
  return [...resources]
    .filter(([name]) => known.has(name))
    .map(([name, sizes]) => ({ name, ...sizes }))
    .toSorted((one, other) => one.name.localeCompare(other.name, 'en'));
}

/** The table that a person reads. `cpu` has the seconds of each resource's tests in the last run, where they are known. */
export function statsTable(resources: readonly ResourceStats[], cpu: Readonly<Record<string, number>>): string[] {
  const sizeOf = ({ lines, files }: Size) => (files === 0 ? '' : `${lines} (${files})`);
  const width = Math.max(8, ...resources.map(({ name }) => name.length));
  const row = (name: string, cells: readonly string[]) =>
    [name.padEnd(width), ...cells.map((cell) => cell.padStart(12))].join(' ').trimEnd();
  const rowOf = (resource: ResourceStats) => {
    const sum = parts
      .map((part) => resource[part])
      .reduce((one, { lines, files }) => ({ lines: one.lines + lines, files: one.files + files }), nothing);
    const seconds = cpu[resource.name];
    return row(resource.name, [
      ...parts.map((part) => sizeOf(resource[part])),
      sizeOf(sum),
      ...besides.map((part) => sizeOf(resource[part])),
      seconds === undefined ? '' : `${seconds.toFixed(1)} s`,
    ]);
  };
  return [row('resource', [...parts, 'sum', ...besides, 'CPU']), ...resources.map(rowOf)];
}
