// `pnpm release` publishes the packages whose versions the registry does not have, after it has packed them and used them in
// projects outside of the workspace. `--dry-run` does all of that but publishing. `pnpm release version` makes the versions.
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { pnpm, withPnpm } from './bootstrap/pnpm.mjs';
import { orSentence, Sentence } from './bootstrap/sentence.mjs';
import { root } from './bootstrap/root.mjs';
import { buildStale } from './build/build-stale.ts';
import { checkPackages } from './check/packages.ts';
import { run } from './process.ts';
import { pendingChangesets } from './release/changesets.ts';
import { consumers } from './release/consumers.ts';
import { descriptionOf, pack, type Packed, publishedFolders } from './release/packages.ts';
import { tryConsumers } from './release/try-consumers.ts';
import { findOrInstallChromium } from './test/chromium.ts';

const words = process.argv.slice(2);

await orSentence(async () => {
  const odd = words.find((word) => word !== '--dry-run' && word !== 'version');
  if (odd !== undefined) throw new Sentence(`There is no “${odd}”; there are “version” and “--dry-run”.`);
  await (words.includes('version') ? makeVersions() : release(words.includes('--dry-run')));
});

/** What `changeset version` changes, and all that is written from the versions. */
async function makeVersions(): Promise<void> {
  await must(line(withPnpm('changeset version')));
  await must(line(pnpm(['install', '--lockfile-only', '--offline'])));
  await must('node scripts/editor-data.ts', join(root, 'packages', 'elements'));
  await must(
    'oxfmt .changeset packages/*/CHANGELOG.md packages/*/package.json themes/*/CHANGELOG.md themes/*/package.json',
  );
}

async function release(isDryRun: boolean): Promise<void> {
  const folders = publishedFolders();
  if (!isDryRun) refuseUnready(folders);
  await buildStale();
  const { tally, output } = await checkPackages();
  if (tally.failed > 0) throw new Sentence(output);
  console.log('✓ publint, attw and what else is looked for in each package');
  const problems = await problemsOfConsumers(folders);
  if (problems.length > 0) throw new Sentence(problems.join('\n'));
  if (!isDryRun) await must(line(withPnpm('changeset publish')));
}

function refuseUnready(folders: readonly string[]): void {
  const pending = pendingChangesets();
  if (pending.length > 0)
    throw new Sentence(`${pending.length} changesets are pending: run “pnpm release version” first.`);
  // A registry compares the address with the repository whose workflow publishes.
  const nowhere = folders.map(descriptionOf).find(({ repository }) => repository?.url.includes('.example/'));
  if (nowhere)
    throw new Sentence(`The repository of ${nowhere.name} is an example: write its real address in package.json.`);
}

async function problemsOfConsumers(folders: readonly string[]): Promise<string[]> {
  const place = mkdtempSync(join(tmpdir(), 'skydeck-release-'));
  try {
    const packed: Packed[] = [];
    for (const folder of folders) packed.push(await pack(folder, join(place, 'packed', folder)));
    for (const { name, version } of packed) console.log(`${name}@${version}`);
    return await tryConsumers(place, consumers(), packed, await findOrInstallChromium());
  } finally {
    rmSync(place, { recursive: true });
  }
}

function line({ command, args }: ReturnType<typeof pnpm>): string {
  return [command, ...args].join(' ');
}

async function must(command: string, cwd = root): Promise<void> {
  const { code } = await run(command, { cwd, live: true });
  if (code !== 0) throw new Sentence(`“${command}” failed.`);
}
