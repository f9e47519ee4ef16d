import assert from 'node:assert/strict';
import { join } from 'node:path';
import { test, type TestContext } from 'node:test';
import { tempFolder } from '../app/testing/temp-folder.ts';
import { createMovableClock } from '../clock.ts';
import { notFound, Refusal } from '../http/refusal.ts';
import { openTestStore } from '../app/testing/open-test-store.ts';
import type { Tx } from '../store/store.ts';
import { auditChange } from './audit-changes.ts';
import { createCallIntents, type LostCall } from './call-intents.ts';

const audited = { kind: 'box', subject: 'compute_routers_router' } as const;
const author = {
  userId: 'u',
  userName: 'jonas',
  address: '',
  requestId: null,
  session: null,
  apiToken: null,
  frame: null,
};
const before = { id: 'b1', name: 'a box', project_id: 'p', domain_id: 'd' };

async function open(t: TestContext) {
  const store = await openTestStore(
    join(tempFolder(t), 'test.sqlite'),
    createMovableClock(new Date('2026-11-21T08:00:00Z')),
  );
  t.after(() => store.close());
  const intents = createCallIntents(store, audited);
  const lost: LostCall[] = [];
  return {
    intents,
    /** Calls that nobody heard the end of. */
    async lostCalls() {
      await intents.settle(async (call) => {
        lost.push(call);
        return [];
      });
      return lost;
    },
    rows: () => store.read((tx) => tx.tables.selectFrom('audit').select(['type', 'account']).execute()),
  };
}

const fails = async (call: Promise<unknown>) => assert.rejects(call);
const record = (tx: Tx) => auditChange(tx, { before, after: null }, audited);

// spec: audit.cloud
test('what a cloud has answered is recorded with the end of the intent', async (t) => {
  const { intents, lostCalls, rows } = await open(t);
  const done = await intents.during(author, { ask: async (keep) => keep(before).then(() => 'done'), record });
  assert.equal(done, 'done');
  assert.deepEqual(await rows(), [{ type: 'box_deleted', account: 'jonas' }]);
  assert.deepEqual(await lostCalls(), []);
});

test('a call that the cloud refuses is none; one that runs is not lost; of any other nobody knows', async (t) => {
  const { intents, lostCalls } = await open(t);
  const failing = (error: Error) =>
    intents.during(author, {
      async ask(keep) {
        await keep(before);
        // It runs.
        assert.deepEqual(await lostCalls(), []);
        throw error;
      },
      record,
    });
  await fails(failing(notFound('box')));
  assert.deepEqual(await lostCalls(), []);
  await fails(failing(new Refusal(503, 'cloud_unavailable', 'It is away')));
  assert.deepEqual(await lostCalls(), [{ before, at: new Date('2026-11-21T08:00:00Z') }]);
});

test('what was not begun leaves nothing', async (t) => {
  const { intents, lostCalls, rows } = await open(t);
  await fails(intents.during(author, { ask: async () => Promise.reject(new Error('no')), record }));
  assert.deepEqual([await lostCalls(), await rows()], [[], []]);
});
