import { existsSync } from 'node:fs';
import { delimiter, join } from 'node:path';
import { run } from '../process.ts';

/** Longer than any download that gets anywhere. Milliseconds. */
const timeout = 240_000;

export interface Right {
  /** Also where another account may become root without a password. */
  readonly bySudo: boolean;
}

/** Installs packages of Debian where we may; whether it worked is for the caller to look at. */
export async function installPackages(names: readonly string[], { bySudo }: Right): Promise<void> {
  if (!existsSync('/usr/bin/apt-get')) return;
  const isRoot = process.getuid?.() === 0;
  const mayBecomeRoot = !isRoot && bySudo && (await run('sudo -n true')).code === 0;
  if (!isRoot && !mayBecomeRoot) return;
  const as = isRoot ? '' : 'sudo -n ';
  await run(`${as}apt-get update && ${as}apt-get install -y --no-install-recommends ${names.join(' ')}`, {
    live: true,
    timeout,
    // In the run level of a machine that is being mended, packages start no services.
    env: { DEBIAN_FRONTEND: 'noninteractive', RUNLEVEL: '1' },
  });
}

/** Programs that tests talk to, by the package they come in. */
const counterparts: Readonly<Record<string, readonly string[]>> = {
  slapd: ['slapd'],
  'nginx-light': ['nginx'],
  awscli: ['aws'],
  rclone: ['rclone'],
  s3cmd: ['s3cmd'],
};

/** A library of the system's Python has no program to look for. */
const boto3 = async () => ((await run('/usr/bin/python3 -c "import boto3"')).code === 0 ? [] : ['python3-boto3']);

/**
 * The real servers and clients that some tests need. Where they are not there and we are not root, nothing is installed: a
 * person's machine is not the place for a directory server. Those tests then say themselves that they were skipped, and why.
 */
export async function installCounterparts(): Promise<void> {
  const missing = [...missingOf(counterparts, folders()), ...(await boto3())];
  if (missing.length === 0) return;
  console.log(`Looking for what some tests talk to: ${missing.join(', ')} …`);
  await installPackages(missing, { bySudo: false });
}

const folders = () => ['/usr/bin', '/usr/sbin', ...(process.env['PATH'] ?? '').split(delimiter)];

/** The packages of which a program is in none of the folders. */
export const missingOf = (
  programs: Readonly<Record<string, readonly string[]>>,
  inFolders: readonly string[],
): readonly string[] =>
  Object.entries(programs)
    .filter(([, names]) => !names.every((name) => inFolders.some((folder) => existsSync(join(folder, name)))))
    .map(([name]) => name);
