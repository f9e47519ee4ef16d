import assert from 'node:assert/strict';
import { get } from 'node:http';
import { test } from 'node:test';
import Database from 'better-sqlite3';
import { openTestPlatform } from '../app/testing/test-platform.ts';

// spec: call.gone
test('what a caller asked for who has gone is not read any more', async (t) => {
  let lists = 0;
  const verbose = (statement: unknown) => {
    if (/documents\.kind = 'router'/.test(String(statement))) lists += 1;
  };
  const openDatabase = (file: string) => new Database(file, { verbose });
  const { platform, url, call, signIn } = await openTestPlatform(t, {}, { openDatabase });
  const as = await signIn('jonas.lind', 'payments-prod');
  const path = '/api/v2/compute/routers?limit=1';
  lists = 0;
  assert.equal((await call(path, { as })).status, 200);
  assert.equal(lists, 1);

  // While one reads, all others wait.
  const [begun, released] = [Promise.withResolvers<void>(), Promise.withResolvers<void>()];
  const held = platform.internals.store.read(async () => {
    begun.resolve();
    await released.promise;
  });
  await begun.promise;
  const headers = { 'X-Session-Id': as.sessionId, 'X-Auth-Token': as.token ?? '' };
  const [gone, stays] = [get(url + path, { headers }), call(path, { as })];
  gone.once('error', () => {});
  // Without a read: when it is answered, the server has heard of what was sent before.
  const nowhere = () => call('/nowhere.js');
  assert.equal((await nowhere()).status, 404);
  gone.destroy();
  await nowhere();
  released.resolve();
  await held;
  assert.equal((await stays).status, 200);
  assert.equal(lists, 2, 'of who waits alone');
});
