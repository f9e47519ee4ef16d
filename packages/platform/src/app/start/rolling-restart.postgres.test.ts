import assert from 'node:assert/strict';
import { test } from 'node:test';
import { openProbeEngine } from '../testing/probe-engine.ts';
import { openTestPlatform, type Signed, type TestPlatform } from '../testing/test-platform.ts';

const CLIENTS = 6;
const NOTICE_SECONDS = 5;

/** Passes calls on to the instances that say that they are ready, in turn, as a proxy does that asks them. */
function createBalancer() {
  const all = new Set<TestPlatform>();
  const running = new Map<TestPlatform, number>();
  let ready: readonly TestPlatform[] = [];
  let turn = 0;
  return {
    add: (instance: TestPlatform) => void all.add(instance),
    remove: (instance: TestPlatform) => void all.delete(instance),
    async look(): Promise<void> {
      const asked = await Promise.all([...all].map(async (one) => [one, (await one.call('/readyz')).status] as const));
      ready = asked.filter(([, status]) => status === 200).map(([one]) => one);
    },
    sends: (instance: TestPlatform) => ready.includes(instance) || (running.get(instance) ?? 0) > 0,
    async call(...args: Parameters<TestPlatform['call']>) {
      const instance = ready[turn++ % ready.length] ?? assert.fail('no instance is ready');
      running.set(instance, (running.get(instance) ?? 0) + 1);
      try {
        return await instance.call(...args);
      } finally {
        running.set(instance, (running.get(instance) ?? 0) - 1);
      }
    },
  };
}

async function callUntil(
  balancer: ReturnType<typeof createBalancer>,
  as: Signed,
  client: number,
  isOver: () => boolean,
) {
  const statuses: number[] = [];
  for (let at = 0; !isOver(); at += 1) {
    const body = { id: `${client}-${at}`, name: 'made' };
    const { status } = await balancer.call('/api/v2/probe/marks', { method: 'POST', as, body });
    statuses.push(status);
  }
  return statuses;
}

/** When the notice is over. */
async function stop({ platform, clock }: TestPlatform): Promise<void> {
  const closing = platform.close();
  clock.advance(NOTICE_SECONDS * 1000);
  await closing;
}

// spec: operations.drain
test('instances that are restarted one after the other answer each request', async (t) => {
  const seeded = await openTestPlatform(t, {}, { openEngine: openProbeEngine });
  const { dataFolder, databaseUrl } = seeded.settings;
  const start = () =>
    openTestPlatform(
      t,
      { dataFolder, databaseUrl, stopNoticeSeconds: NOTICE_SECONDS },
      { openEngine: openProbeEngine },
    );
  const as = await seeded.signIn('jonas.lind', 'payments-prod');
  const balancer = createBalancer();
  const first = [await start(), await start()];
  const started: TestPlatform[] = [...first];
  for (const instance of first) balancer.add(instance);
  await balancer.look();
  let isOver = false;
  const calls = Array.from({ length: CLIENTS }, (_, client) => callUntil(balancer, as, client, () => isOver));
  try {
    for (const instance of first) {
      const stopping = instance.platform.close();
      while (balancer.sends(instance)) await balancer.look();
      balancer.remove(instance);
      await stop(instance);
      await stopping;
      started.push(await start());
      for (const one of started.slice(first.length)) balancer.add(one);
      await balancer.look();
    }
    isOver = true;
    const statuses = (await Promise.all(calls)).flat();
    assert.deepEqual(new Set(statuses), new Set([200]));
    const { data } = (await seeded.call('/api/v2/probe/marks', { as })).json;
    assert.equal(data.length, statuses.length);
  } finally {
    isOver = true;
    // Before the test waits for them, for their clocks stand.
    await Promise.all(started.map(stop));
  }
});
