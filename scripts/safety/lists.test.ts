import assert from 'node:assert/strict';
import { join } from 'node:path';
import { test } from 'node:test';
import { pathToFileURL } from 'node:url';
import { root } from '../bootstrap/root.mjs';
import { foldersIn, sources, tests } from './repository.ts';
import { missingFromList } from './rules/lists.ts';
import { findings } from './rules/lines.ts';

const rights: Promise<{ readonly subjects: readonly string[] }> = import(
  pathToFileURL(join(root, 'packages/contract/src/rights/index.ts')).href
);

/** What the platform's resources stand on is none of them. */
const kit = 'kit';

for (const owner of ['console', 'platform']) {
  const folder = `packages/${owner}/src/resources`;

  test(`every resource of the ${owner} is in its list`, () => {
    const [list] = sources(new RegExp(`^${folder}/index\\.ts$`));
    assert.ok(list, `${folder}/index.ts is missing`);
    assert.ok(foldersIn(folder).length > 0);
    const resources = foldersIn(folder).filter((name) => name !== kit);
    assert.deepEqual(missingFromList(list.text, resources), []);
  });
}

/** Of these the platform keeps the records itself, whichever engine answers: its folder is no resource's. */
const ofThePlatform: Readonly<Record<string, string>> = { partner: 'partners', 'identity-provider': 'providers' };

test('every resource of the console has its two other folders', () => {
  const missing = foldersIn('packages/console/src/resources').flatMap((name) =>
    [
      ['packages/contract/src', name] as const,
      name in ofThePlatform
        ? (['packages/platform/src/identity', ofThePlatform[name] ?? ''] as const)
        : (['packages/platform/src/resources', name] as const),
    ]
      .filter(([folder, own]) => !foldersIn(folder).includes(own))
      .map(([folder, own]) => `${folder}/${own}`),
  );
  assert.deepEqual(missing, []);
});

test('every subject a route names is the contract’s', async () => {
  const { subjects } = await rights;
  const named = sources(/^packages\/(console|platform)\/src\/.*\.tsx?$/, tests).flatMap((source) =>
    findings(source, /\bsubject: '[^']*'|\bguard\('[^']*'/g),
  );
  const unknown = named.filter((finding) => !subjects.some((subject) => finding.endsWith(`'${subject}'`)));
  assert.deepEqual(unknown, []);
});
