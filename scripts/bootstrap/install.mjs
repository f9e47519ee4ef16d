import { createHash } from 'node:crypto';
import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { pnpm } from './pnpm.mjs';
import { run } from './processes.mjs';
import { Sentence } from './sentence.mjs';

/** @param {string} root */
const stampOf = (root) => join(root, 'node_modules', '.skydeck-install');

/**
 * True when `node_modules` was made from the lockfile as it is now, on this kind of machine.
 *
 * @param {string} root
 */
export function isInstalled(root) {
  const stamp = stampOf(root);
  return existsSync(stamp) && readFileSync(stamp, 'utf8') === fingerprint(root);
}

/** @param {string} root */
export async function install(root) {
  console.log('Installing what Skydeck is made of …');
  const { command, args } = pnpm(['install', '--frozen-lockfile', '--reporter=append-only']);
  const code = await run(command, args, { cwd: root });
  if (code !== 0) throw new Sentence('The packages could not be installed; the lines above say why.');
  markInstalled(root);
}

/**
 * Remembers the lockfile that `node_modules` was made from.
 *
 * @param {string} root
 */
export function markInstalled(root) {
  writeFileSync(stampOf(root), fingerprint(root));
}

/**
 * Of the lockfile and of the machine, whose native modules are in `node_modules`.
 *
 * @param {string} root
 */
function fingerprint(root) {
  const hash = createHash('sha256').update(`${process.platform}-${process.arch}\n`);
  for (const file of ['pnpm-lock.yaml', 'pnpm-workspace.yaml']) hash.update(readFileSync(join(root, file)));
  return hash.digest('hex');
}
