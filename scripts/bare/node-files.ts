import { existsSync, realpathSync } from 'node:fs';
import { delimiter, join, resolve } from 'node:path';
import { root } from '../bootstrap/root.mjs';
import { Sentence } from '../bootstrap/sentence.mjs';
import { run } from '../process.ts';

/** The files and folders that make up this machine's own Node and npm. */
export async function nodeFiles(): Promise<readonly string[]> {
  const folders = (process.env['PATH'] ?? '').split(delimiter).filter((folder) => !resolve(folder).startsWith(root));
  for (const folder of folders) {
    const prefix = resolve(folder, '..');
    const files = ['bin/node', 'bin/npm', 'bin/npx', 'lib/node_modules/npm'].map((path) => join(prefix, path));
    if (!files.every((path) => existsSync(path)) || realpathSync(join(prefix, 'bin/node')) !== files[0]) continue;
    return [...files, ...(await librariesOf(join(prefix, 'bin/node')))];
  }
  throw new Sentence('This machine has no Node with an npm beside it that could be brought along.');
}

/** The libraries that a Node is linked with beyond those of every Debian. */
async function librariesOf(node: string): Promise<readonly string[]> {
  const { output } = await run(`ldd "${node}"`);
  const paths = [...output.matchAll(/=> (\/\S+)/g)].map(([, path = '']) => path);
  return paths.filter((path) => /libstdc\+\+|libgcc_s|libatomic/.test(path)).map((path) => realpathSync(path));
}
