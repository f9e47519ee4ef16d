import assert from 'node:assert/strict';
import { test } from 'node:test';
import { linkDatabase } from '../app/testing/database-link.ts';
import { openProbeEngine } from '../app/testing/probe-engine.ts';
import { createTestDatabase } from '../app/testing/test-database.ts';
import { tempFolder } from '../app/testing/temp-folder.ts';
import { openTestPlatform } from '../app/testing/test-platform.ts';

// spec: data.unavailable
test('calls are 503 while the database does not answer, and tasks wait for it and do each item once', async (t) => {
  const database = await createTestDatabase();
  t.after(database.drop);
  const link = await linkDatabase(t, database.url);
  const { call, clock, platform, signIn } = await openTestPlatform(
    t,
    { dataFolder: tempFolder(t), databaseUrl: link.url },
    { openEngine: openProbeEngine },
  );
  const as = await signIn('jonas.lind', 'payments-prod');
  const mark = (id: string) => call('/api/v2/probe/marks', { method: 'POST', as, body: { id, name: 'answered' } });
  assert.equal((await mark('a')).status, 200);
  const names = Array.from({ length: 30 }, (_, at) => `item-${at}`);
  const { json } = await call('/api/v2/probe/marks/many', { method: 'POST', as, body: { names } });
  await link.close();
  for (const answer of [await mark('b'), await call('/api/v2/probe/marks', { as })])
    assert.deepEqual([answer.status, answer.json.error.err_code], [503, 'database_unavailable']);
  const ready = await call('/readyz');
  assert.deepEqual([ready.status, ready.json.error.values.reason], [503, 'store_failed']);
  await link.open();
  assert.equal((await mark('c')).status, 200);
  for (let task = null; task !== 'success'; clock.advance(1000)) {
    await platform.internals.tasks.idle();
    task = (await call(`/api/v2/tasks/${json.task_id}`, { as })).json.state;
  }
  const { data } = (await call('/api/v2/probe/marks', { as })).json;
  assert.deepEqual(
    data.map(({ name }: { name: string }) => name).toSorted(),
    ['answered', 'answered', ...names].toSorted(),
  );
});
