import assert from 'node:assert/strict';
import { join } from 'node:path';
import { test, type TestContext } from 'node:test';
import { createMovableClock, type MovableClock } from '../../clock.ts';
import { openStore, type Store, type Tx } from '../../store/store.ts';
import { tempFolder } from '../../testing/temp-folder.ts';
import { type Bell, type Ring, setAlarm, startAlarms } from './alarms.ts';

const MINUTE = 60_000;
const start = new Date('2026-03-04T08:00:00.000Z');
const inMinutes = (count: number) => new Date(start.getTime() + count * MINUTE);

interface World {
  readonly clock: MovableClock;
  readonly store: Store;
  readonly rang: string[];
  readonly reported: unknown[];
  open(bells?: readonly Bell[]): ReturnType<typeof startAlarms>;
  set(objectId: string, due: Date | null): Promise<void>;
}

async function openWorld(t: TestContext): Promise<World> {
  const clock = createMovableClock(start);
  const store = await openStore(join(tempFolder(t), 'store.db'), clock);
  t.after(() => store.close());
  const rang: string[] = [];
  const reported: unknown[] = [];
  const note = ({ objectId, due, isMissed }: Ring) =>
    void rang.push(`${objectId} ${due.toISOString().slice(11, 16)}${isMissed ? ' missed' : ''}`);
  const plain: Bell = { name: 'plain', ring: async (_, ring) => note(ring) };
  return {
    clock,
    store,
    rang,
    reported,
    open: (bells = [plain]) => startAlarms({ store, clock, bells, report: (error) => void reported.push(error) }),
    set: (objectId, due) =>
      store.write(async (tx) => {
        await setAlarm(tx, 'plain', objectId, due);
        tell(tx, objectId);
      }),
  };
}

const tell = (tx: Tx, id: string) =>
  tx.emit({ type: 'probe', operation: 'updated', object: { id }, projectId: null, subject: 'tasks', requestId: null });

test('rings at its time, once, the earliest first', async (t) => {
  const { clock, rang, open, set } = await openWorld(t);
  const alarms = open();
  await set('late', inMinutes(20));
  await set('early', inMinutes(10));
  await alarms.idle();
  clock.advance(10 * MINUTE - 1);
  await alarms.idle();
  assert.deepEqual(rang, []);
  clock.advance(1);
  await alarms.idle();
  assert.deepEqual(rang, ['early 08:10']);
  clock.advance(60 * MINUTE);
  await alarms.idle();
  assert.deepEqual(rang, ['early 08:10', 'late 08:20']);
  await alarms.stop();
});

test('is set anew and taken away', async (t) => {
  const { clock, rang, open, set } = await openWorld(t);
  const alarms = open();
  await set('moved', inMinutes(10));
  await set('moved', inMinutes(30));
  await set('gone', inMinutes(10));
  await set('gone', null);
  await alarms.idle();
  clock.advance(20 * MINUTE);
  await alarms.idle();
  assert.deepEqual(rang, []);
  clock.advance(20 * MINUTE);
  await alarms.idle();
  assert.deepEqual(rang, ['moved 08:30']);
  await alarms.stop();
});

test('what was due while nobody was there rings at the next start, and is said to be missed', async (t) => {
  const { clock, rang, open, set } = await openWorld(t);
  await set('missed', inMinutes(10));
  await set('coming', inMinutes(90));
  clock.advance(60 * MINUTE);
  const alarms = open();
  await alarms.idle();
  assert.deepEqual(rang, ['missed 08:10 missed']);
  clock.advance(60 * MINUTE);
  await alarms.idle();
  assert.deepEqual(rang.slice(1), ['coming 09:30']);
  await alarms.stop();
});

test('sets the next one, which may be due at once', async (t) => {
  const { clock, rang, open, set } = await openWorld(t);
  const again: Bell = {
    name: 'plain',
    async ring(tx, { objectId, due }) {
      rang.push(due.toISOString().slice(11, 16));
      await setAlarm(tx, 'plain', objectId, new Date(due.getTime() + 10 * MINUTE));
    },
  };
  const alarms = open([again]);
  await set('step', inMinutes(10));
  await alarms.idle();
  clock.advance(35 * MINUTE);
  await alarms.idle();
  assert.deepEqual(rang, ['08:10', '08:20', '08:30']);
  await alarms.stop();
});

test('a fault undoes what was done, is reported and tried again a minute later', async (t) => {
  const { clock, rang, reported, open, set, store } = await openWorld(t);
  let isBroken = true;
  const fault = new Error('a fault of ours');
  const bell: Bell = {
    name: 'plain',
    async ring(tx, { objectId }) {
      await tx.documents('probe').insert({ id: objectId }, { projectId: null, domainId: '', name: '', createdAt: '' });
      if (isBroken) throw fault;
      rang.push(objectId);
    },
  };
  const alarms = open([bell]);
  await set('broken', inMinutes(1));
  await alarms.idle();
  clock.advance(MINUTE);
  await alarms.idle();
  assert.deepEqual([rang, reported], [[], [fault]]);
  assert.equal(await store.read((tx) => tx.documents('probe').count()), 0);
  isBroken = false;
  clock.advance(MINUTE);
  await alarms.idle();
  assert.deepEqual(rang, ['broken']);
  await alarms.stop();
});

test('nothing rings once it is stopped', async (t) => {
  const { clock, rang, open, set } = await openWorld(t);
  const alarms = open();
  await set('later', inMinutes(10));
  await alarms.stop();
  clock.advance(60 * MINUTE);
  await set('another', inMinutes(20));
  await alarms.idle();
  assert.deepEqual(rang, []);
});
