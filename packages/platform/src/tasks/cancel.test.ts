import assert from 'node:assert/strict';
import { randomUUID } from 'node:crypto';
import { join } from 'node:path';
import { test, type TestContext } from 'node:test';
import type { Task } from '@skydeck/contract';
import { createScope } from '../identity/rights/create-scope.ts';
import { createMovableClock } from '../clock.ts';
import { openTestStore } from '../app/testing/open-test-store.ts';
import { type LiveClient, openLive } from '../app/testing/live-client.ts';
import { openProbeEngine } from '../app/testing/probe-engine.ts';
import { tempFolder } from '../app/testing/temp-folder.ts';
import { openTestPlatform, type Signed, type TestPlatform } from '../app/testing/test-platform.ts';
import { cancelTask } from './cancel-task.ts';
import { readTask } from './read-task.ts';
import { defineTask, startRunner, startTask } from './runner.ts';

const open = (t: TestContext, dataFolder = tempFolder(t)) =>
  openTestPlatform(t, { dataFolder }, { openEngine: openProbeEngine });

/** Three items, with ten minutes of waiting before each. */
async function startSlow({ call }: TestPlatform, as: Signed): Promise<string> {
  const body = { names: ['a', 'b', 'c'], waits: true };
  return (await call('/api/v2/probe/marks/many', { method: 'POST', as, body })).json.task_id;
}

async function listen(t: TestContext, platform: TestPlatform, as: Signed): Promise<LiveClient> {
  const live = await openLive(t, platform.url);
  live.send({ type: 'login', session_id: as.sessionId, token: as.token });
  await live.next();
  return live;
}

async function until(live: LiveClient, is: (task: Task) => boolean): Promise<Task> {
  for (;;) {
    const event = await live.nextEvent();
    if (event.type === 'task' && is(event.object)) return event.object;
  }
}

const cancel = (platform: TestPlatform, as: Signed, id: string) =>
  platform.call(`/api/v2/tasks/${id}/cancel`, { method: 'POST', as, body: {} });

// spec: task.cancel
test('a task that is cancelled stops while it waits; what it did stays done', async (t) => {
  const platform = await open(t);
  const as = await platform.signIn('jonas.lind', 'payments-prod');
  const live = await listen(t, platform, as);
  const id = await startSlow(platform, as);
  const running = await until(live, ({ progress }) => progress === 0);
  assert.equal(running.can_cancel, true);
  platform.clock.advance(600_000);
  await until(live, ({ progress }) => progress === 33);

  const { status, json } = await cancel(platform, as, id);
  assert.deepEqual([status, json.state, json.can_cancel], [200, 'cancelling', false]);
  const states = [(await until(live, () => true)).state, (await until(live, () => true)).state];
  assert.deepEqual(states, ['cancelling', 'cancelled']);
  const { json: task } = await platform.call(`/api/v2/tasks/${id}`, { as });
  assert.deepEqual(
    [task.state, task.result, task.error, task.can_cancel],
    ['cancelled', { done: ['a'], errors: [] }, null, false],
  );
  const { json: marks } = await platform.call('/api/v2/probe/marks', { as });
  assert.deepEqual(
    marks.data.map(({ name }: { name: string }) => name),
    ['a'],
  );
});

test('cancelled twice is cancelled once; what has ended cannot be', async (t) => {
  const platform = await open(t);
  const as = await platform.signIn('jonas.lind', 'payments-prod');
  const live = await listen(t, platform, as);
  const id = await startSlow(platform, as);
  await until(live, ({ progress }) => progress === 0);
  const both = await Promise.all([cancel(platform, as, id), cancel(platform, as, id)]);
  assert.ok(both.some(({ status }) => status === 200));
  await until(live, ({ state }) => state === 'cancelled');
  const late = await cancel(platform, as, id);
  assert.deepEqual([late.status, late.json.error.err_code], [409, 'not_allowed_now']);
});

