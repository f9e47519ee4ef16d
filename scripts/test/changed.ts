import { existsSync, globSync, readdirSync } from 'node:fs';
import { join } from 'node:path';
import { root } from '../bootstrap/root.mjs';
import { Sentence } from '../bootstrap/sentence.mjs';
import { run } from '../process.ts';
import type { Folders } from './selection.ts';

/** The folders of the repository as they are on this disk. */
export const foldersHere: Folders = {
  in(folder) {
    if (!existsSync(join(root, folder))) return [];
    const entries = readdirSync(join(root, folder), { withFileTypes: true });
    return entries.filter((entry) => entry.isDirectory()).map(({ name }) => name);
  },
  has: (pattern) => globSync(pattern, { cwd: root }).length > 0,
};

/** What the commits since the branch left its upstream have changed, and what is changed and not committed. */
export async function changedPaths(): Promise<string[]> {
  const base = await firstThatIs(['@{upstream}', 'origin/HEAD', 'origin/main', 'main', 'HEAD']);
  const told = [await git(`diff --name-only --no-renames ${base}`), await git('ls-files --others --exclude-standard')];
  return [...new Set(told.join('\n').split('\n').filter(Boolean))];
}

async function firstThatIs(names: readonly string[]): Promise<string> {
  for (const name of names) {
    const { code, output } = await run(`git merge-base HEAD '${name}'`);
    if (code === 0) return output.trim();
  }
  throw new Sentence('What has changed only git knows, and this folder is no clone with a commit.');
}

async function git(args: string): Promise<string> {
  const { code, output } = await run(`git -c core.quotePath=false ${args}`);
  if (code !== 0) throw new Sentence(`git ${args} failed: ${output.trim()}`);
  return output;
}
