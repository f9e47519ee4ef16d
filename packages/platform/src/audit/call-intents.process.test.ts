import assert from 'node:assert/strict';
import { existsSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { test } from 'node:test';
import { startChild } from '../app/testing/child-process.ts';
import { tempFolder } from '../app/testing/temp-folder.ts';
import { createMovableClock } from '../clock.ts';
import { openStore } from '../store/store.ts';
import { createCallIntents, type FoundChange, type LostCall } from './call-intents.ts';

// spec: audit.cloud
test('kill -9 between the answer of a cloud and its row: the row comes with the next start, of who asked', async (t) => {
  const folder = tempFolder(t);
  const [file, cloud] = [join(folder, 'store.sqlite'), join(folder, 'box')];
  writeFileSync(cloud, '');
  const child = await startChild(t, 'app/testing/lost-call-process.ts', { STORE: file, CLOUD: cloud });
  assert.equal(await child.line(), 'deleted');
  child.kill('SIGKILL');
  await child.ended();

  const store = await openStore(file, createMovableClock(new Date('2026-11-21T08:01:00.000Z')));
  t.after(() => store.close());
  const intents = createCallIntents(store, { kind: 'box', subject: 'compute_routers_router' });
  const find = async ({ before }: LostCall) => [
    { before, after: existsSync(cloud) ? before : null } as unknown as FoundChange,
  ];
  await intents.settle(find);
  // Once.
  await intents.settle(find);
  const rows = await store.read((tx) => tx.tables.selectFrom('audit').selectAll().execute());
  assert.deepEqual(
    rows.map(({ type, object_id, object_name, account, address, request_id, at }) => [
      type,
      object_id,
      object_name,
      account,
      address,
      request_id,
      at,
    ]),
    [['box_deleted', 'b1', 'a box', 'jonas', '192.0.2.7', 'req-1', '2026-11-21T08:01:00.000Z']],
  );
});
