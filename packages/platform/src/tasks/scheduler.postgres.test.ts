import assert from 'node:assert/strict';
import { test } from 'node:test';
import { makeTestDatabase } from '../app/testing/open-test-store.ts';
import { createMovableClock } from '../clock.ts';
import { openStore } from '../store/store.ts';
import { type JobHandler, scheduleJob, startScheduler } from './scheduler.ts';

// spec: instances.lead
test('a job runs once, also where two instances take themselves for the one that leads', async (t) => {
  const database = await makeTestDatabase(t);
  const clock = createMovableClock(new Date('2026-11-21T08:00:00.000Z'));
  const stores = [await openStore(database, clock), await openStore(database, clock)] as const;
  t.after(() => Promise.all(stores.map((store) => store.close())));
  const ids = Array.from({ length: 30 }, (_, at) => `job-${at}`);
  await stores[0].write(async (tx) => {
    for (const id of ids) await scheduleJob(tx, 'count', id, new Date(tx.now.getTime() + 1000));
  });
  const handler: JobHandler = {
    name: 'count',
    async run(tx, { objectId }) {
      await tx
        .documents('counted')
        .insert({ id: objectId }, { projectId: null, domainId: '', name: '', createdAt: '' });
    },
  };
  const schedulers = stores.map((store) =>
    startScheduler({ store, clock, jobHandlers: [handler], report: assert.ifError }),
  );
  await Promise.all(schedulers.map((scheduler) => scheduler.idle()));
  clock.advance(1000);
  await Promise.all(schedulers.map((scheduler) => scheduler.idle()));
  await Promise.all(schedulers.map((scheduler) => scheduler.stop()));
  const counted = await stores[1].read((tx) => tx.documents<{ id: string }>('counted').all());
  assert.deepEqual(counted.map(({ id }) => id).toSorted(), ids.toSorted());
});
