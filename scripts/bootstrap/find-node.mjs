import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { Sentence } from './sentence.mjs';

const needed = 24;

/**
 * The Node that came with the install, else this one when it is new enough: not every machine has a build of the first.
 *
 * @param {string} root
 */
export function findNode(root) {
  const brought = join(root, 'node_modules', 'node', 'bin', process.platform === 'win32' ? 'node.exe' : 'node');
  if (existsSync(brought)) return brought;
  if (Number(process.versions.node.split('.')[0]) >= needed) return process.execPath;
  throw new Sentence(
    `npm has no Node.js ${needed} for ${process.platform} on ${process.arch}; install it and start again.`,
  );
}
