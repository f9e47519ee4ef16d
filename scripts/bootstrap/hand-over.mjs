import { spawn } from 'node:child_process';
import { environment } from './processes.mjs';
import { root } from './root.mjs';

/** @type {readonly NodeJS.Signals[]} */
const signals = ['SIGINT', 'SIGTERM', 'SIGHUP'];

/**
 * Goes on in another Node and waits for it; answers with its exit code.
 *
 * @param {string} node
 * @param {readonly string[]} args
 * @returns {Promise<number>}
 */
export function handOver(node, args) {
  return new Promise((resolve, reject) => {
    const child = spawn(node, args, { cwd: root, stdio: 'inherit', env: environment(node, root) });
    // A terminal sends Ctrl+C to both of us, other senders only to us: the other one may hear of it twice.
    const pass = () => child.kill('SIGTERM');
    for (const signal of signals) process.on(signal, pass);
    child.on('error', reject);
    child.on('exit', (code) => {
      for (const signal of signals) process.off(signal, pass);
      resolve(code ?? 1);
    });
  });
}
