import assert from 'node:assert/strict';
import { test } from 'node:test';
import type { Task } from '@skydeck/contract';
import { sql } from 'kysely';
import { HEARTBEAT_MS, LEASE_MS } from '../../store/instances.ts';
import { type LiveClient, openLive } from '../testing/live-client.ts';
import { createTestDatabase } from '../testing/test-database.ts';
import { openInstances } from '../testing/open-instances.ts';
import { openProbeEngine } from '../testing/probe-engine.ts';
import { tempFolder } from '../testing/temp-folder.ts';
import { openTestPlatform, type Signed, type TestPlatform } from '../testing/test-platform.ts';

const ROUTERS = '/api/v2/compute/routers';

async function listen(t: Parameters<typeof openLive>[0], { url }: TestPlatform, as: Signed) {
  const live = await openLive(t, url);
  live.send({ type: 'login', session_id: as.sessionId, token: as.token });
  assert.deepEqual((await live.next())?.type, 'login');
  return live;
}

const mark = ({ call }: TestPlatform, as: Signed, id: string) =>
  call('/api/v2/probe/marks', { method: 'POST', as, body: { id, name: id } });

async function untilTask(live: LiveClient, isIt: (task: Task) => boolean): Promise<Task> {
  for (;;) {
    const { type, object } = await live.nextEvent();
    if (type === 'task' && isIt(object as Task)) return object as Task;
  }
}

// spec: instances.events
test('an event of any instance reaches the clients of all, once and in the order of its number', async (t) => {
  const { one, other, both } = await openInstances(t, { openEngine: openProbeEngine });
  const as = await one.signIn('jonas.lind', 'payments-prod');
  const clients = [await listen(t, one, as), await listen(t, other, as)];
  const ids = Array.from({ length: 40 }, (_, at) => `mark-${at}`);
  await Promise.all(ids.map((id, at) => mark(both[at % 2 ? 1 : 0], as, id)));
  for (const live of clients) {
    const events = [];
    while (events.length < ids.length) events.push(await live.nextEvent());
    const seqs = events.map(({ seq }) => seq);
    assert.deepEqual(
      seqs,
      seqs.toSorted((a, b) => a - b),
    );
    assert.deepEqual(events.map(({ id }) => id).toSorted(), ids.toSorted());
  }
});

// spec: instances.events
test('an instance that has lost its link to the database tells its clients what happened meanwhile', async (t) => {
  const { one, other, link } = await openInstances(t, { openEngine: openProbeEngine });
  const as = await one.signIn('jonas.lind', 'payments-prod');
  const live = await listen(t, other, as);
  await link.close();
  await mark(one, as, 'meanwhile');
  await link.open();
  assert.equal((await live.nextEvent()).id, 'meanwhile');
  await mark(one, as, 'afterwards');
  assert.equal((await live.nextEvent()).id, 'afterwards');
});

// spec: instances.sessions
test('a session that ends at one instance is over at all, and its live links too', async (t) => {
  const { one, other } = await openInstances(t, { openEngine: openProbeEngine });
  const as = await one.signIn('jonas.lind', 'payments-prod');
  const live = await listen(t, other, as);
  assert.equal((await one.call('/api/v2/logout', { method: 'POST', as, body: {} })).status, 204);
  assert.deepEqual(await live.next(), { type: 'session', state: 'over' });
  assert.equal((await other.call('/api/v2/accounts/whoami/', { as })).status, 401);
});

// spec: instances.sessions
test('wrong passwords are counted for all instances', async (t) => {
  const { both } = await openInstances(t, { openEngine: openProbeEngine });
  const statuses = [];
  for (let at = 0; at < 8; at += 1) {
    const body = { username: 'jonas.lind', password: `wrong ${at}` };
    statuses.push((await both[at % 2 ? 1 : 0].call('/api/v2/login', { method: 'POST', body })).status);
  }
  const locked = statuses.indexOf(429);
  assert.ok(locked > 0, String(statuses));
  assert.deepEqual(new Set(statuses.slice(locked)), new Set([429]));
});

// spec: instances.tasks
test('a task of an instance that is not heard of goes on in another, and what the first still does does not count', async (t) => {
  const { one, other } = await openInstances(t, { openEngine: openProbeEngine });
  const as = await one.signIn('jonas.lind', 'payments-prod');
  const live = await listen(t, other, as);
  const names = ['a', 'b'];
  const { json } = await one.call('/api/v2/probe/marks/many', { method: 'POST', as, body: { names, waits: true } });
  await untilTask(live, ({ progress }) => progress === 0);
  // The first one’s clock stands: it says nothing any more.
  other.clock.advance(LEASE_MS + 1);
  const task = await untilTask(live, ({ state, progress }) => {
    if (state === 'running' && progress !== 100) other.clock.advance(600_000);
    return state === 'success';
  });
  assert.deepEqual([task.task_id, task.result?.done], [json.task_id, names]);
  one.clock.advance(600_000);
  await one.platform.internals.tasks.idle();
  const { data } = (await other.call('/api/v2/probe/marks', { as })).json;
  assert.deepEqual(data.map(({ name }: { name: string }) => name).toSorted(), names);
  const row = await other.platform.internals.store.read(({ tables }) =>
    tables.selectFrom('tasks').select('attempt').executeTakeFirst(),
  );
  assert.equal(row?.attempt, 2);
});

