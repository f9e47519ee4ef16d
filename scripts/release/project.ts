import { cpSync, mkdirSync, writeFileSync } from 'node:fs';
import { dirname, join, relative } from 'node:path';
import { quoted, run } from '../process.ts';
import type { Consumer } from './consumers.ts';
import type { Packed } from './packages.ts';

/** Writes the project into a folder of its own, with our packages as the registry would give them. */
export function writeProject(folder: string, { name, files, dependencies }: Consumer, packed: readonly Packed[]): void {
  const ours = packed.map((one) => [one.name, `file:${relative(folder, one.tarball).replaceAll('\\', '/')}`]);
  const description = {
    name: name.toLowerCase().replaceAll(/[^a-z]+/g, '-'),
    private: true,
    type: 'module',
    dependencies: { ...dependencies, ...Object.fromEntries(ours) },
  };
  for (const [path, text] of Object.entries({ ...files, 'package.json': JSON.stringify(description, null, 2) })) {
    mkdirSync(dirname(join(folder, path)), { recursive: true });
    writeFileSync(join(folder, path), text);
  }
}

/** Installs from the registry, and ours from their files. */
export async function install(folder: string): Promise<void> {
  await must('npm install --no-audit --no-fund --no-package-lock --loglevel=error', folder);
}

/** Our packages alone, unpacked where an installation puts them; what they need of others is found in `nodePaths`. */
export function unpack(folder: string, packed: readonly Packed[]): void {
  for (const { name, unpacked } of packed) cpSync(unpacked, join(folder, 'node_modules', name), { recursive: true });
}

/** Runs a shell line that has to succeed, with the tools of the project's own installation. */
export async function must(line: string, folder: string): Promise<void> {
  const { code, output } = await run(line, { cwd: folder, env: { NODE_ENV: 'production', NODE_PATH: '', CI: '1' } });
  if (code !== 0) throw new Error(`${quoted(line)} failed\n${output}`);
}
