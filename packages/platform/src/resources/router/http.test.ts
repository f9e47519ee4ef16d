import assert from 'node:assert/strict';
import { test } from 'node:test';
import { demoProjectId } from '../../identity/accounts/demo-accounts.ts';
import { stableId } from '../../identity/accounts/stable-id.ts';
import { openLive } from '../../app/testing/live-client.ts';
import { openTestPlatform } from '../../app/testing/test-platform.ts';

const routers = '/api/v2/compute/routers';
const networks = '/api/v2/compute/networks';
const subnets = '/api/v2/compute/subnets';
const edge = `${routers}/${stableId('router', 'payments-prod', 'edge-router')}`;
const core = stableId('network', 'payments-prod', 'prod-core');
const vlan = { name: 'x', ipam_enabled: false, physical_network: 'physnet1', vlan_id: 777 };

test('networks, subnets and routers over HTTP', async (t) => {
  const { call, signIn, url, platform } = await openTestPlatform(t);
  const jonas = await signIn('jonas.lind', 'payments-prod');
  const mia = await signIn('mia.hallberg', 'payments-prod');
  const sara = await signIn('sara.nyberg', 'storefront');
  const otto = await signIn('otto.viewer');
  const admin = await signIn('admin');
  const miaInDomain = await signIn('mia.hallberg');

  await t.test('a viewer reads all and changes nothing', async () => {
    const { status, json } = await call(`${routers}?with_count=true`, { as: otto });
    assert.equal(status, 200);
    assert.ok(json.count > 40);
    const changes = [
      [routers, 'POST', 'compute_routers', { name: 'x' }],
      [edge, 'PATCH', 'compute_routers_router', { name: 'x' }],
      [`${routers}/delete`, 'POST', 'compute_routers_router', { ids: [core] }],
      [`${networks}/private`, 'POST', 'compute_private_networks', { name: 'x', ipam_enabled: false }],
      [`${edge}/add_interface`, 'PUT', 'compute_routers_router', { network_id: core }],
      [subnets, 'POST', 'compute_network_details', { network_id: core, cidr: '10.0.0.0/24', ip_version: 4 }],
      [`${networks}/vxlan/${core}`, 'DELETE', 'compute_network_details', undefined],
      [`${networks}/${core}`, 'PATCH', 'compute_network_details', { name: 'x' }],
      [`${networks}/delete`, 'POST', 'compute_network_details', { ids: [core] }],
      [`${networks}/vlan`, 'POST', 'compute_physical_networks', vlan],
      [`${edge}/interfaces/${core}`, 'PATCH', 'compute_routers_router', { fixed_ips: [{ ip_address: '10.20.0.9' }] }],
      [`${edge}/remove_interface`, 'PUT', 'compute_routers_router', { network_id: core }],
      [`${routers}/remove_interfaces`, 'POST', 'compute_routers_router', { ids: [core] }],
      [`${subnets}/${core}`, 'PATCH', 'compute_network_details', { enable_dhcp: false }],
      [`${subnets}/${core}`, 'DELETE', 'compute_network_details', undefined],
    ] as const;
    for (const [path, method, subject, body] of changes) {
      const answer = await call(path, { method, as: otto, body });
      assert.deepEqual(
        [path, answer.status, answer.json?.error.err_code, answer.json?.error.values],
        [path, 403, 'forbidden', { subject, method }],
      );
    }
  });

  await t.test(
    'networks of the hosts, and who may use a network, are not for everybody who works in a project',
    async () => {
      for (const [as, method, path, body, subject] of [
        [mia, 'POST', `${networks}/vlan`, vlan, 'compute_physical_networks'],
        [mia, 'POST', `${networks}/public`, { ...vlan, vlan_id: undefined }, 'compute_physical_networks'],
        [mia, 'GET', '/api/v2/compute/physical_networks', undefined, 'compute_physical_networks'],
        [jonas, 'PATCH', `${networks}/${core}`, { rbac_policies: [] }, 'compute_network_access'],
      ] as const) {
        const { status, json } = await call(path, { method, as, body });
        assert.deepEqual([path, status, json.error.values.subject], [path, 403, subject]);
      }
    },
  );

  await t.test('a foreign project is not there', async () => {
    for (const path of [
      edge,
      `${edge}/interfaces`,
      `${networks}/${core}`,
      `${subnets}/${stableId('subnet', 'payments-prod', 'prod-core', '4')}`,
    ]) {
      const { status, json } = await call(path, { as: sara });
      assert.deepEqual([path, status, json.error.err_code], [path, 404, 'not_found']);
    }
    const { json } = await call(`${routers}?limit=-1`, { as: sara });
    assert.deepEqual(
      [...new Set(json.data.map((router: { project_id: string }) => router.project_id))],
      [demoProjectId('storefront')],
    );
  });

  await t.test('domain mode knows nothing of compute', async () => {
    const entered = await call('/api/v2/accounts/domain/auth/', { method: 'POST', body: {}, as: miaInDomain });
    const as = { ...miaInDomain, token: entered.json.token as string };
    assert.equal((await call(routers, { as })).status, 403);
  });

  await t.test('fields that are not known, not there or not right are named', async () => {
    const { status, json } = await call(`${networks}/private`, {
      method: 'POST',
      as: jonas,
      body: { ipam_enabled: true, name: 'Default', colour: 'red', subnets: [{ cidr: '10.0.0.0/24', ip_version: 5 }] },
    });
    assert.deepEqual([status, json.error.err_code], [400, 'validation_failed']);
    const codes = Object.fromEntries(
      Object.entries(json.error.fields).map(([path, problem]) => [path, (problem as { code: string }).code]),
    );
    assert.deepEqual(codes, { name: 'name_reserved', colour: 'unknown_field', 'subnets.0.ip_version': 'wrong_type' });
    const list = await call(`${networks}?colour=red`, { as: jonas });
    assert.deepEqual([list.status, list.json.error.fields.colour.code], [400, 'unknown_filter']);
    assert.equal((await call(`${routers}/42`, { as: jonas })).json.error.err_code, 'not_a_uuid');
  });

  await t.test('limits and allowed values are named', async () => {
    const messagesOf = async (path: string, body: unknown) => {
      const { status, json } = await call(path, { method: 'POST', as: jonas, body });
      assert.equal(status, 400, path);
      return Object.fromEntries(
        Object.entries(json.error.fields).map(([field, problem]) => [field, (problem as { message: string }).message]),
      );
    };
    assert.deepEqual(await messagesOf(`${networks}/private`, { name: '', mtu: 9001, ipam_enabled: 'yes' }), {
      name: 'name must have 1 to 255 characters',
      mtu: 'mtu must be between 1280 and 9000',
      ipam_enabled: 'ipam_enabled must be true or false',
    });
    assert.deepEqual(await messagesOf(`${routers}/delete`, { ids: Array.from({ length: 201 }, () => 'x') }), {
      ids: 'ids must have 1 to 200 entries',
    });
  });

  await t.test('a network goes at the address where it was made', async () => {
    const made = await call(`${networks}/private`, {
      method: 'POST',
      as: jonas,
      body: { name: 'n', ipam_enabled: false },
    });
    const { id } = made.json;
    assert.equal((await call(`${networks}/public/${id}`, { method: 'DELETE', as: jonas })).status, 404);
    assert.equal((await call(`${networks}/private/${id}`, { method: 'DELETE', as: jonas })).status, 204);
  });

  await t.test("the name of another network is free, the design's network is not one", async () => {
    const { json } = await call(`${networks}/private/`, {
      method: 'POST',
      as: jonas,
      body: { name: 'prod-core', ipam_enabled: true, subnets: [{ cidr: '10.80.4.10/24', ip_version: 4 }] },
    });
    assert.deepEqual(Object.keys(json.error.fields), ['subnets.0.cidr']);
    assert.deepEqual(json.error.fields['subnets.0.cidr'].values, { suggestion: '10.80.4.0/24' });
  });

  await t.test('two people edit one router: the second is told, and nothing of his is kept', async () => {
    const { json: read } = await call(edge, { as: jonas });
    const ifMatch = { 'If-Match': `revision_number=${read.revision_number}` };
    const first = await call(edge, { method: 'PATCH', as: jonas, body: { name: 'edge-router-a' }, headers: ifMatch });
    assert.deepEqual([first.status, first.json.revision_number], [200, read.revision_number + 1]);
    const second = await call(edge, { method: 'PATCH', as: mia, body: { name: 'edge-router-b' }, headers: ifMatch });
    assert.deepEqual([second.status, second.json.error.err_code], [412, 'revision_conflict']);
    assert.equal((await call(edge, { as: mia })).json.name, 'edge-router-a');
  });

  await t.test('what one does, those of the project hear, and no others', async () => {
    const listen = async (as: typeof jonas) => {
      const live = await openLive(t, url);
      live.send({ type: 'login', session_id: as.sessionId, token: as.token });
      assert.equal((await live.next())?.type, 'login');
      return live;
    };
    const [near, far] = [await listen(mia), await listen(sara)];
    const made = await call(routers, { method: 'POST', as: jonas, body: { name: 'heard' } });
    assert.equal(made.status, 200);
    const event = await near.nextEvent();
    assert.deepEqual([event.type, event.operation, event.object], ['router', 'created', made.json]);
    // Sara hears of her own next: Jonas' router was not for her.
    const own = await call(routers, { method: 'POST', as: sara, body: { name: 'own' } });
    assert.deepEqual((await far.nextEvent()).object, own.json);
    assert.equal((await call(`${routers}/${made.json.id}`, { method: 'DELETE', as: jonas })).status, 204);
    assert.deepEqual(
      [(await near.nextEvent()).operation, (await call(`${routers}/${made.json.id}`, { as: jonas })).status],
      ['deleted', 404],
    );
  });

  await t.test('an administrator enters a project before he makes anything but a network of the hosts', async () => {
    for (const [path, body] of [
      [routers, { name: 'nowhere' }],
      [`${networks}/private`, { name: 'nowhere', ipam_enabled: false }],
    ] as const) {
      const { status, json } = await call(path, { method: 'POST', as: admin, body });
      assert.deepEqual([path, status, json.error.err_code], [path, 403, 'wrong_scope']);
    }
    // spec: network.create.project
    const { status, json } = await call(`${networks}/vlan`, { method: 'POST', as: admin, body: vlan });
    assert.deepEqual([status, json.project_id], [200, demoProjectId('cloud-operations')]);
  });

  await t.test('many are deleted in a task that names what stayed', async () => {
    const batch = stableId('router', 'payments-prod', 'batch-router');
    const { status, json } = await call(`${routers}/delete`, {
      method: 'POST',
      as: jonas,
      body: { ids: [batch, stableId('router', 'payments-prod', 'wms-router')] },
    });
    assert.equal(status, 202);
    await platform.internals.tasks.idle();
    const task = (await call(`/api/v2/tasks/${json.task_id}`, { as: jonas })).json;
    assert.deepEqual([task.state, task.result.done], ['success', [batch]]);
    assert.deepEqual(
      task.result.errors.map(({ name, err_code, values }: { name: string; err_code: string; values: object }) => ({
        name,
        err_code,
        values,
      })),
      [{ name: 'wms-router', err_code: 'in_use', values: { name: 'wms-router', count: 1, by: 'interfaces' } }],
    );
  });

  await t.test('a failure that is asked for says nothing of the inside', async () => {
    const { status, json, text } = await call(routers, { method: 'POST', as: jonas, body: { name: 'fail-500-x' } });
    assert.deepEqual([status, json.error.err_code], [500, 'server_error']);
    assert.doesNotMatch(text, /fail-500/);
  });
});
