import { test } from 'node:test';
import Database from 'better-sqlite3';
import type { OpenDatabase } from '../../store/store.ts';
import { migrateStore } from '../cli/migrate-store.ts';
import { assertKept, releases, unpackRelease } from '../testing/release-data.ts';
import { createTestDatabase } from '../testing/test-database.ts';
import { openTestPlatform } from '../testing/test-platform.ts';

const openDatabase: OpenDatabase = (file) => new Database(file, { timeout: 5000 });

for (const release of releases) {
  // spec: operations.upgrade, spec: operations.migrate-store
  test(`the data of ${release} go on in PostgreSQL after a start of this release`, async (t) => {
    const { dataFolder, made, clock } = unpackRelease(t, release);
    const database = await createTestDatabase();
    t.after(database.drop);
    const first = await openTestPlatform(t, { dataFolder }, { openDatabase, clock });
    await first.platform.close();
    await migrateStore(dataFolder, database.url);
    const next = await openTestPlatform(t, { dataFolder, databaseUrl: database.url }, { clock });
    await assertKept(next, made);
  });
}
