import { spawn } from 'node:child_process';
import { delimiter, dirname, join } from 'node:path';

/**
 * The environment in which `node` and the project's tools are found first, whatever the machine has.
 *
 * @param {string} node
 * @param {string} root
 * @returns {NodeJS.ProcessEnv}
 */
export function environment(node, root) {
  const path = [dirname(node), join(root, 'node_modules', '.bin'), process.env['PATH'] ?? ''].join(delimiter);
  return { ...process.env, PATH: path };
}

/**
 * Runs a command with our own input and output; answers with its exit code, 1 when a signal ended it.
 *
 * @param {string} command
 * @param {readonly string[]} args
 * @param {import('node:child_process').SpawnOptions} options
 * @returns {Promise<number>}
 */
export function run(command, args, options) {
  return new Promise((resolve, reject) => {
    const child = spawn(command, args, { stdio: 'inherit', shell: command.endsWith('.cmd'), ...options });
    child.on('error', reject);
    child.on('exit', (code) => resolve(code ?? 1));
  });
}
