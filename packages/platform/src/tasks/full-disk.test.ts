import assert from 'node:assert/strict';
import { join } from 'node:path';
import { test, type TestContext } from 'node:test';
import { createScope } from '../identity/rights/create-scope.ts';
import { createMovableClock } from '../clock.ts';
import { isDiskFull } from '../store/disk-faults.ts';
import { openStore } from '../store/store.ts';
import { createSmallDisk } from '../app/testing/small-disk.ts';
import { tempFolder } from '../app/testing/temp-folder.ts';
import { outcomesOf } from './read-task.ts';
import { ROOM_RETRY_MS } from './run-task.ts';
import { defineTask, startRunner, startTask } from './runner.ts';

/** More than is left in any page that is there already. */
const LONG = 'x'.repeat(20_000);
const scope = createScope({
  userId: 'u',
  userName: 'u',
  domainId: 'd',
  projectId: null,
  roles: ['superuser'],
  requestId: 'r',
});

async function open(t: TestContext) {
  const disk = createSmallDisk();
  const clock = createMovableClock();
  const store = await openStore(join(tempFolder(t), 'test.sqlite'), clock, { openDatabase: disk.openDatabase });
  t.after(() => store.close());
  let met = Promise.withResolvers<unknown>();
  /** Keeps `a`, then `b`; the disk is full from then on, until somebody makes room. */
  const keepBoth = defineTask({
    name: 'test.keep_both',
    async run({ expect, step }) {
      await expect(2);
      for (const id of ['a', 'b']) {
        if (id === 'b' && !disk.wasFilled()) disk.fill();
        await step(id, (tx) =>
          tx
            .documents<{ id: string; text: string }>('kept')
            .insert({ id, text: LONG }, { projectId: null, domainId: 'd', name: id, createdAt: tx.now.toISOString() }),
        );
      }
    },
  });
  const tasks = await startRunner({
    store,
    clock,
    definitions: [keepBoth],
    report: (error) => met.resolve(error),
  });
  t.after(() => tasks.stop());
  const id = await store.write((tx) => startTask(tx, scope, 'test.keep_both', {}));
  assert.ok(isDiskFull(await met.promise));
  met = Promise.withResolvers();
  const read = () =>
    store.read(async ({ tables }) => {
      const row = await tables.selectFrom('tasks').selectAll().where('id', '=', id).executeTakeFirstOrThrow();
      const outcomes = await outcomesOf(tables, id);
      return [row.state, row.attempt, outcomes?.done ?? [], outcomes?.errors ?? []];
    });
  return { disk, clock, tasks, store, read };
}

// spec: data.disk-full.task
test('a task that meets a full disk goes on where it was when there is room, and no item has failed', async (t) => {
  const { disk, clock, tasks, read } = await open(t);
  assert.deepEqual(await read(), ['running', 1, ['a'], []]);
  clock.advance(ROOM_RETRY_MS);
  assert.deepEqual(await read(), ['running', 1, ['a'], []]);
  disk.makeRoom();
  clock.advance(ROOM_RETRY_MS);
  await tasks.idle();
  assert.deepEqual(await read(), ['success', 1, ['a', 'b'], []]);
});

test('a platform that stops on a full disk leaves the task to the next start', async (t) => {
  const { tasks, store, read } = await open(t);
  await tasks.stop();
  assert.deepEqual(await read(), ['running', 1, ['a'], []]);
  const row = await store.read(({ tables }) => tables.selectFrom('tasks').select('holder').executeTakeFirst());
  assert.equal(row?.holder, null);
});
