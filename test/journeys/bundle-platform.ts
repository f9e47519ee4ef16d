import { copyFile } from 'node:fs/promises';
import { basename, dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { build } from 'esbuild';

const at = (path: string) => fileURLToPath(new URL(path, import.meta.url));

/**
 * The platform that journeys start, in one file. It lies three folders below the package, as `app/start` does, which finds what
 * is beside them from there.
 */
export const bundledPlatform = at('../../packages/platform/.cache/journeys/bundled/platform-process.mjs');

/**
 * Each journey starts a platform of its own, and some start it twice: eight hundred modules of
 * TypeScript cost twice the time that one file does. What runs is the same sources.
 */
export async function bundlePlatform(): Promise<void> {
  await build({
    entryPoints: [at('./platform-process.ts')],
    outfile: bundledPlatform,
    bundle: true,
    platform: 'node',
    format: 'esm',
    target: 'node24',
    logLevel: 'warning',
    // Its other half is a binary beside it.
    external: ['better-sqlite3', 'pg'],
    banner: {
      js: `import { createRequire } from 'node:module'; const require = createRequire(import.meta.url);`,
    },
  });
  // A thread of its own begins with a file: one reads the database, and one checks it after a kill.
  for (const file of ['app/start/check-worker.ts', 'store/sqlite/read-worker.ts', 'store/sqlite/prepared-once.ts'])
    await copyFile(at(`../../packages/platform/src/${file}`), join(dirname(bundledPlatform), basename(file)));
}
