import assert from 'node:assert/strict';
import { test } from 'node:test';
import { demoAccounts, demoProjectId } from '../../identity/accounts/demo-accounts.ts';
import { stableId } from '../../identity/accounts/stable-id.ts';
import { createMovableClock, type MovableClock } from '../../clock.ts';
import { SLOW_MS } from '../../engines/embedded/fault-injection.ts';
import { startChild } from '../../app/testing/child-process.ts';
import { openLive } from '../../app/testing/live-client.ts';
import { tempFolder } from '../../app/testing/temp-folder.ts';
import { ask, openTestPlatform } from '../../app/testing/test-platform.ts';
import { REMOVAL_MS } from './embedded/removal.ts';

const lbaas = '/api/v2/compute/lbaas';
const balancers = `${lbaas}/loadbalancers`;
const pools = `${lbaas}/pools`;
const entry = stableId('load_balancer', 'payments-prod', 'checkout-entry');
const entryHttp = stableId('load_balancer_pool', 'payments-prod', 'checkout-entry', 'http');
const network_id = stableId('network', 'payments-prod', 'edge-dmz');
const pool = {
  name: 'http',
  protocol: 'HTTP',
  protocol_port: 80,
  backend_protocol: 'HTTP',
  backend_protocol_port: 80,
  lb_algorithm: 'ROUND_ROBIN',
};

test('load balancers over HTTP', async (t) => {
  const { call, signIn, url, platform, clock } = await openTestPlatform(t);
  const jonas = await signIn('jonas.lind', 'payments-prod');
  const sara = await signIn('sara.nyberg', 'storefront');
  const otto = await signIn('otto.viewer');

  await t.test('a viewer reads all and changes nothing', async () => {
    const { status, json } = await call(`${balancers}?with_count=true&limit=-1`, { as: otto });
    assert.deepEqual([status, json.count], [200, json.data.length]);
    assert.ok(json.count > 25);
    const item = 'compute_lbaas_loadbalancer';
    for (const [path, method, subject, body] of [
      [balancers, 'POST', 'compute_lbaas_loadbalancers', { name: 'x', network_id }],
      [`${balancers}/${entry}`, 'PATCH', item, { name: 'x' }],
      [`${balancers}/${entry}`, 'DELETE', item, undefined],
      [`${balancers}/delete`, 'POST', item, { ids: [entry] }],
      [`${balancers}/${entry}/recreate`, 'POST', item, {}],
      [`${balancers}/${entry}/failover/`, 'POST', item, {}],
      [pools, 'POST', 'compute_lbaas_pools', { ...pool, loadbalancer_id: entry }],
      [`${pools}/${entryHttp}`, 'PATCH', 'compute_lbaas_pool', { name: 'x' }],
      [`${pools}/${entryHttp}`, 'DELETE', 'compute_lbaas_pool', undefined],
      [`${pools}/delete`, 'POST', 'compute_lbaas_pool', { ids: [entryHttp] }],
    ] as const) {
      const answer = await call(path, { method, as: otto, body });
      assert.deepEqual([path, answer.status, answer.json?.error.values], [path, 403, { subject, method }]);
    }
  });

  await t.test('a foreign project is not there', async () => {
    for (const path of [
      `${balancers}/${entry}`,
      `${balancers}/${entry}/stats`,
      `${pools}/${entryHttp}`,
      `${pools}/${entryHttp}/stats`,
    ]) {
      assert.equal((await call(path, { as: sara })).status, 404, path);
      assert.equal((await call(path, { as: jonas })).status, 200, path);
    }
    const deviceOwners = async (path: string) =>
      new Set(
        (await call(`${path}?limit=-1`, { as: sara })).json.data.map((one: { project_id: string }) => one.project_id),
      );
    assert.deepEqual([...(await deviceOwners(balancers))], [demoProjectId('storefront')]);
    assert.deepEqual([...(await deviceOwners(pools))], [demoProjectId('storefront')]);
  });

  await t.test('the demo has something of each', async () => {
    const { json } = await call(
      `${pools}/${stableId('load_balancer_pool', 'payments-prod', 'checkout-entry', 'https')}`,
      {
        as: jonas,
      },
    );
    assert.deepEqual(json.certificate.names, ['pay.norrland.example', 'checkout.norrland.example']);
    assert.ok(json.members.every(({ server_name }: { server_name: string | null }) => server_name !== null));
    const all = (await call(`${balancers}?limit=-1`, { as: otto })).json.data as { status: string }[];
    assert.deepEqual([...new Set(all.map(({ status }) => status))].sort(), [
      'ACTIVE',
      'DEPLOYMENT_FAILED',
      'DISABLED',
      'ERROR',
    ]);
    const flavors = (await call(`${lbaas}/flavors`, { as: jonas })).json.data as { flavor_profile_id: string }[];
    const profiles = (await call(`${lbaas}/flavorprofiles/`, { as: jonas })).json.data as { id: string }[];
    assert.ok(flavors.every((flavor) => profiles.some(({ id }) => id === flavor.flavor_profile_id)));
    assert.equal((await call(`${balancers}/${entry}`, { as: jonas })).json.floating_ip, null);
  });

  await t.test('what is wrong with a request is named by its path, and no key comes back', async () => {
    const { status, json } = await call(balancers, {
      method: 'POST',
      as: jonas,
      body: { name: 'x', network_id, colour: 'red', pools: [{ ...pool, protocol: 'FTP', members: [{ weight: 999 }] }] },
    });
    const codes = Object.fromEntries(
      Object.entries(json.error.fields).map(([path, problem]) => [path, (problem as { code: string }).code]),
    );
    assert.deepEqual([status, codes['pools.0.protocol'], codes['colour']], [400, 'wrong_type', 'unknown_field']);
    assert.equal(codes['pools.0.members.0.address'], 'required');
  });

  await t.test('a new one is told to its project, found and counted', async () => {
    const live = await openLive(t, url);
    live.send({ type: 'login', session_id: jonas.sessionId, token: jonas.token });
    assert.equal((await live.next())?.type, 'login');
    const made = await call(balancers, {
      method: 'POST',
      as: jonas,
      body: { name: 'over-http', network_id, pools: [pool] },
    });
    assert.deepEqual([made.status, made.json.status, typeof made.json.task_id], [200, 'CREATING', 'string']);
    for (let status = ''; status !== 'ACTIVE';) {
      const { type, object } = await live.nextEvent();
      if (type === 'load_balancer' && object.id === made.json.id) ({ status } = object);
    }
    const { json } = await call(`/api/v2/search?q=${made.json.address}`, { as: jonas });
    assert.deepEqual(
      json.data.slice(0, 1).map(({ type, name }: { type: string; name: string }) => [type, name]),
      [['load_balancer', 'over-http']],
    );
    const counts = (await call('/api/v2/counts', { as: jonas })).json.data as { type: string; count: number }[];
    assert.equal(counts.find(({ type }) => type === 'load_balancer')?.count, 4);
    const gone = await call(`${balancers}/${made.json.id}`, { method: 'DELETE', as: jonas });
    assert.equal(gone.status, 204);
    const twice = await call(`${balancers}/${made.json.id}`, { method: 'DELETE', as: jonas });
    assert.deepEqual([twice.status, twice.json.error.err_code], [409, 'not_allowed_now']);
    clock.advance(REMOVAL_MS);
    await platform.internals.background?.idle();
    assert.equal((await call(`${balancers}/${made.json.id}`, { as: jonas })).status, 404);
  });
});

