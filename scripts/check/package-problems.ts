import { existsSync, globSync, readFileSync } from 'node:fs';
import { dirname, join, posix } from 'node:path';

interface Description {
  readonly name?: string;
  readonly description?: string;
  readonly license?: string;
  readonly homepage?: string;
  readonly repository?: { readonly url: string; readonly directory: string };
  readonly publishConfig?: { readonly access: string; readonly provenance: boolean };
  readonly keywords?: readonly string[];
  readonly sideEffects?: unknown;
  readonly exports?: Readonly<Record<string, string | Readonly<Record<string, string>>>>;
  readonly dependencies?: Readonly<Record<string, string>>;
  readonly peerDependencies?: Readonly<Record<string, string>>;
  readonly customElements?: string;
  readonly 'web-types'?: string;
}

/** What is ours alone and of no use to somebody who installs the package. */
const ours = ['**/*.test.*', '**/*.e2e.*', '**/*.demo.html', '**/.tsbuildinfo', '**/*.d.ts.map'];

/**
 * What is wrong with a package as somebody gets it from the registry, beyond what publint and attw look for: one
 * sentence each. `folder` holds the unpacked package.
 */
export function packageProblems(folder: string): string[] {
  const description = JSON.parse(readFileSync(join(folder, 'package.json'), 'utf8')) as Description;
  return [
    ...missingFields(description),
    ...untyped(description),
    ...unresolved(description),
    ...absent(folder, description),
    ...globSync(ours, { cwd: folder }).map((file) => `${file} is of no use outside the repository`),
    ...deadLinks(folder),
    ...blindMaps(folder),
  ];
}

function missingFields(description: Description): string[] {
  const always = ['description', 'license', 'keywords', 'sideEffects', 'exports'] as const;
  // A brand that belongs to somebody goes to no public registry.
  const ofRegistry = ['homepage', 'repository', 'publishConfig'] as const;
  const needed = description.license === 'UNLICENSED' ? always : [...always, ...ofRegistry];
  return needed.filter((field) => description[field] === undefined).map((field) => `package.json has no “${field}”`);
}

/** A module and a style sheet say where their types are, or TypeScript refuses the import; a picture has none. */
function untyped({ exports = {} }: Description): string[] {
  return Object.entries(exports)
    .filter(([, target]) => (typeof target === 'string' ? /\.(js|css)$/.test(target) : target['types'] === undefined))
    .map(([entryPoint]) => `the entry point “${entryPoint}” has no types`);
}

/** `workspace:` and `catalog:` are understood by our own pnpm alone. */
function unresolved({ dependencies = {}, peerDependencies = {} }: Description): string[] {
  return Object.entries({ ...dependencies, ...peerDependencies })
    .filter(([, range]) => /^(workspace|catalog|link|file):/.test(range))
    .map(([name, range]) => `“${name}” is asked for as ${range}`);
}

function absent(folder: string, description: Description): string[] {
  const named = [description.customElements, description['web-types']].filter((file) => file !== undefined);
  return ['README.md', 'LICENSE', ...named]
    .filter((file) => !existsSync(join(folder, file)))
    .map((file) => `${file} is not in the package`);
}

/** Links of the README that work in the repository alone. */
function deadLinks(folder: string): string[] {
  const readme = join(folder, 'README.md');
  if (!existsSync(readme)) return [];
  return [...readFileSync(readme, 'utf8').matchAll(/\]\((?!https?:|#|mailto:)([^)#\s]+)/g)]
    .map(([, link = '']) => link)
    .filter((link) => !existsSync(join(folder, link)))
    .map((link) => `README.md links to ${link}, which is not in the package`);
}

/** Source maps whose sources are neither inside nor beside: a debugger shows nothing, and bundlers complain. */
function blindMaps(folder: string): string[] {
  return globSync('**/*.js.map', { cwd: folder })
    .filter((file) => {
      const { sources, sourcesContent } = JSON.parse(readFileSync(join(folder, file), 'utf8')) as {
        readonly sources: readonly string[];
        readonly sourcesContent?: readonly (string | null)[];
      };
      return sources.some(
        (source, at) =>
          typeof sourcesContent?.[at] !== 'string' && !existsSync(join(folder, posix.join(dirname(file), source))),
      );
    })
    .map((file) => `${file} points to sources that are not in the package`);
}
