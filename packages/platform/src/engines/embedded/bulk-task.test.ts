import assert from 'node:assert/strict';
import { describe, test, type TestContext } from 'node:test';
import type { BulkSelection } from '@skydeck/contract';
import { createMovableClock } from '../../clock.ts';
import { ownedFilters } from '../../http/list-query.ts';
import { conflict } from '../../http/refusal.ts';
import { createScope } from '../../identity/rights/create-scope.ts';
import { makeTestDatabase } from '../../app/testing/open-test-store.ts';
import { openStore, type OpenStore } from '../../store/store.ts';
import { readTask } from '../../tasks/read-task.ts';
import { startRunner } from '../../tasks/runner.ts';
import { createBulkDelete } from './bulk-delete.ts';
import { indexOf, ownedCollection, type OwnedRecord } from '../../resources/kit/owned-collection.ts';
import { refusalOf } from '../test-refusals.ts';

const subject = 'compute_routers_router';
const records = ownedCollection<OwnedRecord>('note');
const clock = createMovableClock(new Date('2026-03-04T08:00:00Z'));

/** Stops the process's tasks after so many deletions: what is left, the next start does. */
let stopAfter = Number.POSITIVE_INFINITY;
let stop = () => {};

const deleteMany = createBulkDelete({
  task: 'compute.notes.delete_many',
  subject,
  documents: records.in,
  rules: { sorts: ['name'], filters: ownedFilters, search: ['name'] },
  async remove(tx, actor, id) {
    const note = await records.find(tx, actor, id);
    if (note.name.startsWith('used')) throw conflict('in_use', 'It is in use');
    await records.in(tx).remove(id);
    stopAfter -= 1;
    if (stopAfter === 0) stop();
  },
});

const [one, two] = ['one', 'two'].map((projectId) =>
  createScope({
    userId: 'u',
    userName: 'uma',
    domainId: 'default',
    projectId,
    roles: ['project_admin'],
    requestId: 'req-test',
  }),
) as [ReturnType<typeof createScope>, ReturnType<typeof createScope>];

async function open(t: TestContext, database?: string): Promise<OpenStore> {
  const store = await openStore(database ?? (await makeTestDatabase(t)), clock);
  t.after(() => store.close());
  return store;
}

const insert = (store: OpenStore, project_id: string, names: readonly string[]) =>
  store.write((tx) =>
    records.in(tx).insertAll(
      names.map((name) => ({
        id: `${project_id}-${name}`,
        name,
        project_id,
        domain_id: 'default',
        created_at: tx.now.toISOString(),
      })),
      indexOf,
    ),
  );

const namesIn = (store: OpenStore) =>
  store.read(async (tx) => (await records.in(tx).all()).map(({ name, project_id }) => `${project_id}: ${name}`));
const startedIn = (store: OpenStore) =>
  store.read(({ tables }) => tables.selectFrom('tasks').select('kwargs').execute());
const start = (store: OpenStore, selection: BulkSelection, scope = one) => deleteMany.start(store, scope, selection);

/** Runs what was started, until nothing is left or the runner was stopped. */
async function run(store: OpenStore, taskId: string) {
  const runner = await startRunner({
    store,
    clock,
    definitions: [deleteMany.task],
    report: (error) => assert.fail(error as Error),
  });
  let stopped: Promise<void> | null = null;
  stop = () => {
    stopped ??= runner.stop();
  };
  await runner.idle();
  await (stopped ?? runner.stop());
  return store.read((tx) => readTask(tx.tables, taskId));
}