// spec: task.cancel
test('a task is cancelled by its starter or who may change tasks, and by nobody else', async (t) => {
  const platform = await open(t);
  const jonas = await platform.signIn('jonas.lind', 'payments-prod');
  const live = await listen(t, platform, jonas);
  const id = await startSlow(platform, jonas);
  await until(live, ({ progress }) => progress === 0);
  const outsider = await cancel(platform, await platform.signIn('sara.nyberg', 'storefront'), id);
  assert.equal(outsider.status, 404);
  const colleague = await cancel(platform, await platform.signIn('mia.hallberg', 'payments-prod'), id);
  assert.equal(colleague.status, 403);
  assert.equal((await cancel(platform, await platform.signIn('otto.viewer'), id)).status, 403);
  assert.equal((await platform.call(`/api/v2/tasks/${id}/cancel`, { method: 'POST', body: {} })).status, 401);
  assert.equal((await cancel(platform, jonas, randomUUID())).status, 404);
  assert.equal((await platform.call(`/api/v2/tasks/${id}`, { as: jonas })).json.state, 'running');
  assert.equal((await cancel(platform, await platform.signIn('admin'), id)).status, 200);
  await until(live, ({ state }) => state === 'cancelled');
});

test('what was being cancelled when the platform died is cancelled at the next start', async (t) => {
  const clock = createMovableClock(new Date('2026-11-21T08:00:00.000Z'));
  const store = await openTestStore(join(tempFolder(t), 'store.db'), clock);
  t.after(() => store.close());
  const scope = scopeOf('ann');
  const ran: string[] = [];
  const definition = defineTask({ name: 'probe.dies', canCancel: true, run: async () => void ran.push('ran') });
  const id = await store.write((tx) => startTask(tx, scope, definition.name, {}));
  // As the process before left it.
  await store.write((tx) =>
    tx.tables.updateTable('tasks').set({ state: 'cancelling', attempt: 1 }).where('id', '=', id).execute(),
  );
  const parts = { store, clock, definitions: [definition], report: assert.ifError };
  const runner = await startRunner(parts);
  await runner.idle();
  assert.equal((await store.read((tx) => readTask(tx.tables, id)))?.state, 'cancelled');
  assert.deepEqual(ran, []);
  await runner.stop();
});

test('one that nobody has taken ends at once; one whose definition does not allow it cannot be cancelled', async (t) => {
  const clock = createMovableClock(new Date('2026-11-21T08:00:00.000Z'));
  const store = await openTestStore(join(tempFolder(t), 'store.db'), clock);
  t.after(() => store.close());
  const scope = scopeOf('ann');
  const stubborn = defineTask({ name: 'probe.stubborn', run: async () => {} });
  const gentle = defineTask({ name: 'probe.gentle', canCancel: true, run: async () => {} });
  const [one, other] = await store.write(async (tx) => [
    await startTask(tx, scope, stubborn.name, {}),
    await startTask(tx, scope, gentle.name, {}),
  ]);
  await assert.rejects(cancelTask(store, scope, one ?? ''), { code: 'not_allowed_now' });
  assert.equal((await cancelTask(store, scope, other ?? '')).state, 'cancelled');
  const runner = await startRunner({
    store,
    clock,
    definitions: [stubborn, gentle],
    report: assert.ifError,
  });
  await runner.idle();
  const states = await store.read(async (tx) => [
    (await readTask(tx.tables, one ?? ''))?.state,
    (await readTask(tx.tables, other ?? ''))?.state,
  ]);
  assert.deepEqual(states, ['success', 'cancelled']);
  await runner.stop();
});

test('a person finds their own tasks among those of the project', async (t) => {
  const platform = await open(t);
  const jonas = await platform.signIn('jonas.lind', 'payments-prod');
  const mia = await platform.signIn('mia.hallberg', 'payments-prod');
  const start = async (as: Signed) =>
    (await platform.call('/api/v2/probe/marks/many', { method: 'POST', as, body: { names: ['a'] } })).json.task_id;
  const own = await start(jonas);
  await start(mia);
  await platform.platform.internals.tasks.idle();
  const { json: me } = await platform.call('/api/v2/accounts/whoami/', { as: jonas });
  const { json } = await platform.call(`/api/v2/tasks?user_id=${me.id}`, { as: jonas });
  assert.deepEqual(
    json.data.map(({ task_id }: Task) => task_id),
    [own],
  );
});

const scopeOf = (userId: string) =>
  createScope({ userId, userName: userId, domainId: 'd', projectId: null, roles: ['superuser'], requestId: 'r' });
