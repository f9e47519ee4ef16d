/** The one version of pnpm that reads this lockfile; `npx` fetches it once and keeps it. */
const version = '12.21.0';

/**
 * A command line of pnpm that runs wherever npm does.
 *
 * @param {readonly string[]} args
 */
export function pnpm(args) {
  return { command: process.platform === 'win32' ? 'npx.cmd' : 'npx', args: ['-y', `pnpm@${version}`, ...args] };
}

/**
 * The same, for a shell line whose program calls pnpm by its name.
 *
 * @param {string} line
 */
export function withPnpm(line) {
  return {
    command: process.platform === 'win32' ? 'npx.cmd' : 'npx',
    args: ['-y', '-p', `pnpm@${version}`, '-c', `"${line}"`],
  };
}