/** The time of the process that was killed, on a clock that says when a transition waits for it. */
function createWatchedClock(now: string) {
  const movable = createMovableClock(new Date(now));
  const waiting = Promise.withResolvers<void>();
  const clock: MovableClock = {
    ...movable,
    after(ms, act) {
      if (ms === SLOW_MS) waiting.resolve();
      return movable.after(ms, act);
    },
  };
  return { clock, waits: waiting.promise };
}

test('kill -9 in the middle of a deployment: the next start ends it', async (t) => {
  const dataFolder = tempFolder(t);
  const child = await startChild(t, 'app/testing/embedded-process.ts', { SKYDECK_DATA: dataFolder, SKYDECK_TEST: '1' });
  const url = ((await child.line()) ?? '').replace(/^url /, '');
  assert.match(url, /^http/);
  const password = demoAccounts.find(({ name }) => name === 'jonas.lind')?.password;
  const login = await ask(`${url}/api/v2/login`, { method: 'POST', body: { username: 'jonas.lind', password } });
  const session = { sessionId: login.json.token as string, token: null };
  const enter = `${url}/api/v2/accounts/projects/${demoProjectId('payments-prod')}/auth/`;
  const { token } = (await ask(enter, { method: 'POST', body: {}, as: session })).json;
  const body = { name: 'slow-web', network_id, pools: [pool] };
  const made = await ask(url + balancers, { method: 'POST', as: { ...session, token }, body });
  assert.equal(made.json.status, 'CREATING');
  child.kill('SIGKILL');
  await child.ended();

  const { clock, waits } = createWatchedClock(made.json.created_at);
  const { platform, call, signIn } = await openTestPlatform(t, { dataFolder }, { clock });
  const jonas = await signIn('jonas.lind', 'payments-prod');
  const read = async () => (await call(`${balancers}/${made.json.id}`, { as: jonas })).json;
  assert.equal((await read()).status, 'CREATING');
  await waits;
  clock.advance(SLOW_MS);
  await platform.internals.tasks.idle();
  const whole = await read();
  assert.deepEqual([whole.status, whole.pools[0].status, whole.amphorae.length], ['ACTIVE', 'ACTIVE', 2]);
  const task = (await call(`/api/v2/tasks/${made.json.task_id}`, { as: jonas })).json;
  assert.deepEqual([task.state, task.result.done], ['success', [made.json.id]]);
});
