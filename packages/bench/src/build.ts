import { join } from 'node:path';
import { build, type InlineConfig, type Plugin, type Rolldown } from 'vite';
import { gzipped } from '../../../scripts/budget/gzipped.ts';
import { type ContestantId, contestants, type EntryPointId } from './contestants.ts';

const here = import.meta.dirname;
const pages = join(here, 'pages');

/** Where the built pages lie: `<contestant>.html`. */
export const built = join(here, '..', 'dist');

/** What Vite adds to an `import()`, so that sheets come with it, is no weight of a contestant. */
const plainImports: Plugin = {
  name: 'plain-imports',
  enforce: 'pre',
  load: (id) => (id.endsWith('vite/preload-helper.js') ? 'export const __vitePreload = (load) => load();' : null),
};

const settings = {
  root: pages,
  base: './',
  configFile: false,
  logLevel: 'warn',
  plugins: [plainImports],
} as const satisfies InlineConfig;

const output = { target: 'es2023', assetsInlineLimit: 0, modulePreload: false } as const;

/** Builds each contestant's page as it would be shipped. */
export async function buildPages(): Promise<void> {
  const input = contestants.map(({ id }) => join(pages, `${id}.html`));
  await build({ ...settings, build: { ...output, outDir: built, emptyOutDir: true, rolldownOptions: { input } } });
}

/**
 * Bytes, compressed one by one, that the network carries before a page with these elements and their theme shows: its
 * script, what that imports at once, and its sheet.
 */
export async function weigh(contestant: ContestantId, entryPoint: EntryPointId): Promise<number> {
  const input = join(here, 'entries', contestant, `${entryPoint}.ts`);
  const outcome = await build({ ...settings, build: { ...output, write: false, rolldownOptions: { input } } });
  const [result] = [outcome].flat();
  if (!result || !('output' in result)) throw new Error(`${contestant}/${entryPoint} was not built.`);
  return firstFiles(result.output).reduce((bytes, content) => bytes + gzipped(content), 0);
}

/** The contents of the entry with all that it imports before it can run, and of the style sheets. */
function firstFiles(files: readonly (Rolldown.OutputChunk | Rolldown.OutputAsset)[]): (string | Uint8Array)[] {
  const chunks = new Map(files.flatMap((file) => (file.type === 'chunk' ? [[file.fileName, file]] : [])));
  const first = new Set([...chunks.values()].filter(({ isEntry }) => isEntry));
  for (const { imports } of first) {
    for (const name of imports) {
      const imported = chunks.get(name);
      if (imported) first.add(imported);
    }
  }
  const sheets = files.flatMap((file) =>
    file.type === 'asset' && file.fileName.endsWith('.css') ? [file.source] : [],
  );
  return [...[...first].map(({ code }) => code), ...sheets];
}
