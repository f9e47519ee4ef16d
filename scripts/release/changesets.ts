import { execFile } from 'node:child_process';
import { globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { root } from '../bootstrap/root.mjs';
import { oneFailed, onePassed } from '../test/tally.ts';
import type { Finding } from '../check/finding.ts';
import { isPublished, isSamePackage, namedIn } from './changesets.rules.ts';
import { descriptionOf, publishedFolders } from './packages.ts';

/** Each published package that is another one than in its last version needs a changeset that names it. */
export async function checkChangesets(): Promise<Finding> {
  if ((await git('rev-parse', 'HEAD')) === null)
    return { tally: onePassed, output: 'There is no history to compare with.' };
  const named = new Set(pendingChangesets().flatMap((file) => namedIn(readFileSync(join(root, file), 'utf8'))));
  const lacking: string[] = [];
  for (const folder of publishedFolders()) {
    const { name } = descriptionOf(folder);
    if (named.has(name)) continue;
    const files = await changedFiles(folder);
    if (files.length > 0)
      lacking.push(`${name} has no changeset (pnpm changeset), and these files changed: ${files.join(', ')}`);
  }
  return { tally: lacking.length === 0 ? onePassed : oneFailed, output: lacking.join('\n') };
}

/** The files in which the next versions are announced. */
export const pendingChangesets = (): string[] =>
  globSync('.changeset/*.md', { cwd: root }).filter((file) => !file.endsWith('README.md'));

/** What somebody who installs the package could notice since its last version. */
async function changedFiles(folder: string): Promise<string[]> {
  const base = await lastVersion(folder);
  if (base === null) return [];
  const tracked = await git('diff', '--name-only', `--relative=${folder}`, base, '--', folder);
  const untracked = await git('ls-files', '--others', '--exclude-standard', '--', folder);
  const added = linesOf(untracked).map((file) => file.slice(folder.length + 1));
  const changed = [...linesOf(tracked), ...added].filter(isPublished);
  const before = await git('show', `${base}:${folder}/package.json`);
  const isSame = before !== null && isSamePackage(before, readFileSync(join(root, folder, 'package.json'), 'utf8'));
  return isSame ? changed : ['package.json', ...changed];
}

/**
 * The commit of the package's version: that of its tag, else the last one that changed the version in its package.json. A clone
 * that was cut off above it answers with its oldest commit, of which nothing older is known.
 */
async function lastVersion(folder: string): Promise<string | null> {
  const { name, version } = descriptionOf(folder);
  const tag = await git('rev-parse', '--verify', '--quiet', `refs/tags/${name}@${version}^{commit}`);
  if (tag !== null) return tag.trim();
  const commit = await git('log', '-1', '--format=%H', '-G', '^ *"version":', '--', `${folder}/package.json`);
  return commit?.trim() || null;
}

const execute = promisify(execFile);

/** What git says; null where it refuses, or is not there. */
async function git(...args: readonly string[]): Promise<string | null> {
  try {
    return (await execute('git', [...args], { cwd: root, maxBuffer: 64 * 1024 ** 2 })).stdout;
  } catch {
    return null;
  }
}

const linesOf = (output: string | null): string[] => (output ?? '').split('\n').filter((line) => line !== '');