// spec: instances.tasks
test('a task that runs in one instance can be cancelled at another', async (t) => {
  const { one, other } = await openInstances(t, { openEngine: openProbeEngine });
  const as = await one.signIn('jonas.lind', 'payments-prod');
  const live = await listen(t, other, as);
  const body = { names: ['a'], waits: true };
  const { json } = await one.call('/api/v2/probe/marks/many', { method: 'POST', as, body });
  await untilTask(live, ({ progress }) => progress === 0);
  const cancelled = await other.call(`/api/v2/tasks/${json.task_id}/cancel`, { method: 'POST', as, body: {} });
  assert.equal(cancelled.status, 200);
  await untilTask(live, ({ state }) => state === 'cancelled');
});

// spec: instances.lead
test('one instance leads, and the next one where it has stopped', async (t) => {
  const { one, other } = await openInstances(t, { openEngine: openProbeEngine });
  const leads = ({ platform }: TestPlatform) => platform.internals.store.instances.leads();
  assert.deepEqual([one, other].map(leads), [true, false]);
  const { promise: led, resolve } = Promise.withResolvers<void>();
  other.platform.internals.store.instances.onLeading(resolve);
  await one.platform.close();
  other.clock.advance(HEARTBEAT_MS);
  await led;
  assert.ok(leads(other));
});

// spec: instances.changes
test('of fifty creates at once in two instances as many come through as the quota allows, and none is a fault', async (t) => {
  const { both } = await openInstances(t);
  const as = await both[0].signIn('jonas.lind', 'payments-prod');
  const before = (await both[0].call(`${ROUTERS}?limit=-1`, { as })).json.data.length as number;
  const answers = await Promise.all(
    Array.from({ length: 50 }, (_, at) =>
      both[at % 2 ? 1 : 0].call(ROUTERS, { method: 'POST', as, body: { name: `parallel-${at}` } }),
    ),
  );
  const after = (await both[1].call(`${ROUTERS}?limit=-1`, { as })).json.data.length as number;
  const made = answers.filter(({ status }) => status === 200).length;
  const refused = answers.filter(({ status, json }) => status === 409 && json.error.err_code === 'quota_exceeded');
  assert.equal(made + refused.length, 50, JSON.stringify(answers.map(({ status, text }) => [status, text])));
  assert.equal(after, before + made);
  const limit = refused[0]?.json.error.values.limit as number;
  assert.equal(after, limit);
});

// spec: operations.drain
test('an instance that is going to stop says so first, and its connections end with their answers', async (t) => {
  const { one, other } = await openInstances(t, { openEngine: openProbeEngine });
  const as = await one.signIn('jonas.lind', 'payments-prod');
  await other.platform.close();
  const { call, clock, platform } = await openTestPlatform(
    t,
    { dataFolder: one.settings.dataFolder, databaseUrl: one.settings.databaseUrl, stopNoticeSeconds: 5 },
    { openEngine: openProbeEngine },
  );
  assert.notEqual((await call('/readyz')).headers.get('connection'), 'close');
  const closing = platform.close();
  const ready = await call('/readyz');
  assert.deepEqual([ready.status, ready.headers.get('connection')], [503, 'close']);
  // It is served meanwhile.
  const answered = await call('/api/v2/probe/marks', { as });
  assert.deepEqual([answered.status, answered.headers.get('connection')], [200, 'close']);
  clock.advance(5000);
  await closing;
  assert.equal((await mark(one, as, 'on')).status, 200);
});

// spec: instances.start, spec: instances.folder
test('instances that start together on an empty database and folder make one installation', async (t) => {
  const [database, dataFolder] = [await createTestDatabase(), tempFolder(t)];
  t.after(database.drop);
  const settings = { dataFolder, databaseUrl: database.url, demo: false };
  const opened = await Promise.all([1, 2, 3].map(() => openTestPlatform(t, settings, { openEngine: openProbeEngine })));
  const passwords = opened.flatMap(({ platform }) => platform.firstPassword ?? []);
  assert.equal(passwords.length, 1);
  const { rows } = await (opened[0] ?? assert.fail()).platform.internals.store.read(({ tables }) =>
    sql<{ installations: number; accounts: number }>`select (select count(*) from installation) as installations,
      (select count(*) from credentials) as accounts`.execute(tables),
  );
  assert.deepEqual(rows, [{ installations: 1, accounts: 1 }]);
  for (const { call } of opened) {
    const body = { username: 'admin', password: passwords[0] };
    assert.equal((await call('/api/v2/login', { method: 'POST', body })).status, 200);
  }
});
