import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { build, type Metafile } from 'esbuild';
import { root } from '../bootstrap/root.mjs';

/** The tokens a page needs before an element has a colour. */
const styles = ['@skydeck/tokens/scales.css', '@skydeck/tokens/schemes/skydeck.css'];

/** What a page loads first, and what esbuild is told to call the files of the stdin entry. */
const entry = 'page';

/**
 * The files of a page that holds these elements and the tokens: what the network carries to show them the first time in
 * English. Bundled from the published entry points, as somebody else's build would. What is fetched only when it is asked for,
 * such as another language, does not count. They last as long as this process.
 */
export async function elementPage(elements: readonly string[]): Promise<string[]> {
  const folder = mkdtempSync(join(tmpdir(), 'skydeck-page-'));
  process.once('exit', () => rmSync(folder, { recursive: true, force: true }));
  const entryPoints = [...styles, ...elements.map((name) => `@skydeck/elements/${name}/define`)];
  const { metafile } = await build({
    stdin: {
      contents: entryPoints.map((entryPoint) => `import '${entryPoint}';`).join('\n'),
      resolveDir: join(root, 'packages', 'react-bindings'),
    },
    absWorkingDir: folder,
    outdir: 'out',
    entryNames: entry,
    bundle: true,
    splitting: true,
    minify: true,
    metafile: true,
    format: 'esm',
    target: 'es2023',
    conditions: ['production'],
    legalComments: 'none',
    nodePaths: [join(root, 'packages', 'elements', 'node_modules')],
    logLevel: 'silent',
  });
  return [...firstFiles(metafile)].map((path) => join(folder, path));
}

/** The page's script with all that it imports before it can run, and the page's style sheet. */
export function firstFiles({ outputs }: Pick<Metafile, 'outputs'>): ReadonlySet<string> {
  const first = new Set([`out/${entry}.js`, `out/${entry}.css`].filter((path) => path in outputs));
  for (const path of first) {
    for (const { path: imported, kind } of outputs[path]?.imports ?? []) {
      if (kind === 'import-statement') first.add(imported);
    }
  }
  return first;
}
