import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { root } from '../bootstrap/root.mjs';
import { Sentence } from '../bootstrap/sentence.mjs';
import { scriptOf } from '../package-json.ts';
import { run } from '../process.ts';
import { fingerprint } from './fingerprint.ts';
import { type Buildable, buildables } from './packages.ts';

const stamps = join(root, '.cache', 'builds');

/**
 * Builds each package whose sources are not those of its last build, those that need others after them and the rest
 * side by side. Throws a `Sentence` with the output of the first build that fails. `isWanted` leaves some out.
 */
export async function buildStale(isWanted: (name: string) => boolean = () => true): Promise<void> {
  const prints = new Map<string, string>();
  const builds = new Map<string, Promise<void>>();
  for (const buildable of buildables.filter(({ name }) => isWanted(name))) {
    const print = fingerprint(
      buildable,
      buildable.needs.map((name) => prints.get(name) ?? ''),
    );
    prints.set(buildable.name, print);
    const before = Promise.all(buildable.needs.map((name) => builds.get(name)));
    builds.set(
      buildable.name,
      before.then(() => buildUnlessFresh(buildable, print)),
    );
  }
  await Promise.all(builds.values());
}

async function buildUnlessFresh(buildable: Buildable, print: string): Promise<void> {
  const stamp = join(stamps, buildable.name);
  const isBuilt = existsSync(join(root, buildable.folder, 'dist')) && existsSync(stamp);
  if (isBuilt && readFileSync(stamp, 'utf8') === print) return;
  await build(buildable);
  mkdirSync(stamps, { recursive: true });
  writeFileSync(stamp, print);
}

async function build({ name, folder }: Buildable): Promise<void> {
  const line = scriptOf(folder, 'build');
  if (line === null) throw new Sentence(`${folder} has no build script.`);
  console.log(`Building ${name} …`);
  const { code, output, seconds } = await run(line, { cwd: join(root, folder) });
  if (code !== 0) throw new Sentence(`${output}\n${name} could not be built.`);
  console.log(`Built ${name} in ${seconds.toFixed(1)} s.`);
}
