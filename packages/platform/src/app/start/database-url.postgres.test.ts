import assert from 'node:assert/strict';
import { readdirSync } from 'node:fs';
import { test } from 'node:test';
import { openProbeEngine } from '../testing/probe-engine.ts';
import { tempFolder } from '../testing/temp-folder.ts';
import { createTestDatabase } from '../testing/test-database.ts';
import { openTestPlatform } from '../testing/test-platform.ts';
import { StartRefusal } from './start-refusal.ts';

const parts = { openEngine: openProbeEngine };

test('a platform keeps everything but files in the database that DATABASE_URL names', async (t) => {
  const [dataFolder, database] = [tempFolder(t), await createTestDatabase()];
  t.after(database.drop);
  const settings = { dataFolder, databaseUrl: database.url };
  const first = await openTestPlatform(t, settings, parts);
  const as = await first.signIn('jonas.lind', 'payments-prod');
  const body = { id: 'one', name: 'kept on a server' };
  const made = await first.call('/api/v2/probe/marks', { method: 'POST', body, as });
  assert.equal(made.status, 200, made.text);
  await first.platform.close();
  assert.deepEqual(
    readdirSync(dataFolder).filter((name) => name.startsWith('skydeck.db')),
    [],
  );
  const again = await openTestPlatform(t, settings, parts);
  assert.deepEqual((await again.call('/api/v2/probe/marks', { as })).json.data, [body]);
});

test('a folder whose database is another one, and a database whose objects are elsewhere, are refused', async (t) => {
  const [dataFolder, one, other] = [tempFolder(t), await createTestDatabase(), await createTestDatabase()];
  t.after(() => Promise.all([one.drop(), other.drop()]));
  const { platform } = await openTestPlatform(t, { dataFolder, databaseUrl: one.url }, parts);
  await platform.close();
  const refused = (settings: { dataFolder: string; databaseUrl: string }, message: RegExp) =>
    assert.rejects(openTestPlatform(t, settings, parts), (error) => {
      assert.ok(error instanceof StartRefusal, String(error));
      assert.match(error.message, message);
      return true;
    });
  await refused(
    { dataFolder, databaseUrl: other.url },
    /has data, but its database localhost:\d+\/skydeck_test_\w+ is gone/,
  );
  await refused(
    { dataFolder: tempFolder(t), databaseUrl: one.url },
    /The objects of the database localhost:\d+\/skydeck_test_\w+ are not in/,
  );
});
