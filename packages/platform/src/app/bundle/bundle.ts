import { createHash } from 'node:crypto';
import {
  existsSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  renameSync,
  rmSync,
  statSync,
  utimesSync,
  writeFileSync,
} from 'node:fs';
import { basename, dirname, join } from 'node:path';
import { build } from 'esbuild';
import { packageFolder } from '../package-folder.ts';

/** A thread begins with a file of its own, which lies beside the file that starts it. */
const workers = {
  'check-worker': join(packageFolder, 'src/app/start/check-worker.ts'),
  'read-worker': join(packageFolder, 'src/store/sqlite/read-worker.ts'),
};

/**
 * What has a binary beside it, what is looked for where it may be absent, what is read as files, and what `import()` names. In one
 * file: in chunks of their own, CommonJS packages that are loaded on demand lose their named exports.
 */
const external = ['better-sqlite3', 'pg', 'swagger-ui-dist', '@zxcvbn-ts/*', 'prom-client'];

const banner = `import { createRequire } from 'node:module'; const require = createRequire(import.meta.url);`;

type Files = readonly { readonly name: string; readonly contents: Uint8Array }[];

/** The module `entry` (absolute) with all that it loads, in one file, and the files of its threads. */
async function bundled(entry: string): Promise<Files> {
  const { outputFiles } = await build({
    entryPoints: { [basename(entry, '.ts')]: entry, ...workers },
    outdir: packageFolder,
    write: false,
    bundle: true,
    platform: 'node',
    format: 'esm',
    target: 'node24',
    logLevel: 'warning',
    external,
    banner: { js: banner },
  });
  return outputFiles.map(({ path, contents }) => ({ name: basename(path), contents }));
}

function write(folder: string, files: Files): void {
  mkdirSync(dirname(folder), { recursive: true });
  // Whole or not at all: two may do this at the same time.
  const made = mkdtempSync(`${folder}-`);
  for (const { name, contents } of files) writeFileSync(join(made, name), contents);
  try {
    rmSync(folder, { recursive: true, force: true });
    renameSync(made, folder);
  } catch (error) {
    rmSync(made, { recursive: true, force: true });
    if (!existsSync(folder)) throw error;
  }
}

const DAY_MS = 24 * 60 * 60 * 1000;

/** Removes what nobody has asked for since a day: its sources have changed. */
function removeOld(folder: string): void {
  for (const name of readdirSync(folder)) {
    const path = join(folder, name);
    const used = statSync(path, { throwIfNoEntry: false });
    if (used && Date.now() - used.mtimeMs > DAY_MS) rmSync(path, { recursive: true, force: true });
  }
}

/** Bundles the module `entry` (absolute) into `folder`, which must lie in this package: what is not bundled is found from there. */
export async function bundleInto(folder: string, entry: string): Promise<void> {
  write(folder, await bundled(entry));
}

/** The same into a folder named by the content: what has not changed is not written, and stays compiled. @returns the file. */
export async function bundleOnce(entry: string): Promise<string> {
  const files = await bundled(entry);
  const hash = createHash('sha256');
  for (const { contents } of files) hash.update(contents);
  const name = basename(entry, '.ts');
  const folder = join(packageFolder, 'dist/bundles', `${name}-${hash.digest('hex').slice(0, 16)}`);
  if (existsSync(folder)) {
    const now = new Date();
    utimesSync(folder, now, now);
  } else {
    write(folder, files);
    removeOld(dirname(folder));
  }
  return join(folder, `${name}.js`);
}
