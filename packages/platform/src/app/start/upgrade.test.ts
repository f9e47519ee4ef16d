import assert from 'node:assert/strict';
import { test } from 'node:test';
import Database from 'better-sqlite3';
import type { OpenDatabase } from '../../store/store.ts';
import { assertKept, releases, unpackRelease } from '../testing/release-data.ts';
import { runCommand } from '../testing/run-command.ts';
import { openTestPlatform } from '../testing/test-platform.ts';

/** In the data folder, also where tests keep everything on a server. */
const openDatabase: OpenDatabase = (file) => new Database(file, { timeout: 5000 });

for (const release of releases) {
  // spec: operations.upgrade
  test(`this release starts on the data of ${release}, and whoever was signed in goes on`, async (t) => {
    const { dataFolder, made, clock } = unpackRelease(t, release);
    const platform = await openTestPlatform(t, { dataFolder }, { openDatabase, clock });
    await assertKept(platform, made);
    await platform.platform.close();
    assert.deepEqual((await runCommand(dataFolder, 'check')).complained, []);
  });
}
