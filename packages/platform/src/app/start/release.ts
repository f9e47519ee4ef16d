import { createHash } from 'node:crypto';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { packageFolder } from '../package-folder.ts';
import type { Release } from '../settings/routes.ts';

/**
 * What runs here, as the About window and a problem report have it: the version, and with it the build of the console, whose
 * page names each of its files by its content.
 */
export function readRelease(consoleFolder: string): Release {
  const { version } = JSON.parse(readFileSync(join(packageFolder, 'package.json'), 'utf8')) as {
    version: string;
  };
  const build = buildOf(join(consoleFolder, 'index.html'));
  return { version, release: build === null ? version : `${version}-${build}` };
}

/** null where the console is not built. */
function buildOf(page: string): string | null {
  try {
    return createHash('sha256').update(readFileSync(page)).digest('hex').slice(0, 8);
  } catch {
    return null;
  }
}
