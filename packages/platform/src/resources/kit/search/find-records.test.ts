import assert from 'node:assert/strict';
import { join } from 'node:path';
import { test } from 'node:test';
import { tempFolder } from '../../../app/testing/temp-folder.ts';
import { createMovableClock } from '../../../clock.ts';
import { snapshotTx } from '../../../engines/openstack/snapshot.ts';
import { openTestStore } from '../../../app/testing/open-test-store.ts';
import { ownedCollection, type OwnedRecord } from '../owned-collection.ts';
import { findInRecords } from './find-in-records.ts';
import { findInStore } from './find-in-store.ts';

interface Box extends OwnedRecord {
  readonly addresses: string;
  readonly parts: readonly { readonly id: string }[];
}

const idAt = (at: number) => `${at}0000000-0000-4000-8000-000000000000`;
const box = (at: number, name: string, addresses = ''): Box => ({
  id: idAt(at),
  name,
  addresses,
  parts: [{ id: `c${idAt(at).slice(1)}` }],
  project_id: at < 5 ? 'p' : 'q',
  domain_id: 'd',
  created_at: '2026-01-01T00:00:00.000Z',
});
const boxes = [
  box(1, 'prod', '10.1.0.1 10.20.0.1'),
  box(2, 'Prod-edge', '10.1.0.10'),
  box(3, 'a prod', 'fd00::1'),
  box(4, '100% of_it'),
  box(5, 'prod'),
];
const boxRecords = ownedCollection<Box>('box');

// spec: search.fields
test('records are found in the store and one by one alike', async (t) => {
  const clock = createMovableClock(new Date('2026-01-01T00:00:00Z'));
  const store = await openTestStore(join(tempFolder(t), 'test.sqlite'), clock);
  t.after(() => store.close());
  await store.write(async (tx) => {
    for (const one of boxes) await boxRecords.insert(tx, one);
  });
  const snapshot = snapshotTx({ box: boxes }, clock.now());
  for (const [text, expected] of [
    ['PROD', ['prod 0', 'Prod-edge 1', 'a prod 2']],
    ['10.1.0.1', ['prod 0', 'Prod-edge 1']],
    ['10.20', ['prod 1']],
    ['20.0', ['prod 2']],
    ['%', ['100% of_it 2']],
    ['f_i', ['100% of_it 2']],
    [idAt(2).toUpperCase(), ['Prod-edge 2']],
    ['c0000000-0', ['100% of_it 2', 'a prod 2', 'prod 2', 'Prod-edge 2']],
    ['nowhere', []],
  ] as const) {
    const search = {
      kind: 'box',
      where: [{ field: 'project_id', equals: 'p' }],
      addresses: ['addresses'],
      partIds: ['parts[].id'],
      text,
      limit: 10,
    };
    const told = (found: readonly { readonly document: Box; readonly rank: number }[]) =>
      found.map(({ document, rank }) => `${document.name} ${rank}`);
    assert.deepEqual(told(await store.read((tx) => findInStore<Box>(tx, search))), expected, text);
    assert.deepEqual(told(await findInRecords<Box>(snapshot, search)), expected, text);
    assert.equal((await findInRecords<Box>(snapshot, { ...search, limit: 1 })).length, Math.min(1, expected.length));
  }
});
