import { join, relative } from 'node:path';
import { build, type Metafile, type OutputFile } from 'esbuild';
import { root } from '../bootstrap/root.mjs';
import { gzipped } from './gzipped.ts';

/** The tokens a page needs before an element has a colour. */
const styles = ['@skydeck/tokens/scales.css', '@skydeck/tokens/schemes/skydeck.css'];

/** What a page loads first, and what esbuild is told to call the files of the stdin entry. */
const entry = 'page';

/**
 * Bytes, compressed one by one, of a page that holds these elements and the tokens: what the network carries to show
 * them the first time in English. Bundled from the published doors, as somebody else's build would. What is fetched only
 * when it is asked for, such as another language, does not count.
 */
export async function elementPage(elements: readonly string[]): Promise<number> {
  const doors = [...styles, ...elements.map((name) => `@skydeck/elements/${name}/define`)];
  const { outputFiles, metafile } = await build({
    stdin: {
      contents: doors.map((door) => `import '${door}';`).join('\n'),
      resolveDir: join(root, 'packages', 'react-bindings'),
    },
    absWorkingDir: root,
    outdir: 'out',
    entryNames: entry,
    bundle: true,
    splitting: true,
    minify: true,
    metafile: true,
    write: false,
    format: 'esm',
    target: 'es2023',
    conditions: ['production'],
    legalComments: 'none',
    nodePaths: [join(root, 'packages', 'elements', 'node_modules')],
    logLevel: 'silent',
  });
  const first = firstFiles(metafile);
  return outputFiles.filter(({ path }) => first.has(nameOf(path))).reduce(addBytes, 0);
}

const nameOf = (path: string) => relative(root, path).replaceAll('\\', '/');
const addBytes = (bytes: number, { contents }: OutputFile) => bytes + gzipped(contents);

/** The page's script with all that it imports before it can run, and the page's style sheet. */
export function firstFiles({ outputs }: Pick<Metafile, 'outputs'>): ReadonlySet<string> {
  const first = new Set([`out/${entry}.js`, `out/${entry}.css`]);
  for (const path of first) {
    for (const { path: imported, kind } of outputs[path]?.imports ?? []) {
      if (kind === 'import-statement') first.add(imported);
    }
  }
  return first;
}
