import assert from 'node:assert/strict';
import { join } from 'node:path';
import { test, type TestContext } from 'node:test';
import { createSmallDisk } from '../app/testing/small-disk.ts';
import { tempFolder } from '../app/testing/temp-folder.ts';
import { isDiskFull } from './disk-faults.ts';
import { openStore, type Store } from './store.ts';

const TEXT = 'x'.repeat(20_000);
const full = () => Object.assign(new Error('full'), { code: 'ENOSPC' });

async function open(t: TestContext, reserves: number) {
  const disk = createSmallDisk();
  let left = reserves;
  const reserve = {
    check: () => {
      if (left < reserves) throw full();
    },
    release() {
      if (left === 0) return false;
      left -= 1;
      disk.makeRoom();
      return true;
    },
  };
  const store = await openStore(join(tempFolder(t), 'test.sqlite'), undefined, {
    reserve,
    openDatabase: disk.openDatabase,
  });
  t.after(() => store.close());
  const keep = (by: Store, id: string) =>
    by.write((tx) =>
      tx
        .documents<{ id: string; text: string }>('kept')
        .insert({ id, text: TEXT }, { projectId: null, domainId: 'd', name: id, createdAt: '' }),
    );
  const kept = () => store.read(async (tx) => (await tx.documents<{ id: string }>('kept').all()).map(({ id }) => id));
  return { disk, store, keep, kept, left: () => left };
}

test('what is urgent has the reserve where it finds no room, and is written once', async (t) => {
  const { disk, store, keep, kept, left } = await open(t, 1);
  await keep(store.urgent, 'before');
  assert.equal(left(), 1, 'with room there is no need of it');
  disk.fill();
  await assert.rejects(keep(store, 'ordinary'), isDiskFull);
  assert.equal(left(), 1);
  await keep(store.urgent, 'urgent');
  assert.equal(left(), 0);
  await assert.rejects(keep(store, 'ordinary'), isDiskFull, 'though there is room now, it is not for this');
  await keep(store.urgent, 'also-urgent');
  assert.deepEqual(await kept(), ['also-urgent', 'before', 'urgent']);
});

test('without a reserve the disk says so itself', async (t) => {
  const { disk, store, keep, kept } = await open(t, 0);
  disk.fill();
  await assert.rejects(keep(store.urgent, 'urgent'), { code: 'SQLITE_FULL' });
  assert.deepEqual(await kept(), []);
});

test('inside a transaction it joins it, whichever of the two began', async (t) => {
  const { store, kept, keep } = await open(t, 1);
  await store.write(() => keep(store.urgent, 'inside'));
  await assert.rejects(
    store.urgent.write(async () => {
      await keep(store, 'taken-back');
      throw new Error('changed my mind');
    }),
  );
  await assert.rejects(store.read(() => keep(store.urgent, 'never')));
  assert.deepEqual(await kept(), ['inside']);
});
