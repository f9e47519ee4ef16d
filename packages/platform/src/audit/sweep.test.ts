import assert from 'node:assert/strict';
import { join } from 'node:path';
import { test } from 'node:test';
import { audit } from './audit.ts';
import { createMovableClock } from '../clock.ts';
import { openTestStore } from '../app/testing/open-test-store.ts';
import { tempFolder } from '../app/testing/temp-folder.ts';
import { KEPT_DAYS, startAuditSweep } from './sweep.ts';

const HOUR_MS = 3_600_000;

// spec: audit.kept
test('an entry goes when it is old enough, and no earlier, however many there are', async (t) => {
  const clock = createMovableClock(new Date('2026-03-04T08:00:00Z'));
  const store = await openTestStore(join(tempFolder(t), 'store.db'), clock);
  t.after(() => store.close());
  const enter = (account: string, times: number) =>
    store.write(async (tx) => {
      const entry = { type: 'login', userId: null, account, address: '::1', requestId: null } as const;
      for (let at = 0; at < times; at += 1) await audit(tx, entry);
    });
  await enter('old', 1001);
  clock.advance(2 * HOUR_MS);
  await enter('new', 1);
  clock.advance(KEPT_DAYS * 24 * HOUR_MS - 3 * HOUR_MS);
  const { promise: failed, reject } = Promise.withResolvers<never>();
  t.after(startAuditSweep(store, clock, reject));
  const kept = async () => {
    // One write at a time: after these, the two of the sweep have ended.
    await Promise.race([store.write(async () => {}).then(() => store.write(async () => {})), failed]);
    return store.read(async ({ tables }) => {
      const rows = await tables.selectFrom('audit').select('account').execute();
      return [...new Set(rows.map(({ account }) => account))];
    });
  };
  clock.advance(HOUR_MS);
  assert.deepEqual(await kept(), ['old', 'new'], 'it is as old as is kept, and no older');
  clock.advance(HOUR_MS);
  assert.deepEqual(await kept(), ['new']);
});
