import assert from 'node:assert/strict';
import { join } from 'node:path';
import { test, type TestContext } from 'node:test';
import { networkSubjects } from '@skydeck/contract';
import { tempFolder } from '../../app/testing/temp-folder.ts';
import { createMovableClock } from '../../clock.ts';
import { notFound } from '../../http/refusal.ts';
import { openTestStore } from '../../app/testing/open-test-store.ts';
import type { Store, Tx } from '../../store/store.ts';
import { startRunner } from '../../tasks/runner.ts';
import { scopeOf } from '../embedded/test-scope.ts';
import { namedItems } from '../../resources/kit/bulk-items.ts';
import { createCloudBulkTask } from './bulk-task.ts';
import { snapshotTx } from './snapshot.ts';

const clock = createMovableClock(new Date('2026-11-21T08:00:00.000Z'));

interface Mark {
  readonly id: string;
  readonly name: string;
}

const marksOf = (store: Store) =>
  store.read(async (tx) => (await tx.documents<Mark>('mark').all()).map(({ name }) => name).toSorted());

/** A cloud of objects by their ids, and the task that deletes them, which marks what it has recorded. */
function taskOf(there: Map<string, string>, afterDelete: (id: string) => Promise<void>) {
  const mark = (name: string) => (tx: Tx) =>
    tx.documents<Mark>('mark').insert({ id: name, name }, { projectId: null, domainId: 'd', name, createdAt: '' });
  return createCloudBulkTask({
    task: 'probe.delete_many',
    subject: networkSubjects.item,
    method: 'DELETE',
    load: async () => snapshotTx({}, clock.now()),
    items: namedItems(async (_tx, _actor, ids) => new Map(ids.map((id) => [id, `name of ${id}`]))),
    async act(_, id, keep) {
      const name = there.get(id);
      if (name === undefined) throw notFound('object');
      await keep({ name });
      there.delete(id);
      await afterDelete(id);
      return mark(`deleted ${name}`);
    },
    recordLost: async (_, before) => mark(`lost ${(before as { name: string }).name}`),
  });
}

async function run(t: TestContext, store: Store, { task }: ReturnType<typeof taskOf>) {
  const runner = await startRunner({
    store,
    clock,
    definitions: [task],
    report: (error) => assert.fail(String(error)),
  });
  t.after(() => runner.stop());
  return runner;
}

// spec: audit.cloud, spec: task.external
test('what the cloud has done before a kill is recorded by the try after it', async (t) => {
  const store = await openTestStore(join(tempFolder(t), 'store.db'), clock);
  t.after(() => store.close());
  const there = new Map([
    ['a', 'alpha'],
    ['b', 'beta'],
    ['c', 'gamma'],
  ]);
  const { promise: deleted, resolve: tellDeleted } = Promise.withResolvers<void>();
  const { promise: answer, reject: cutOff } = Promise.withResolvers<void>();
  const first = taskOf(there, async (id) => {
    if (id !== 'b') return;
    tellDeleted();
    await answer;
  });
  await first.start(store, scopeOf('p', 'superuser'), { ids: ['a', 'b', 'c'] });
  const killed = await run(t, store, first);
  await deleted;
  const stopped = killed.stop();
  cutOff(new Error('cut off'));
  await stopped;
  assert.deepEqual(await marksOf(store), ['deleted alpha']);

  // Somebody else is faster with the third: that is not this task's.
  there.delete('c');
  const second = await run(
    t,
    store,
    taskOf(there, async () => {}),
  );
  await second.idle();
  assert.deepEqual(await marksOf(store), ['deleted alpha', 'lost beta']);
  const [task] = await store.read((tx) => tx.tables.selectFrom('tasks').select('state').execute());
  assert.equal(task?.state, 'success');
});
