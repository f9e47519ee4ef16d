import assert from 'node:assert/strict';
import { join } from 'node:path';
import { test } from 'node:test';
import { pathToFileURL } from 'node:url';
import { root } from '../bootstrap/root.mjs';
import { sources } from './repository.ts';

const [page] = sources(/^docs\/configuration\.md$/);
assert.ok(page, 'docs/configuration.md is missing');
const lines = page.text.split('\n').filter((line) => line.startsWith('| `'));
const told = new Set(
  lines.flatMap((line) => [...(line.split('|')[1] ?? '').matchAll(/`(\w+)`/g)].map(([, name]) => name)),
);

/** Those of OpenStack's own tools keep their names, and so does the usual one of a database. */
const isVariable = (name: string | undefined) => /^(?:(?:SKYDECK|OS)_|DATABASE_URL$)/.test(name ?? '');

test('every variable of the platform is on the page, and no other', () => {
  const settings = sources(
    /^packages\/platform\/src\/(?:app\/start\/(?:settings|openstack-settings)|http\/limits)\.ts$/,
  );
  const read = new Set(
    settings.flatMap(({ text }) => [...text.matchAll(/'((?:SKYDECK|OS)_\w+|DATABASE_URL)'/g)].map(([, name]) => name)),
  );
  assert.ok(read.size > 5);
  assert.deepEqual([...told].filter(isVariable).toSorted(), [...read].toSorted());
});

test('every key of the operator’s file is on the page, and no other', async () => {
  const contract = (await import(pathToFileURL(join(root, 'packages/contract/src/index.ts')).href)) as {
    readonly ExternalConfig: { readonly schema: Readonly<Record<string, unknown>> };
  };
  assert.deepEqual(
    [...told].filter((name) => !isVariable(name)).toSorted(),
    Object.keys(contract.ExternalConfig.schema).toSorted(),
  );
});
