import assert from 'node:assert/strict';
import { join } from 'node:path';
import { test, type TestContext } from 'node:test';
import { createMovableClock, type MovableClock } from '../clock.ts';
import { openTestStore } from '../app/testing/open-test-store.ts';
import type { Store, Tx } from '../store/store.ts';
import { createSmallDisk } from '../app/testing/small-disk.ts';
import { tempFolder } from '../app/testing/temp-folder.ts';
import { type DueJob, type JobHandler, scheduleJob, startScheduler } from './scheduler.ts';

const MINUTE = 60_000;
const start = new Date('2026-03-04T08:00:00.000Z');
const inMinutes = (count: number) => new Date(start.getTime() + count * MINUTE);

interface DemoData {
  readonly clock: MovableClock;
  readonly store: Store;
  readonly runs: string[];
  readonly reported: unknown[];
  open(jobHandlers?: readonly JobHandler[]): ReturnType<typeof startScheduler>;
  set(objectId: string, due: Date | null): Promise<void>;
}

async function openSetup(t: TestContext): Promise<DemoData> {
  const clock = createMovableClock(start);
  const store = await openTestStore(join(tempFolder(t), 'store.db'), clock);
  t.after(() => store.close());
  const runs: string[] = [];
  const reported: unknown[] = [];
  const note = ({ objectId, due, isMissed }: DueJob) =>
    void runs.push(`${objectId} ${due.toISOString().slice(11, 16)}${isMissed ? ' missed' : ''}`);
  const plain: JobHandler = { name: 'plain', run: async (_, run) => note(run) };
  return {
    clock,
    store,
    runs,
    reported,
    open: (jobHandlers = [plain]) =>
      startScheduler({ store, clock, jobHandlers, report: (error) => void reported.push(error) }),
    set: (objectId, due) =>
      store.write(async (tx) => {
        await scheduleJob(tx, 'plain', objectId, due);
        emitEvent(tx, objectId);
      }),
  };
}

const emitEvent = (tx: Tx, id: string) =>
  tx.emit({ type: 'probe', operation: 'updated', object: { id }, projectId: null, subject: 'tasks', requestId: null });

// spec: data.alarm
test('a job runs at its time, once, the earliest first', async (t) => {
  const { clock, runs, open, set } = await openSetup(t);
  const scheduler = open();
  await set('late', inMinutes(20));
  await set('early', inMinutes(10));
  await scheduler.idle();
  clock.advance(10 * MINUTE - 1);
  await scheduler.idle();
  assert.deepEqual(runs, []);
  clock.advance(1);
  await scheduler.idle();
  assert.deepEqual(runs, ['early 08:10']);
  clock.advance(60 * MINUTE);
  await scheduler.idle();
  assert.deepEqual(runs, ['early 08:10', 'late 08:20']);
  await scheduler.stop();
});

test('is set anew and taken away', async (t) => {
  const { clock, runs, open, set } = await openSetup(t);
  const scheduler = open();
  await set('moved', inMinutes(10));
  await set('moved', inMinutes(30));
  await set('gone', inMinutes(10));
  await set('gone', null);
  await scheduler.idle();
  clock.advance(20 * MINUTE);
  await scheduler.idle();
  assert.deepEqual(runs, []);
  clock.advance(20 * MINUTE);
  await scheduler.idle();
  assert.deepEqual(runs, ['moved 08:30']);
  await scheduler.stop();
});

test('what was due while nobody was there runs at the next start, marked as missed', async (t) => {
  const { clock, runs, open, set } = await openSetup(t);
  await set('missed', inMinutes(10));
  await set('coming', inMinutes(90));
  clock.advance(60 * MINUTE);
  const scheduler = open();
  await scheduler.idle();
  assert.deepEqual(runs, ['missed 08:10 missed']);
  clock.advance(60 * MINUTE);
  await scheduler.idle();
  assert.deepEqual(runs.slice(1), ['coming 09:30']);
  await scheduler.stop();
});

test('sets the next one, which may be due at once', async (t) => {
  const { clock, runs, open, set } = await openSetup(t);
  const again: JobHandler = {
    name: 'plain',
    async run(tx, { objectId, due }) {
      runs.push(due.toISOString().slice(11, 16));
      await scheduleJob(tx, 'plain', objectId, new Date(due.getTime() + 10 * MINUTE));
    },
  };
  const scheduler = open([again]);
  await set('step', inMinutes(10));
  await scheduler.idle();
  clock.advance(35 * MINUTE);
  await scheduler.idle();
  assert.deepEqual(runs, ['08:10', '08:20', '08:30']);
  await scheduler.stop();
});

test('a fault undoes what was done, is reported and tried again a minute later', async (t) => {
  const { clock, runs, reported, open, set, store } = await openSetup(t);
  let isBroken = true;
  const fault = new Error('a fault of ours');
  const handler: JobHandler = {
    name: 'plain',
    async run(tx, { objectId }) {
      await tx.documents('probe').insert({ id: objectId }, { projectId: null, domainId: '', name: '', createdAt: '' });
      if (isBroken) throw fault;
      runs.push(objectId);
    },
  };
  const scheduler = open([handler]);
  await set('broken', inMinutes(1));
  await scheduler.idle();
  clock.advance(MINUTE);
  await scheduler.idle();
  assert.deepEqual([runs, reported], [[], [fault]]);
  assert.equal(await store.read((tx) => tx.documents('probe').count()), 0);
  isBroken = false;
  clock.advance(MINUTE);
  await scheduler.idle();
  assert.deepEqual(runs, ['broken']);
  await scheduler.stop();
});

test('nothing runs once it is stopped', async (t) => {
  const { clock, runs, open, set } = await openSetup(t);
  const scheduler = open();
  await set('later', inMinutes(10));
  await scheduler.stop();
  clock.advance(60 * MINUTE);
  await set('another', inMinutes(20));
  await scheduler.idle();
  assert.deepEqual(runs, []);
});

test('a full disk is no fault: a due job runs when there is room', async (t) => {
  const clock = createMovableClock(start);
  const disk = createSmallDisk();
  const { openDatabase } = disk;
  const store = await openTestStore(join(tempFolder(t), 'store.db'), clock, { openDatabase });
  t.after(() => store.close());
  const text = 'x'.repeat(20_000);
  const dear: JobHandler = {
    name: 'dear',
    run: (tx, { objectId: id }) =>
      tx
        .documents<{ id: string; text: string }>('kept')
        .insert({ id, text }, { projectId: null, domainId: '', name: id, createdAt: '' }),
  };
  const scheduler = startScheduler({
    store,
    clock,
    jobHandlers: [dear],
    report: (error) => assert.fail(String(error)),
  });
  t.after(() => scheduler.stop());
  await store.write(async (tx) => {
    await scheduleJob(tx, 'dear', 'a', inMinutes(1));
    emitEvent(tx, 'a');
  });
  await scheduler.idle();
  disk.fill();
  clock.advance(MINUTE);
  await scheduler.idle();
  const kept = () => store.read((tx) => tx.documents('kept').count());
  assert.equal(await kept(), 0);
  disk.makeRoom();
  clock.advance(1000);
  await scheduler.idle();
  assert.equal(await kept(), 1);
});
