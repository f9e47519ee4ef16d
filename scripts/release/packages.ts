import { globSync, mkdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { pnpm } from '../bootstrap/pnpm.mjs';
import { root } from '../bootstrap/root.mjs';
import { quoted, run } from '../process.ts';

/** The folders of the packages that others install. */
export function publishedFolders(): string[] {
  return globSync(['packages/*/package.json', 'themes/*/package.json'], { cwd: root })
    .filter((file) => !('private' in JSON.parse(readFileSync(join(root, file), 'utf8'))))
    .map((file) => file.replace(/\/package\.json$/, ''))
    .toSorted();
}

export interface Description {
  readonly name: string;
  readonly version: string;
  readonly repository?: { readonly url: string };
}

export const descriptionOf = (folder: string): Description =>
  JSON.parse(readFileSync(join(root, folder, 'package.json'), 'utf8')) as Description;

export interface Packed {
  readonly name: string;
  readonly version: string;
  readonly tarball: string;
  /** The folder that the registry would unpack. */
  readonly unpacked: string;
}

/** Packs a published package as it was built into `place`, which is its own, and unpacks it there, too. */
export async function pack(folder: string, place: string): Promise<Packed> {
  mkdirSync(place, { recursive: true });
  const { command, args } = pnpm(['pack', '--pack-destination', quoted(place)]);
  const packed = await run([command, ...args].join(' '), { cwd: join(root, folder) });
  const [file] = globSync('*.tgz', { cwd: place });
  if (packed.code !== 0 || file === undefined) throw new Error(`${folder} could not be packed\n${packed.output}`);
  const { code, output } = await run(`tar -xzf ${quoted(file)}`, { cwd: place });
  if (code !== 0) throw new Error(`${file} could not be unpacked\n${output}`);
  const { name, version } = descriptionOf(folder);
  return { name, version, tarball: join(place, file), unpacked: join(place, 'package') };
}
