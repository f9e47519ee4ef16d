import assert from 'node:assert/strict';
import { join } from 'node:path';
import { test, type TestContext } from 'node:test';
import { type Task, type TaskState } from '@skydeck/contract';
import { createScope } from '../identity/rights/create-scope.ts';
import { createMovableClock } from '../clock.ts';
import { openTestStore } from '../app/testing/open-test-store.ts';
import { openLive } from '../app/testing/live-client.ts';
import { openProbeEngine } from '../app/testing/probe-engine.ts';
import { tempFolder } from '../app/testing/temp-folder.ts';
import { openTestPlatform, type Signed, type TestPlatform } from '../app/testing/test-platform.ts';
import { LEASE_MS } from '../store/instances.ts';
import { checkHeld, claimTask, LeaseLost } from './queue-table.ts';
import { startTask } from './runner.ts';

const open = (t: TestContext) => openTestPlatform(t, {}, { openEngine: openProbeEngine });

async function start({ call }: TestPlatform, as: Signed, names: string[], waits = false): Promise<string> {
  const { status, json } = await call('/api/v2/probe/marks/many', { method: 'POST', as, body: { names, waits } });
  assert.equal(status, 202);
  return json.task_id;
}

async function finish(platform: TestPlatform, as: Signed, id: string): Promise<Task> {
  await platform.platform.internals.tasks.idle();
  return (await platform.call(`/api/v2/tasks/${id}`, { as })).json;
}

test('a task does its items, and says what came of each', async (t) => {
  const platform = await open(t);
  const as = await platform.signIn('jonas.lind', 'payments-prod');
  const task = await finish(platform, as, await start(platform, as, ['a', 'b', 'c']));
  assert.deepEqual([task.state, task.progress, task.error], ['success', 100, null]);
  assert.deepEqual(task.result, { done: ['a', 'b', 'c'], errors: [] });
  assert.deepEqual([task.name, task.kwargs], ['probe.marks.mark_many', { names: ['a', 'b', 'c'], waits: false }]);
});

// spec: task.partial
test('some that fail are a partial failure: the task goes on and says which, and why', async (t) => {
  const platform = await open(t);
  const as = await platform.signIn('jonas.lind', 'payments-prod');
  const task = await finish(platform, as, await start(platform, as, ['refused-1', 'a', 'broken-1', 'b']));
  assert.equal(task.state, 'success');
  assert.deepEqual(task.result, {
    done: ['a', 'b'],
    errors: [
      {
        id: 'refused-1',
        name: 'the mark refused-1',
        err_code: 'in_use',
        message: 'It is in use',
        values: { count: 2 },
      },
      {
        id: 'broken-1',
        name: 'the mark broken-1',
        err_code: 'server_error',
        message: 'Task failed due to unknown reason',
      },
    ],
  });
});

test('all that fail are a failure', async (t) => {
  const platform = await open(t);
  const as = await platform.signIn('jonas.lind', 'payments-prod');
  const same = await finish(platform, as, await start(platform, as, ['refused-1', 'refused-2']));
  assert.deepEqual([same.state, same.error], ['failed', { err_code: 'in_use', message: 'It is in use' }]);
  const mixed = await finish(platform, as, await start(platform, as, ['refused-1', 'broken-1']));
  assert.deepEqual([mixed.state, mixed.error?.err_code, mixed.result?.errors?.length], ['failed', 'conflict', 2]);
});

test('each step is told on the channel of tasks, to the starter and to the project', async (t) => {
  const platform = await open(t);
  const jonas = await platform.signIn('jonas.lind', 'payments-prod');
  const mia = await platform.signIn('mia.hallberg', 'payments-prod');
  const sara = await platform.signIn('sara.nyberg', 'storefront');
  const [atMia, atSara] = [await openLive(t, platform.url), await openLive(t, platform.url)];
  for (const [live, as] of [
    [atMia, mia],
    [atSara, sara],
  ] as const) {
    live.send({ type: 'login', session_id: as.sessionId, token: as.token });
    await live.next();
  }
  const id = await start(platform, jonas, ['a', 'b'], true);
  const received: [TaskState, number | null][] = [];
  const listen = async (until: (task: Task) => boolean) => {
    for (let done = false; !done;) {
      const event = await atMia.nextEvent();
      if (event.type !== 'task') continue;
      assert.deepEqual([event.channel, event.id, event.object.task_id], ['tasks', id, id]);
      received.push([event.object.state, event.object.progress]);
      done = until(event.object);
    }
  };
  await listen(({ progress }) => progress === 0);
  platform.clock.advance(600_000);
  await listen(({ progress }) => progress === 50);
  platform.clock.advance(600_000);
  await listen(({ state }) => state === 'success');
  assert.deepEqual(received, [
    ['starting', null],
    ['running', null],
    ['running', 0],
    ['running', 50],
    ['running', 100],
    ['success', 100],
  ]);

  await start(platform, sara, ['of Sara']);
  const first = await atSara.nextEvent();
  assert.equal(first.object.user_id, sara.sessionId ? first.object.user_id : '', 'an event came');
  assert.notEqual(first.object.task_id, id, 'Sara heard nothing of the task in payments-prod');
});

