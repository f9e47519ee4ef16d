import { join } from 'node:path';
import { build } from 'esbuild';
import { root } from '../bootstrap/root.mjs';
import { gzipped } from './gzipped.ts';

/** The tokens a page needs before an element has a colour. */
const styles = ['@skydeck/tokens/scales.css', '@skydeck/tokens/schemes/skydeck.css'];

/**
 * Bytes, compressed, of a page that holds these elements and the tokens: what the network carries to show them the first
 * time. Bundled from the published doors, as somebody else's build would.
 */
export async function elementPage(elements: readonly string[]): Promise<number> {
  const doors = [...styles, ...elements.map((name) => `@skydeck/elements/${name}/define`)];
  const { outputFiles } = await build({
    stdin: {
      contents: doors.map((door) => `import '${door}';`).join('\n'),
      resolveDir: join(root, 'packages', 'react-bindings'),
    },
    outfile: 'page.js',
    bundle: true,
    minify: true,
    write: false,
    format: 'esm',
    target: 'es2023',
    conditions: ['production'],
    legalComments: 'none',
    nodePaths: [join(root, 'packages', 'elements', 'node_modules')],
    logLevel: 'silent',
  });
  return outputFiles.reduce((bytes, { contents }) => bytes + gzipped(contents), 0);
}
