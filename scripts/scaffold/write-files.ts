import { existsSync, mkdirSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { root } from '../bootstrap/root.mjs';
import { Sentence } from '../bootstrap/sentence.mjs';
import { quoted, run } from '../process.ts';

/** Paths in the repository, and what is to be in them. */
export type Files = Readonly<Record<string, string>>;

/** Writes new files, formatted. Throws a `Sentence`, and writes none, when one of them is already there. */
export async function writeFiles(files: Files): Promise<void> {
  const taken = Object.keys(files).filter((path) => existsSync(join(root, path)));
  if (taken.length > 0) throw new Sentence(`${taken[0]} is already there.`);
  for (const [path, text] of Object.entries(files)) {
    mkdirSync(dirname(join(root, path)), { recursive: true });
    writeFileSync(join(root, path), text);
  }
  const { code, output } = await run(`oxfmt ${Object.keys(files).map(quoted).join(' ')}`);
  if (code !== 0) throw new Sentence(`The new files could not be formatted.\n${output}`);
}
