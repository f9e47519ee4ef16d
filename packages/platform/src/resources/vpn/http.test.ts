import assert from 'node:assert/strict';
import { test } from 'node:test';
import { stableId } from '../../identity/accounts/stable-id.ts';
import { createMovableClock } from '../../clock.ts';
import { startChild } from '../../app/testing/child-process.ts';
import { tempFolder } from '../../app/testing/temp-folder.ts';
import { ask, openTestPlatform } from '../../app/testing/test-platform.ts';
import { demoAccounts, demoProjectId } from '../../identity/accounts/demo-accounts.ts';
import { TRANSITION_MS } from './embedded/transitions.ts';

const vpns = '/api/v2/compute/vpn/ipsec-site-connections';
const office = stableId('vpn', 'payments-prod', 'stockholm-office');
const edge = stableId('router', 'payments-prod', 'edge-router');
const core = stableId('subnet', 'payments-prod', 'prod-core', '4');

const body = {
  vpnservice: { router_id: edge },
  ikepolicy: {},
  ipsecpolicy: {},
  local_ep_group: { endpoints: [core] },
  peer_ep_group: { endpoints: ['192.168.200.0/24'] },
  ipsec_site_connection: { name: 'over-http', peer_address: '198.51.100.7', psk: 'correct horse' },
};

test('VPN connections over HTTP', async (t) => {
  const { call, signIn } = await openTestPlatform(t);
  const jonas = await signIn('jonas.lind', 'payments-prod');
  const sara = await signIn('sara.nyberg', 'storefront');
  const otto = await signIn('otto.viewer');

  await t.test('a viewer reads all and changes nothing', async () => {
    const { status, json } = await call(`${vpns}/?with_count=true`, { as: otto });
    assert.deepEqual([status, json.count], [200, 5]);
    const list = 'compute_vpn_ipsec_site_connections';
    const item = 'compute_vpn_ipsec_site_connection';
    for (const [path, method, subject, sent, wanted] of [
      [vpns, 'POST', list, body, 'POST'],
      [`${vpns}/${office}`, 'PATCH', item, { ipsec_site_connection: { name: 'x' } }, 'PATCH'],
      [`${vpns}/${office}/restart/`, 'POST', item, {}, 'POST'],
      [`${vpns}/${office}`, 'DELETE', item, undefined, 'DELETE'],
      [`${vpns}/delete`, 'POST', item, { ids: [office] }, 'POST'],
      ['/api/v2/network/ipsec/enable', 'POST', item, { ids: [office] }, 'POST'],
      ['/api/v2/network/ipsec/disable', 'POST', item, { ids: [office] }, 'POST'],
    ] as const) {
      const answer = await call(path, { method, as: otto, body: sent });
      assert.deepEqual([path, answer.status, answer.json?.error.values], [path, 403, { subject, method: wanted }]);
    }
  });

  await t.test('a foreign project is not there', async () => {
    for (const path of [
      `${vpns}/${office}`,
      `/api/v2/compute/vpn/vpnservices/${stableId('vpn-service', 'payments-prod', 'edge-router')}/`,
    ]) {
      assert.equal((await call(path, { as: sara })).status, 404, path);
      assert.equal((await call(path, { as: jonas })).status, 200, path);
    }
    for (const part of ['ikepolicies', 'ipsecpolicies', 'endpoint-groups']) {
      const { json } = await call(`/api/v2/compute/vpn/${part}/`, { as: sara });
      assert.ok(json.data.length > 0);
      assert.deepEqual(
        [...new Set(json.data.map((one: { project_id: string }) => one.project_id))],
        [demoProjectId('storefront')],
      );
    }
  });

  await t.test('what is wrong with a request is named by its path, and no secret comes back', async () => {
    const { status, json } = await call(vpns, {
      method: 'POST',
      as: jonas,
      body: { ...body, ikepolicy: { encryption_algorithm: 'des', lifetime: { value: 1 } }, colour: 'red' },
    });
    const codes = Object.fromEntries(
      Object.entries(json.error.fields).map(([path, problem]) => [path, (problem as { code: string }).code]),
    );
    assert.deepEqual(
      [status, codes],
      [
        400,
        {
          'ikepolicy.encryption_algorithm': 'wrong_type',
          'ikepolicy.lifetime.value': 'out_of_range',
          colour: 'unknown_field',
        },
      ],
    );
    const made = await call(vpns, { method: 'POST', as: jonas, body });
    assert.deepEqual([made.status, made.json.status], [200, 'PENDING_CREATE']);
    assert.doesNotMatch(made.text, /correct horse|psk/);
  });

  await t.test('it is found, and counted', async () => {
    const { json } = await call('/api/v2/search?q=194.71.12.9', { as: jonas });
    assert.deepEqual(
      json.data.map(({ type, name }: { type: string; name: string }) => [type, name]),
      [['vpn', 'stockholm-office']],
    );
    const counts = (await call('/api/v2/counts', { as: jonas })).json;
    assert.match(JSON.stringify(counts), /"vpn"/);
  });
});

test('kill -9 in the middle of two transitions: the next start ends them', async (t) => {
  const dataFolder = tempFolder(t);
  const child = await startChild(t, 'app/testing/embedded-process.ts', { SKYDECK_DATA: dataFolder, SKYDECK_TEST: '1' });
  const first = (await child.line()) ?? '';
  assert.match(first, /^url /, first);
  const url = first.slice('url '.length);
  const password = demoAccounts.find(({ name }) => name === 'jonas.lind')?.password;
  const { json } = await ask(`${url}/api/v2/login`, { method: 'POST', body: { username: 'jonas.lind', password } });
  const as = { sessionId: json.token as string, token: null };
  const path = `${url}/api/v2/accounts/projects/${demoProjectId('payments-prod')}/auth/`;
  const { token } = (await ask(path, { method: 'POST', body: {}, as })).json;
  const made = await ask(`${url}${vpns}`, { method: 'POST', as: { ...as, token }, body });
  assert.equal(made.json.status, 'PENDING_CREATE');
  assert.equal((await ask(`${url}${vpns}/${office}`, { method: 'DELETE', as: { ...as, token } })).status, 204);
  child.kill('SIGKILL');
  await child.ended();

  const clock = createMovableClock(new Date(made.json.created_at));
  const { platform, call, signIn } = await openTestPlatform(t, { dataFolder }, { clock });
  const jonas = await signIn('jonas.lind', 'payments-prod');
  const read = (id: string) => call(`${vpns}/${id}`, { as: jonas });
  assert.equal((await read(made.json.id)).json.status, 'PENDING_CREATE');
  assert.equal((await read(office)).json.status, 'PENDING_DELETE');
  const settled = Promise.withResolvers<void>();
  const gone = Promise.withResolvers<void>();
  platform.internals.store.onEvents((events) => {
    for (const { type, operation } of events) if (type === 'vpn') (operation === 'deleted' ? gone : settled).resolve();
  });
  // By then both are due: the second transition began during the first.
  clock.advance(2 * TRANSITION_MS);
  await Promise.all([settled.promise, gone.promise]);
  assert.equal((await read(made.json.id)).json.status, 'ACTIVE');
  assert.equal((await read(office)).status, 404);
});
