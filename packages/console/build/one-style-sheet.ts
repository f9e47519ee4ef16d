import type { Plugin, Rolldown } from 'vite';

type Bundle = Rolldown.OutputBundle;

/** Each chunk of the first page has a style sheet of its own: they become one. A request costs more than a kilobyte. */
export const oneStyleSheet: Plugin = {
  name: 'one-style-sheet',
  apply: 'build',
  generateBundle: {
    // Before Vite writes them into the page.
    order: 'pre',
    handler(_, bundle) {
      const chunks = firstChunks(bundle);
      const sheets = new Set(chunks.flatMap(({ viteMetadata }) => [...(viteMetadata?.importedCss ?? [])]));
      if (sheets.size < 2) return;
      const source = [...sheets].map((sheet) => textOf(bundle, sheet)).join('\n');
      const file = this.getFileName(this.emitFile({ type: 'asset', name: 'shell.css', source }));
      for (const { viteMetadata } of chunks) viteMetadata?.importedCss.clear();
      chunks.at(-1)?.viteMetadata?.importedCss.add(file);
      for (const sheet of sheets) delete bundle[sheet];
    },
  },
};

/** The page's own chunk and all that it imports, each after what it imports itself: so do their rules follow each other. */
function firstChunks(bundle: Bundle): Rolldown.OutputChunk[] {
  const found = new Set<Rolldown.OutputChunk>();
  const add = (chunk: Rolldown.OutputAsset | Rolldown.OutputChunk | undefined) => {
    if (chunk?.type !== 'chunk' || found.has(chunk)) return;
    for (const file of chunk.imports) add(bundle[file]);
    found.add(chunk);
  };
  add(Object.values(bundle).find((output) => output.type === 'chunk' && output.isEntry));
  return [...found];
}

function textOf(bundle: Bundle, file: string): string {
  const output = bundle[file];
  if (output?.type !== 'asset') throw new Error(`${file} is no style sheet`);
  return typeof output.source === 'string' ? output.source : Buffer.from(output.source).toString('utf8');
}
