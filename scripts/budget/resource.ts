import { existsSync, globSync, readFileSync } from 'node:fs';
import { dirname, join, resolve } from 'node:path';
import { build, type Plugin } from 'esbuild';
import { root } from '../bootstrap/root.mjs';
import { gzipped } from './gzipped.ts';

const folder = join(root, 'packages', 'console', 'src', 'resources');

/** What of an import is no code of the folder: everything outside of it, and style sheets. */
const codeOf = (own: string): Plugin => ({
  name: 'code-of-one-folder',
  setup({ onResolve }) {
    onResolve({ filter: /./ }, ({ path, resolveDir, kind }) => {
      if (kind === 'entry-point') return undefined;
      const isOwn = resolve(resolveDir, path).startsWith(`${own}/`) && /(?<!\.css)\.tsx?$/.test(path);
      return path.startsWith('.') && isOwn ? undefined : { path, external: true };
    });
  },
});

/**
 * What a resource adds to the console, in gzipped bytes: all code of its folder as one file, and its words in the language that
 * needs most for them. However the bundler splits it, and whoever else uses it.
 */
async function resourceBytes(name: string): Promise<number> {
  const own = join(folder, name);
  const { outputFiles } = await build({
    stdin: {
      contents: "export * as definition from './definition.ts'; export * as routes from './routes.tsx';",
      resolveDir: own,
    },
    plugins: [codeOf(own)],
    bundle: true,
    write: false,
    minify: true,
    format: 'esm',
    target: 'es2023',
    jsx: 'automatic',
    logLevel: 'silent',
  });
  const code = outputFiles.reduce((sum, { contents }) => sum + gzipped(contents), 0);
  return code + heaviestWords(join(own, 'words'));
}

function heaviestWords(words: string): number {
  if (!existsSync(words)) return 0;
  const sizes = globSync('??.json', { cwd: words }).map((file) => {
    // As it is built: without the white space.
    const entries: unknown = JSON.parse(readFileSync(join(words, file), 'utf8'));
    return gzipped(JSON.stringify(entries));
  });
  return Math.max(0, ...sizes);
}

/** The same of all resources that have pages of their own, on average. */
export async function averageResourceBytes(): Promise<number> {
  const names = globSync('*/routes.tsx', { cwd: folder }).map((path) => dirname(path));
  const sizes = await Promise.all(names.map(resourceBytes));
  return sizes.reduce((sum, bytes) => sum + bytes, 0) / sizes.length;
}
