import assert from 'node:assert/strict';
import { join } from 'node:path';
import { test, type TestContext } from 'node:test';
import { createMovableClock } from '../clock.ts';
import { conflict, Refusal } from '../http/refusal.ts';
import { openTestStore } from '../app/testing/open-test-store.ts';
import type { Store } from '../store/store.ts';
import { tempFolder } from '../app/testing/temp-folder.ts';
import { type ExternalWork } from './definition.ts';
import { LEASE_MS } from '../store/instances.ts';
import { claimTask } from './queue-table.ts';
import { outcomesOf } from './read-task.ts';
import { defineTask, startRunner, startTask } from './runner.ts';

interface Mark {
  readonly id: string;
  readonly name: string;
}

const clock = createMovableClock(new Date('2026-11-21T08:00:00.000Z'));

async function openFile(t: TestContext): Promise<Store> {
  const store = await openTestStore(join(tempFolder(t), 'store.db'), clock);
  t.after(() => store.close());
  return store;
}

/** A server far away, which knows what it has done by the keys of the calls. */
class Elsewhere {
  readonly calls: string[] = [];
  readonly done = new Map<string, string>();

  make(key: string, name: string): string {
    this.calls.push(name);
    const made = this.done.get(key) ?? `${name} number ${this.done.size + 1}`;
    this.done.set(key, made);
    return made;
  }
}

const marksOf = (store: Store) =>
  store.read(async (tx) => (await tx.documents<Mark>('mark').all()).map(({ name }) => name));

const record: ExternalWork<string>['record'] = (tx, name) =>
  tx.documents<Mark>('mark').insert({ id: name, name }, { projectId: null, domainId: 'd', name, createdAt: '' });

/** Runs a task of these items; the work of each is `call`. */
async function run(
  t: TestContext,
  store: Store,
  items: readonly string[] | null,
  call: (item: string, key: string, signal: AbortSignal) => Promise<string>,
) {
  const reported: unknown[] = [];
  const task = defineTask<{ items: string[] }>({
    name: 'probe.elsewhere',
    async run({ kwargs, expect, externalStep }) {
      await expect(kwargs.items.length);
      for (const item of kwargs.items)
        await externalStep(item, { call: (key, signal) => call(item, key, signal), record });
    },
  });
  const actor = {
    userId: 'u',
    userName: 'uma',
    domainId: 'd',
    projectId: 'p',
    isSystem: false,
    address: '',
    requestId: null,
    session: null,
    apiToken: null,
    frame: null,
  };
  if (items) await store.write((tx) => startTask(tx, actor, task.name, { items }));
  const runner = await startRunner({
    store,
    clock,
    definitions: [task],
    report: (error) => void reported.push(error),
  });
  t.after(() => runner.stop());
  return { runner, reported };
}

const endOf = (store: Store) =>
  store.read(async ({ tables }) => {
    const { id, state } = await tables.selectFrom('tasks').selectAll().executeTakeFirstOrThrow();
    return { state, ...(await outcomesOf(tables, id)) };
  });

test('what is done elsewhere is recorded, and other writes go on meanwhile', async (t) => {
  const store = await openFile(t);
  const elsewhere = new Elsewhere();
  const { promise: begun, resolve: begin } = Promise.withResolvers<void>();
  const { promise: answer, resolve: reply } = Promise.withResolvers<void>();
  const { runner } = await run(t, store, ['a', 'b'], async (item, key) => {
    begin();
    await answer;
    return elsewhere.make(key, item);
  });
  await begun;
  await store.write((tx) => record(tx, 'meanwhile'));
  reply();
  await runner.idle();
  assert.deepEqual(await marksOf(store), ['a number 1', 'b number 2', 'meanwhile']);
  assert.deepEqual(await endOf(store), { state: 'success', done: ['a', 'b'], errors: [] });
});

test('a refusal is the error of its item, and so is what nobody foresaw; the others go on', async (t) => {
  const store = await openFile(t);
  const { runner, reported } = await run(t, store, ['refused', 'broken', 'b'], async (item) => {
    if (item === 'refused') throw conflict('in_use', 'It is in use');
    if (item === 'broken') throw new Error('broken pipe');
    return item;
  });
  await runner.idle();
  const { state, done, errors } = await endOf(store);
  assert.deepEqual([state, done], ['success', ['b']]);
  assert.deepEqual(
    errors?.map(({ id, err_code }) => [id, err_code]),
    [
      ['refused', 'in_use'],
      ['broken', 'server_error'],
    ],
  );
  assert.deepEqual([reported.length, reported[0] instanceof Refusal], [1, false]);
});

// spec: task.external
test('a call that a stop cuts off is made again with its key, and counts once', async (t) => {
  const store = await openFile(t);
  const elsewhere = new Elsewhere();
  const { promise: begun, resolve: begin } = Promise.withResolvers<void>();
  const { runner: first } = await run(t, store, ['a', 'b'], async (item, key, signal) => {
    const made = elsewhere.make(key, item);
    if (item === 'a') return made;
    // It is done there, and the answer never comes.
    begin();
    await new Promise((_, reject) => signal.addEventListener('abort', () => reject(new Error('aborted'))));
    return made;
  });
  await begun;
  await first.stop();
  assert.deepEqual(await marksOf(store), ['a number 1']);
  const { runner: second } = await run(t, store, null, async (item, key) => elsewhere.make(key, item));
  await second.idle();
  assert.deepEqual(elsewhere.calls, ['a', 'b', 'b'], 'what is recorded is not asked for again');
  assert.deepEqual(await marksOf(store), ['a number 1', 'b number 2']);
  assert.deepEqual(await endOf(store), { state: 'success', done: ['a', 'b'], errors: [] });
});

test('the answer to a holder that has lost the task is not recorded', async (t) => {
  const store = await openFile(t);
  const { promise: begun, resolve: begin } = Promise.withResolvers<void>();
  const { promise: answer, resolve: reply } = Promise.withResolvers<string>();
  const { runner } = await run(t, store, ['a'], () => {
    begin();
    return answer;
  });
  await begun;
  // Another instance takes this one for dead: it slept.
  const other = { id: 'other', names: ['probe.elsewhere'], running: [] };
  const lease_until = new Date(clock.now().getTime() + LEASE_MS).toISOString();
  await store.write(({ tables }) =>
    tables.insertInto('instances').values({ id: other.id, started_at: '', lease_until }).execute(),
  );
  assert.ok(await store.write((tx) => claimTask(tx, other)));
  reply('late');
  await runner.idle();
  assert.deepEqual(await marksOf(store), []);
  assert.equal((await endOf(store)).state, 'running');
});
