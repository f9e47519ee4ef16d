import { existsSync } from 'node:fs';
import { delimiter, join } from 'node:path';

const programs = ['mmdebstrap', 'unshare', 'chroot', 'git'];

/** What of this machine decides whether another one can be made on it. */
interface Surroundings {
  readonly platform: NodeJS.Platform;
  readonly isRoot: boolean;
  hasProgram(name: string): boolean;
}

const here: Surroundings = {
  platform: process.platform,
  isRoot: process.getuid?.() === 0,
  hasProgram: (name) =>
    ['/usr/sbin', '/sbin', ...(process.env['PATH'] ?? '').split(delimiter)].some((folder) =>
      existsSync(join(folder, name)),
    ),
};

/** Why a bare machine cannot be made here; null when it can. */
export function whyNot({ platform, isRoot, hasProgram }: Surroundings = here): string | null {
  if (platform !== 'linux') return 'a bare Debian can be made on Linux only.';
  if (!isRoot) return 'only root may make a machine in a folder.';
  const missing = programs.filter((name) => !hasProgram(name));
  return missing.length === 0 ? null : `these programs are not installed: ${missing.join(', ')}.`;
}
