import { readFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { bytesAsSent } from './as-sent.ts';
import { builtFiles } from './built-files.ts';
import type { RouteKind } from './limits.ts';

/** What Vite writes of each chunk, by the source file that it begins with. */
interface Chunk {
  readonly file: string;
  readonly css?: readonly string[];
  /** Chunks that are fetched with it. */
  readonly imports?: readonly string[];
  readonly isEntry?: boolean;
  readonly isDynamicEntry?: boolean;
}
export type Manifest = Readonly<Record<string, Chunk>>;

/** By its name, as every page of a kind has it. */
const kinds: readonly (readonly [RouteKind, RegExp])[] = [
  ['reactAria', /\/kit\/(?:color|date-range|drop|ordered-list|tree)\/\w+\.tsx$/],
  ['topology', /\/compute\/topology\/Topology\.tsx$/],
  ['objectStorage', /\/areas\/s3\/(?:\w+\/)?(?:\w+Page|Bucket\w+)\.tsx$/],
  ['wizard', /\/\w+Wizard\.tsx$/],
  // The list of a resource comes with its module.
  ['list', /\/resources\/[\w-]+\/module\.ts$|\/\w+List\.tsx$/],
  ['details', /\/\w+Details\.tsx$/],
  ['form', /\/\w+(?:Create|Edit|Add|Assign|Restore)\.tsx$/],
];

const kindOf = (source: string) =>
  /^src\/(?:resources|areas|kit)\//.test(source) ? (kinds.find(([, pages]) => pages.test(source))?.[0] ?? null) : null;

/** What holds a form of that kind, or is fetched with every page of it. */
const shells: Partial<Record<RouteKind, string>> = {
  form: 'src/kit/panel/PanelShell.tsx',
  wizard: 'src/kit/wizard/WizardPage.tsx',
  objectStorage: 'src/areas/s3/wire/sdk.ts',
};

/** The files of these chunks and of all that they import, however far. */
function filesOf(manifest: Manifest, sources: readonly string[]): ReadonlySet<string> {
  const known = new Set(sources);
  const files = new Set<string>();
  for (const source of known) {
    const { file, css = [], imports = [] } = manifest[source] ?? fail(source);
    for (const each of [file, ...css]) files.add(each);
    for (const each of imports) known.add(each);
  }
  return files;
}

function fail(source: string): never {
  throw new Error(`${source} is not in the build's manifest`);
}

interface Page {
  readonly kind: RouteKind;
  readonly source: string;
  /** What its route fetches after the shell. */
  readonly files: readonly string[];
}

/**
 * Every page of a kind, with the files that its route needs besides those of the shell: the page, its resource's module, the
 * panel that holds a form and the list that the panel lies over.
 */
export function pagesOf(manifest: Manifest): Page[] {
  const sources = Object.keys(manifest);
  const shell = filesOf(
    manifest,
    sources.filter((source) => manifest[source]?.isEntry),
  );
  return sources.flatMap((source) => {
    const kind = manifest[source]?.isDynamicEntry ? kindOf(source) : null;
    if (kind === null) return [];
    const siblings = sources.filter((other) => dirname(other) === dirname(source));
    const route = [
      source,
      ...siblings.filter((other) => other.endsWith('/module.ts') || (kind === 'form' && kindOf(other) === 'list')),
      ...(shells[kind] === undefined ? [] : [shells[kind]]),
    ];
    return [{ kind, source, files: [...filesOf(manifest, route)].filter((file) => !shell.has(file)) }];
  });
}

/** The heaviest page of each kind in the built console: bytes of code and styles beyond the shell, as the server sends them. */
export function heaviestPages(): Map<RouteKind, { readonly source: string; readonly bytes: number }> {
  const [path = ''] = builtFiles('packages/console/dist/.vite/manifest.json');
  const dist = join(dirname(path), '..');
  const manifest = JSON.parse(readFileSync(path, 'utf8')) as Manifest;
  const heaviest: ReturnType<typeof heaviestPages> = new Map();
  for (const { kind, source, files } of pagesOf(manifest)) {
    const bytes = bytesAsSent(files.map((file) => join(dist, file)));
    if (bytes > (heaviest.get(kind)?.bytes ?? -1)) heaviest.set(kind, { source, bytes });
  }
  return heaviest;
}
