import assert from 'node:assert/strict';
import { randomUUID } from 'node:crypto';
import { test, type TestContext } from 'node:test';
import { demoAccounts, demoProjectId } from '../identity/accounts/demo-accounts.ts';
import { type Child, startChild } from '../app/testing/child-process.ts';
import { openProbeEngine } from '../app/testing/probe-engine.ts';
import { tempFolder } from '../app/testing/temp-folder.ts';
import { ask, openTestPlatform, type Signed } from '../app/testing/test-platform.ts';

interface Running {
  readonly child: Child;
  readonly url: string;
}

async function start(t: TestContext, dataFolder: string): Promise<Running> {
  const child = await startChild(t, 'app/testing/platform-process.ts', { SKYDECK_DATA: dataFolder, SKYDECK_PORT: '0' });
  const first = await child.line();
  assert.match(first ?? '', /^url /, (await Promise.race([child.ended(), Promise.resolve(null)]))?.errors ?? '');
  return { child, url: (first ?? '').slice(4) };
}

async function signIn(url: string): Promise<Signed> {
  const password = demoAccounts.find(({ name }) => name === 'jonas.lind')?.password;
  const { json } = await ask(`${url}/api/v2/login`, { method: 'POST', body: { username: 'jonas.lind', password } });
  const as = { sessionId: json.token as string, token: null };
  const entered = await ask(`${url}/api/v2/accounts/projects/${demoProjectId('payments-prod')}/auth/`, {
    method: 'POST',
    body: {},
    as,
  });
  return { ...as, token: entered.json.token };
}

/** Whether the task was still running after so many events. */
async function seeEvents(child: Child, count: number): Promise<boolean> {
  for (let seen = 0; seen < count; seen += 1) {
    const line = await child.line();
    assert.notEqual(line, null);
    if (line === 'ended') return false;
  }
  return true;
}

// spec: task.durable
test('kill -9 in the middle of a task: each item is done exactly once, and nothing answered is lost', async (t) => {
  const dataFolder = tempFolder(t);
  const names = Array.from({ length: 600 }, (_, at) => `item-${at}`);
  const answered: string[] = [];
  let task_id = '';
  let kills = 0;
  for (let goesOn = true; goesOn && kills < 4; kills += 1) {
    const { child, url } = await start(t, dataFolder);
    const as = await signIn(url);
    if (!task_id)
      task_id = (await ask(`${url}/api/v2/probe/marks/many`, { method: 'POST', as, body: { names } })).json.task_id;
    const id = randomUUID();
    const { status } = await ask(`${url}/api/v2/probe/marks`, { method: 'POST', as, body: { id, name: 'answered' } });
    assert.equal(status, 200);
    answered.push(id);
    // Two events an item; another number each time, so that it dies in another place.
    goesOn = await seeEvents(child, 20 + kills * 7);
    child.kill('SIGKILL');
    await child.ended();
  }

  const { platform, call } = await openTestPlatform(t, { dataFolder }, { openEngine: openProbeEngine });
  await platform.internals.tasks.idle();
  const as = await signIn(platform.url);
  const task = (await call(`/api/v2/tasks/${task_id}`, { as })).json;
  assert.deepEqual([task.state, task.result.done], ['success', names]);
  const marks = (await call('/api/v2/probe/marks', { as })).json.data as { id: string; name: string }[];
  const done = marks.filter(({ name }) => name !== 'answered').map(({ name }) => name);
  assert.deepEqual(done.toSorted(), names.toSorted());
  assert.deepEqual(
    marks
      .filter(({ name }) => name === 'answered')
      .map(({ id }) => id)
      .toSorted(),
    answered.toSorted(),
  );
  const { attempts, seqs } = await platform.internals.store.read(async ({ tables }) => ({
    attempts: (await tables.selectFrom('tasks').select('attempt').executeTakeFirstOrThrow()).attempt,
    seqs: (await tables.selectFrom('outbox').select('seq').orderBy('seq').execute()).map(({ seq }) => seq),
  }));
  assert.ok(attempts >= 2, `the task was never cut off in ${kills} kills`);
  assert.equal(new Set(seqs).size, seqs.length);
});
