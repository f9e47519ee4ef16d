import assert from 'node:assert/strict';
import { get } from 'node:http';
import Database from 'better-sqlite3';
import { test } from 'node:test';
import { openLive } from '../testing/live-client.ts';
import { openTestPlatform } from '../testing/test-platform.ts';

const TOKEN = 'a-token-of-thirty-two-characters';

// spec: operations.healthz, spec: operations.readyz
test('a server that runs is alive and ready, for strangers too', async (t) => {
  const { call } = await openTestPlatform(t);
  const [live, ready] = [await call('/healthz'), await call('/readyz')];
  assert.deepEqual([live.status, live.json], [200, { status: 'ok' }]);
  assert.deepEqual([ready.status, ready.json], [200, { status: 'ready' }]);
});

// spec: operations.readyz
test('from the word that it stops on a server is alive and not ready, and what it still gets it serves', async (t) => {
  const { platform, call, clock, url, signIn } = await openTestPlatform(t, { stopNoticeSeconds: 5 });
  const { sessionId } = await signIn('jonas.lind');
  const live = await openLive(t, url);
  live.send({ type: 'login', session_id: sessionId });
  await live.next();
  const closed = platform.close();
  const ready = await call('/readyz');
  assert.deepEqual(
    [ready.status, ready.json.error.err_code, ready.json.error.values],
    [503, 'stopping', { reason: 'stopping' }],
  );
  assert.equal((await call('/healthz')).status, 200);
  assert.equal((await call('/features.json')).status, 200);
  clock.advance(5000);
  await closed;
});

// spec: operations.readyz
test('a server whose store fails is alive and not ready, and says what it is', async (t) => {
  const opened: Database.Database[] = [];
  const openDatabase = (file: string) => {
    const database = new Database(file);
    opened.push(database);
    return database;
  };
  const { call } = await openTestPlatform(t, {}, { openDatabase });
  assert.equal((await call('/readyz')).status, 200);
  for (const database of opened) database.close();
  const { status, json } = await call('/readyz');
  assert.deepEqual([status, json.error.err_code, json.error.values], [503, 'server_error', { reason: 'store_failed' }]);
  assert.equal((await call('/healthz')).status, 200);
});

// spec: operations.readyz
test('a server whose store does not answer within a second is not ready, and is when it answers', async (t) => {
  const { platform, call, clock } = await openTestPlatform(t);
  const { promise: isOver, resolve: end } = Promise.withResolvers<void>();
  const { promise: hasBegun, resolve: begin } = Promise.withResolvers<void>();
  // One connection reads in this thread: who comes next waits.
  const long = platform.internals.store.read(async () => {
    begin();
    await isOver;
  });
  await hasBegun;
  const asked = call('/readyz');
  let answer = null;
  // Its second begins when it has come, which nobody outside is told.
  while (answer === null) {
    clock.advance(1000);
    answer = await Promise.race([asked, call('/healthz').then(() => null)]);
  }
  const { status, json } = answer;
  assert.deepEqual([status, json.error.values], [503, { reason: 'store_timeout' }]);
  end();
  await long;
  assert.equal((await call('/readyz')).status, 200);
});

test('a probe that has gone does not fail the one that comes after it', async (t) => {
  const { platform, call, url } = await openTestPlatform(t);
  const [begun, released] = [Promise.withResolvers<void>(), Promise.withResolvers<void>()];
  const held = platform.internals.store.read(async () => {
    begun.resolve();
    await released.promise;
  });
  await begun.promise;
  const gone = get(`${url}/readyz`).once('error', () => {});
  await call('/healthz');
  const asked = call('/readyz');
  await call('/healthz');
  gone.destroy();
  await call('/healthz');
  released.resolve();
  await held;
  assert.equal((await asked).status, 200);
});

// spec: operations.metrics.route
test('metrics count requests by the pattern of their address, and never by what stands in it', async (t) => {
  const { call, signIn } = await openTestPlatform(t);
  const as = await signIn('jonas.lind', 'payments-prod');
  // From then on.
  await call('/metrics');
  const id = '0f3c9c9e-7a55-4f0a-9d2e-1d8f6b1f6a11';
  await call(`/api/v2/compute/routers/${id}`, { as });
  await call('/api/v2/nothing/here?secret=in-the-address');
  const { status, headers, text } = await call('/metrics');
  assert.equal(status, 200);
  assert.match(headers.get('content-type') ?? '', /^text\/plain; version=0\.0\.4/);
  assert.equal(headers.get('cache-control'), 'no-store');
  assert.match(
    text,
    /^skydeck_http_requests_total\{method="GET",route="\/api\/v2\/compute\/routers\/:id",status="404"\} 1$/m,
  );
  assert.match(text, /^skydeck_http_request_duration_seconds_count\{method="GET",route="\/\*"\} 1$/m);
  for (const part of [id, 'nothing', 'in-the-address', as.sessionId]) assert.ok(!text.includes(part), part);
});

// spec: operations.metrics
test('metrics have what the operations page lists', async (t) => {
  const { call, url } = await openTestPlatform(t);
  await openLive(t, url);
  const { text } = await call('/metrics');
  assert.match(text, /^skydeck_live_clients 1$/m);
  assert.match(text, /^skydeck_store_pending_writes 0$/m);
  assert.match(text, /^skydeck_disk_reserve_kept [01]$/m);
  assert.match(text, /^skydeck_disk_free_bytes \d+$/m);
  assert.match(text, /^process_resident_memory_bytes \d+$/m);
});

test('metrics have the tasks by their state', async (t) => {
  const { platform, call } = await openTestPlatform(t);
  const task = {
    name: 'x',
    kwargs: '{}',
    is_system: 0,
    domain_id: 'd',
    user_id: 'u',
    user_name: 'u',
    address: '',
    attempt: 0,
  };
  const at = { created_at: '2026-11-21T08:00:00.000Z', updated_at: '2026-11-21T08:00:00.000Z' };
  const states = ['success', 'success', 'failed'];
  const rows = states.map((state, number) => ({ ...task, ...at, id: String(number), state }));
  await platform.internals.store.write(({ tables }) => tables.insertInto('tasks').values(rows).execute());
  const { text } = await call('/metrics');
  assert.deepEqual(text.match(/^skydeck_tasks\{.+$/gm)?.toSorted(), [
    'skydeck_tasks{state="failed"} 1',
    'skydeck_tasks{state="success"} 2',
  ]);
});

// spec: operations.metrics.access
test('behind a proxy metrics need the token, and no session stands for it', async (t) => {
  const settings = { metricsToken: TOKEN, publicOrigin: 'https://console.example.com' };
  const { call, signIn } = await openTestPlatform(t, settings);
  const as = await signIn('admin');
  const refused = await call('/metrics', { as });
  assert.deepEqual([refused.status, refused.json.error.err_code], [401, 'unauthorized']);
  assert.equal((await call('/metrics', { headers: { authorization: 'Bearer another' } })).status, 401);
  assert.equal((await call('/metrics', { headers: { authorization: `Bearer ${TOKEN}` } })).status, 200);
});