// spec: list.bulk.matching
describe('all that match', () => {
  test('are done by one task, in the actor’s scope, and what cannot be done is said of each', async (t) => {
    const store = await open(t);
    await insert(store, 'one', ['web-1', 'web-2', 'used-web', 'db']);
    await insert(store, 'two', ['web-3']);
    const { task_id } = await start(store, { matching: { filters: { search: 'contains:web' }, count: 3 } });
    const task = await run(store, task_id);
    assert.deepEqual(await namesIn(store), ['one: db', 'one: used-web', 'two: web-3']);
    assert.deepEqual(task?.result, {
      done: ['one-web-1', 'one-web-2'],
      errors: [{ id: 'one-used-web', name: 'used-web', err_code: 'in_use', message: 'It is in use', values: {} }],
    });
    assert.deepEqual(task.kwargs, { count: 3 }, 'its events do not carry what it is about');
  });

  test('are never more than somebody agreed to, and there is none to delete in another project', async (t) => {
    const store = await open(t);
    await insert(store, 'one', ['web-1', 'web-2']);
    await insert(store, 'two', ['web-3']);
    const refused = await refusalOf(start(store, { matching: { filters: {}, count: 1 } }));
    assert.deepEqual(
      [refused.status, refused.code, refused.values],
      [409, 'selection_changed', { found: 2, count: 1 }],
    );
    const theirs = await refusalOf(start(store, { matching: { filters: { project_id: 'two' }, count: 5 } }));
    assert.deepEqual([theirs.code, theirs.values], ['selection_changed', { found: 0, count: 5 }]);
    assert.deepEqual([(await namesIn(store)).length, await startedIn(store)], [3, []]);
  });

  test('are those of the start: with fewer it goes on, and what comes later stays', async (t) => {
    const store = await open(t);
    await insert(store, 'one', ['web-1', 'web-2']);
    const { task_id } = await start(store, { matching: { filters: { search: 'contains:web' }, count: 3 } });
    await insert(store, 'one', ['web-3']);
    await run(store, task_id);
    assert.deepEqual(await namesIn(store), ['one: web-3']);
  });

  test('are found by the filters of the list, and by nothing that pages it', async (t) => {
    const store = await open(t);
    await insert(store, 'one', ['web-1']);
    const filters = { colour: 'red', limit: '1', params: '{}', sort: 'name:asc' };
    const refused = await refusalOf(start(store, { matching: { filters, count: 1 } }));
    assert.deepEqual(
      refused.fields,
      Object.fromEntries(Object.keys(filters).map((name) => [`matching.filters.${name}`, 'unknown_filter'])),
    );
  });

  test('are 10,000 at most, whatever there is', async (t) => {
    const store = await open(t);
    await insert(
      store,
      'one',
      Array.from({ length: 10_001 }, (_, at) => `n-${at}`),
    );
    const matching = { filters: {}, count: 10_000 };
    assert.equal((await refusalOf(start(store, { matching }))).code, 'selection_changed');
    await store.write((tx) => records.in(tx).remove('one-n-0'));
    await start(store, { matching });
    const { length } = await store.read(({ tables }) => tables.selectFrom('task_items').select('name').execute());
    assert.equal(length, 10_000);
  });
});

// spec: task.durable
for (const selection of [
  { matching: { filters: { search: 'contains:web' }, count: 40 } },
  { ids: Array.from({ length: 40 }, (_, at) => `one-web-${at}`) },
])
  test(`goes on after a restart with what it was started with: ${Object.keys(selection)[0]}`, async (t) => {
    const database = await makeTestDatabase(t);
    const first = await open(t, database);
    const names = Array.from({ length: 40 }, (_, at) => `web-${at}`);
    await insert(first, 'one', names);
    const { task_id } = await start(first, selection);
    stopAfter = 7;
    assert.equal((await run(first, task_id))?.state, 'running');
    await insert(first, 'one', ['web-late']);
    await first.close();

    stopAfter = Number.POSITIVE_INFINITY;
    const again = await open(t, database);
    const task = await run(again, task_id);
    assert.deepEqual([task?.state, task?.result?.done?.length, task?.result?.errors], ['success', 40, []]);
    assert.deepEqual(await namesIn(again), ['one: web-late']);
    assert.deepEqual(await again.read(({ tables }) => tables.selectFrom('task_items').selectAll().execute()), []);
  });

test('somebody of another project deletes nothing by an id, and learns no name', async (t) => {
  const store = await open(t);
  await insert(store, 'one', ['web-1']);
  const { task_id } = await start(store, { ids: ['one-web-1'] }, two);
  const task = await run(store, task_id);
  assert.deepEqual(
    task?.result?.errors?.map(({ name, err_code }) => [name, err_code]),
    [['one-web-1', 'not_found']],
  );
  assert.deepEqual(await namesIn(store), ['one: web-1']);
});