// spec: task.visible
test('tasks are listed newest first, to their starter and their project, by page and state', async (t) => {
  const platform = await open(t);
  const jonas = await platform.signIn('jonas.lind', 'payments-prod');
  const sara = await platform.signIn('sara.nyberg', 'storefront');
  const ids: string[] = [];
  for (const name of ['a', 'refused', 'c']) {
    platform.clock.advance(1000);
    ids.unshift(await start(platform, jonas, [name]));
  }
  await platform.platform.internals.tasks.idle();
  const list = async (as: Signed, query = '') => (await platform.call(`/api/v2/tasks${query}`, { as })).json;
  const idsOf = ({ data }: { data: Task[] }) => data.map(({ task_id }) => task_id);
  assert.deepEqual(idsOf(await list(jonas)), ids);
  assert.deepEqual(idsOf(await list(jonas, '?state=in:failed,aborted')), [ids[1]]);
  const first = await list(jonas, '?limit=2&with_count=true');
  assert.deepEqual([first.count, idsOf(first)], [3, ids.slice(0, 2)]);
  assert.deepEqual(idsOf(await list(jonas, `?limit=2&marker=${first.next_marker}`)), [ids[2]]);
  // spec: call.offset
  assert.deepEqual(idsOf(await list(jonas, '?limit=1&marker=1')), [ids[1]]);
  assert.deepEqual(idsOf(await list(jonas, '?limit=-1&marker=2')), [ids[2]]);
  assert.deepEqual(idsOf(await list(jonas, '?marker=3')), []);
  assert.equal((await list(jonas, '?marker=gone')).error.fields.marker.code, 'unknown_marker');
  assert.deepEqual(idsOf(await list(sara)), []);
  assert.equal((await platform.call(`/api/v2/tasks/${ids[0]}`, { as: sara })).status, 404);
  assert.deepEqual(idsOf(await list(await platform.signIn('otto.viewer'))), ids, 'the viewer sees all');
});

test('a task whose start was rolled back never runs', async (t) => {
  const platform = await open(t);
  const { store, tasks } = platform.platform.internals;
  const scope = createScope({
    userId: 'u',
    userName: 'u',
    domainId: 'd',
    projectId: null,
    roles: ['superuser'],
    requestId: 'r',
  });
  await assert.rejects(
    store.write(async (tx) => {
      await startTask(tx, scope, 'probe.marks.mark_many', { names: ['a'], waits: false });
      throw new Error('changed my mind');
    }),
  );
  await tasks.idle();
  assert.equal(await store.read((tx) => tx.documents('mark').count()), 0);
});

test('a stop waits for the running step; the rest is done after the next start', async (t) => {
  const platform = await open(t);
  const as = await platform.signIn('jonas.lind', 'payments-prod');
  const live = await openLive(t, platform.url);
  live.send({ type: 'login', session_id: as.sessionId, token: as.token });
  await live.next();
  const id = await start(platform, as, ['a', 'b'], true);
  let [task, since] = [null as Task | null, 0];
  do ({ object: task, seq: since } = await live.nextEvent());
  while (task?.progress !== 0);
  await platform.platform.close();

  const next = await openTestPlatform(t, { dataFolder: platform.settings.dataFolder }, { openEngine: openProbeEngine });
  const later = await openLive(t, next.url);
  later.send({ type: 'login', session_id: as.sessionId, token: as.token, since });
  await later.next();
  do {
    const event = await later.nextEvent();
    task = event.object as Task;
    if (event.type === 'task' && task.state === 'running') next.clock.advance(600_000);
  } while (task.state !== 'success');
  assert.deepEqual([task.task_id, task.result?.done], [id, ['a', 'b']]);
});

test('a holder that is not heard of loses the task, and what it still does does not count', async (t) => {
  const clock = createMovableClock(new Date('2026-11-21T08:00:00.000Z'));
  const store = await openTestStore(join(tempFolder(t), 'store.db'), clock);
  t.after(() => store.close());
  const scope = createScope({
    userId: 'u',
    userName: 'u',
    domainId: 'd',
    projectId: null,
    roles: ['superuser'],
    requestId: 'r',
  });
  await store.write((tx) => startTask(tx, scope, 'some.task', {}));
  const take = (id: string) => store.write((tx) => claimTask(tx, { id, names: ['some.task'], running: [] }));
  const lease_until = new Date(clock.now().getTime() + LEASE_MS).toISOString();
  await store.write(({ tables }) =>
    tables.insertInto('instances').values({ id: 'one', started_at: '', lease_until }).execute(),
  );

  const first = await take('one');
  assert.equal(first?.attempt, 1);
  assert.equal(await take('other'), null, 'it is held');
  clock.advance(LEASE_MS + 1);
  const second = await take('other');
  assert.deepEqual([second?.id, second?.attempt], [first?.id, 2]);
  await assert.rejects(
    store.write((tx) => checkHeld(tx, first ?? assert.fail())),
    LeaseLost,
  );
  await store.write((tx) => checkHeld(tx, second ?? assert.fail()));
});
