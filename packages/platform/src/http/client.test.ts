import assert from 'node:assert/strict';
import { test } from 'node:test';
import { demoDomainId } from '../identity/accounts/demo-accounts.ts';
import { openTestPlatform } from '../app/testing/test-platform.ts';
import { admin, first, jonas, mia, type Send, sendTo, signIn, taken } from './test-client.ts';

test('a client that is no browser', async (t) => {
  const { url } = await openTestPlatform(t);
  const project = await signIn(url, mia, 'payments-prod');
  await t.test('signs in, and keeps its session', () => session(url));
  await t.test('reads plain JSON at any spelling of an address', () => wire(url, project));
  await t.test('handles networks and subnets', () => networks(project));
  await t.test('handles networks of the cloud without a project', async () => cloudNetworks(await signIn(url, admin)));
  await t.test('handles routers', () => routers(project));
  await t.test('handles security groups and their rules', () => securityGroups(project));
  await t.test('handles floating IPs and reads servers', () => floatingIps(project));
  await t.test('handles load balancers', () => loadBalancers(project));
  await t.test('handles VPN connections', () => vpns(project));
  await t.test('handles backup plans', () => backupPlans(project));
  await t.test('handles properties and providers of a domain', async () => domains(await signIn(url, mia)));
  await t.test('reads lists by their place', () => paging(project));
  await t.test('reports a problem and reads its own tasks', async () => tasks(await signIn(url, jonas)));
});

// spec: session.cookie.program
async function session(url: string) {
  const [username, password] = jonas;
  const stranger = sendTo(url, {});
  const { cookies } = await stranger('POST', '/login', { username, password, domain: null });
  const kept = cookies.find((one) => one.startsWith('session=')) ?? '';
  assert.match(kept, /^session=[\w-]+; Path=\/; HttpOnly; SameSite=Strict; Max-Age=86400$/);
  const Cookie = kept.split(';')[0] ?? '';
  const who = (headers: Readonly<Record<string, string>>) =>
    stranger('GET', '/accounts/whoami', undefined, { Cookie, ...headers });
  assert.equal((await who({})).json.name, username);
  // From a browser it counts for nothing, and no browser is given one.
  assert.equal((await who({ Origin: url })).status, 401);
  assert.equal((await who({ 'Sec-Fetch-Site': 'same-origin' })).status, 401);
  const inBrowser = await stranger('POST', '/login', { username, password }, { Origin: url });
  assert.deepEqual(
    inBrowser.cookies.filter((one) => one.startsWith('session=')),
    [],
  );
  const { status, cookies: ended } = await stranger('POST', '/logout', undefined, { Cookie });
  assert.equal(status, 204);
  assert.ok(ended.includes('session=; Path=/; HttpOnly; SameSite=Strict; Max-Age=0'));
  assert.equal((await who({})).status, 401);
}

// spec: call.json, spec: call.slash, spec: call.description
async function wire(url: string, send: Send) {
  const { type, json } = await send('GET', '//about');
  assert.equal(type, 'application/json');
  assert.equal(json['storage-release'].version, '6.1.0');
  assert.notEqual(json.product.version, undefined);
  assert.equal((await send('GET', '/nothing')).type, 'application/json');
  assert.equal((await send('GET', '/compute//networks//')).status, 200);
  const { json: names } = await send('GET', '/compute/projects');
  assert.ok(names.data.some(({ name }: { name: string }) => name === 'payments-prod'));
  const { status, json: refused } = await send('POST', '/compute/routers', {
    name: 'a',
    colour: 'red',
    admin_state_up: null,
  });
  assert.deepEqual([status, Object.keys(refused.error.fields)], [400, ['colour', 'admin_state_up']]);
  const { status: stranger } = await sendTo(url, {})('GET', '/compute/networks');
  assert.equal(stranger, 401);
}

// spec: call.tolerant, spec: network.mtu.api
async function networks(send: Send) {
  const subnet = { cidr: '10.77.0.0/24', gateway_ip: null, enable_dhcp: 'true' };
  const made = await taken(send, 'POST', '/compute/networks/private', { name: 'cli', subnets: [subnet], mtu: '1280' });
  assert.deepEqual([made.ipam_enabled, made.mtu, made.subnets[0].ip_version], [true, 1280, 4]);
  const bare = await taken(send, 'POST', '/compute/networks/private', { name: 'cli-bare', mtu: 1450, subnets: null });
  assert.equal(bare.ipam_enabled, false);
  const { json } = await send('PATCH', `/compute/networks/${bare.id}`, { mtu: 1279 });
  assert.equal(json.error.fields.mtu.message, 'mtu must be between 1280 and 9000');
  const second = { network_id: made.id, cidr: 'fd00:77::/64', ip_version: '6' };
  const { id, ip_version } = await taken(send, 'POST', '/compute/subnets', second);
  assert.equal(ip_version, 6);
  await taken(send, 'PATCH', `/compute/subnets/${id}`, { name: 'v6', gateway_ip: null });
  await taken(send, 'DELETE', `/compute/subnets/${id}`);
  const third = { network_id: made.id, cidr: '10.78.0.0/24' };
  assert.equal((await taken(send, 'POST', '/compute/subnets', third)).gateway_ip, '10.78.0.1');
  const overlapping = await send('POST', '/compute/subnets', { ...third, cidr: '10.78.0.128/25' });
  assert.deepEqual(overlapping.json.error.fields.cidr, {
    code: 'cidr_overlaps',
    message: '10.78.0.128/25 overlaps 10.78.0.0/24',
    values: { other: '10.78.0.0/24' },
  });
  const { subnets } = await taken(send, 'GET', `/compute/networks/${made.id}`);
  assert.equal(subnets.length, 2);
  await taken(send, 'DELETE', `/compute/networks/private/${made.id}`);
  await taken(send, 'DELETE', `/compute/networks/${bare.type}/${bare.id}`);
}

async function cloudNetworks(send: Send) {
  const { data } = await taken(send, 'GET', '/compute/projects');
  const { id: target_project } = data.find(({ name }: { name: string }) => name === 'payments-prod');
  const made = await taken(send, 'POST', '/compute/networks/vlan', {
    name: 'cli-vlan',
    physical_network: 'physnet1',
    vlan_id: '3077',
    rbac_policies: [{ target_project, actions: ['direct', 'routed'] }],
  });
  assert.deepEqual(made.rbac_policies[0].actions, ['access_as_shared', 'access_as_external']);
  const path = `/compute/networks/${made.id}`;
  const policies = [{ target_domain: demoDomainId('Norrland Retail'), actions: ['direct'] }];
  const opened = await taken(send, 'PATCH', path, { rbac_policies: policies });
  assert.deepEqual(opened.rbac_policies, [{ ...policies[0], actions: ['access_as_shared'] }]);
  const all = [{ target_domain: '*', actions: ['routed'] }];
  assert.equal((await taken(send, 'PATCH', path, { rbac_policies: all })).rbac_policies[0].target_project, '*');
  await taken(send, 'PATCH', path, { rbac_policies: [] });
  await taken(send, 'DELETE', `/compute/networks/vlan/${made.id}?delete_vlan_interfaces=True`);
}

async function routers(send: Send) {
  const network = await taken(send, 'POST', '/compute/networks/private', {
    name: 'cli-r',
    subnets: [{ cidr: '10.78.0.0/24' }],
  });
  const external = await first(send, '/compute/networks?router_external=True&name=internet');
  const asked = { name: 'cli', internal_interfaces: [{ network_id: network.id, ip_addr: '10.78.0.9' }] };
  const router = await taken(send, 'POST', '/compute/routers', {
    ...asked,
    external_gateway_info: { network_id: external.id, enable_snat: 'True', external_fixed_ips: null },
  });
  const [address] = router.external_gateway_info.external_fixed_ips;
  const shown = await taken(send, 'GET', `/compute/routers/${router.id}//interfaces`);
  assert.deepEqual(shown.external_interface.network_id, external.id);
  assert.deepEqual(shown.internal_interfaces[0].ip_addresses, ['10.78.0.9']);
  const path = `/compute/routers/${router.id}`;
  await taken(send, 'PATCH', path, { external_gateway_info: null });
  const chosen = { network_id: external.id, external_fixed_ips: [{ ip_address: address.ip_address }] };
  const again = await taken(send, 'PATCH', path, { external_gateway_info: chosen });
  assert.equal(again.external_gateway_info.external_fixed_ips[0].ip_address, address.ip_address);
  const outside = { network_id: external.id, external_fixed_ips: [{ ip_address: '192.0.2.1' }] };
  const { json } = await send('POST', '/compute/routers', { name: 'cli-2', external_gateway_info: outside });
  assert.deepEqual(Object.keys(json.error.fields), ['external_gateway_info.external_fixed_ips.0.ip_address']);
  await taken(send, 'PUT', `${path}/remove_interface`, { network_id: network.id });
  await taken(send, 'DELETE', path);
  await taken(send, 'DELETE', `/compute/networks/private/${network.id}`);
}

async function securityGroups(send: Send) {
  const group = await taken(send, 'POST', '/compute/security-groups', { name: 'cli', description: null });
  assert.deepEqual(group.tags, []);
  const rules = '/compute/security-group-rules';
  const rule = { security_group_id: group.id, direction: 'ingress', port_range_min: '443', port_range_max: '443' };
  const made = await taken(send, 'POST', rules, { ...rule, protocol: 6, remote_ip_prefix: null });
  assert.deepEqual([made.protocol, made.port_range_min], ['tcp', 443]);
  assert.equal((await taken(send, 'GET', `${rules}/${made.id}`)).id, made.id);
  const { data } = await taken(send, 'GET', `${rules}?security_group_id=${group.id}`);
  assert.equal(data.length, 3);
  assert.ok((await taken(send, 'GET', rules)).data.length > 3);
  await taken(send, 'DELETE', `${rules}/${made.id}`);
  assert.equal((await send('GET', `${rules}/${made.id}`)).status, 404);
  await taken(send, 'DELETE', `/compute/security-groups/${group.id}`);
}

async function floatingIps(send: Send) {
  const { attachment, attached_to } = await first(send, '/compute/floating_ips?assigned=True');
  assert.deepEqual(attached_to, attachment);
  const { traits, host } = await first(send, '/compute/servers');
  assert.deepEqual([traits, host], [[], null]);
  const external = await first(send, '/compute/networks?router_external=True&name=internet');
  const made = await taken(send, 'POST', '/compute/floating_ips', { floating_network_id: external.id, port_id: null });
  assert.equal(made.attached_to, null);
  await taken(send, 'DELETE', `/compute/floating_ips/${made.id}`);
}

async function loadBalancers(send: Send) {
  const network = await first(send, '/compute/networks?name=batch-settlement');
  const pool = {
    name: 'web',
    protocol: 'HTTP',
    protocol_port: '80',
    backend_protocol: 'HTTP',
    backend_protocol_port: 8080,
    lb_algorithm: 'ROUND_ROBIN',
    insert_headers: { 'X-Forwarded-For': 'true', 'X-Forwarded-Port': 'false' },
  };
  const body = { name: 'cli', network_id: network.id, ip_version: '4', ha_enabled: 'False', pools: [pool] };
  const made = await taken(send, 'POST', '/compute/lbaas/loadbalancers', body);
  assert.equal(made.ip_version, 4);
  assert.equal((await taken(send, 'GET', `/tasks/${made.task_id}`)).task_id, made.task_id);
  const [{ id }] = made.pools;
  const shown = await taken(send, 'GET', `/compute/lbaas/pools/${id}`);
  assert.deepEqual([shown.protocol_port, shown.insert_headers['X-Forwarded-For']], [80, true]);
}

async function vpns(send: Send) {
  const { local_ep_group_id, peer_ep_group_id, ikepolicy_id, ...old } = await first(
    send,
    '/compute/vpn/ipsec-site-connections',
  );
  const tunnel = { name: 'cli', peer_address: '203.0.113.77', psk: 'nine-Silver-otters-26' };
  const made = await taken(send, 'POST', '/compute/vpn/ipsec-site-connections', {
    vpnservice: { router_id: old.router_id },
    ipsec_site_connection: {
      ...tunnel,
      ikepolicy_id,
      local_ep_group_id,
      dpd: { action: 'hold', interval: '30', timeout: 120 },
    },
    ipsecpolicy: { id: null, name: 'cli', pfs: null, lifetime: { value: '3600' } },
    peer_ep_group: { id: null, name: 'cli', type: 'cidr', endpoints: ['10.199.0.0/24'] },
  });
  assert.equal(made.ikepolicy_id, ikepolicy_id);
  assert.deepEqual(made.local_endpoints, old.local_endpoints);
  const { json } = await send('POST', '/compute/vpn/ipsec-site-connections', {
    vpnservice: { router_id: old.router_id },
    ipsec_site_connection: { ...tunnel, local_ep_group_id: peer_ep_group_id, peer_ep_group_id },
  });
  assert.deepEqual(Object.keys(json.error.fields), ['local_ep_group_id']);
  // The groups of one that is there become those of another.
  const path = `/compute/vpn/ipsec-site-connections/${old.id}`;
  const changes = { name: 'cli-old', local_ep_group_id: made.local_ep_group_id, peer_ep_group_id: null };
  const changed = await taken(send, 'PATCH', path, { ipsec_site_connection: changes });
  assert.deepEqual([changed.name, changed.local_endpoints], ['cli-old', made.local_endpoints]);
  const { json: strange } = await send('PATCH', path, { local_ep_group_id: peer_ep_group_id });
  assert.deepEqual(Object.keys(strange.error.fields), ['local_ep_group_id']);
  const { json: fixed } = await send('PATCH', path, { ipsec_site_connection: { ikepolicy_id } });
  assert.deepEqual(Object.keys(fixed.error.fields), ['ipsec_site_connection.ikepolicy_id']);
}

async function backupPlans(send: Send) {
  const path = '/compute/backup_plans';
  const made = await taken(send, 'POST', path, {
    name: 'cli',
    schedule: { interval: '12 hours', minute: 0, hour: null },
    properties: { recovery_points_rotation: '3' },
    disabled: 'True',
  });
  const { month, day, hour } = made.schedule;
  assert.deepEqual([month, day, hour, made.properties.recovery_points_rotation], ['*', '*', '0,12', 3]);
  for (const [schedule, field] of [
    [{ interval: '7 hours', minute: 30 }, 'schedule.interval'],
    [{ interval: '2 weeks' }, 'schedule.interval'],
    [{ hour: 4, minute: 60 }, 'schedule.minute'],
    [{ hour: 4, minute: '0,30' }, 'schedule.minute'],
    [{ hour: 4, day_of_week: 'someday' }, 'schedule.day_of_week'],
    [{ hour: 4, week: 3 }, 'schedule.week'],
  ] as const) {
    const { json } = await send('POST', path, { name: 'cli-2', schedule });
    assert.deepEqual(Object.keys(json.error.fields), [field], JSON.stringify(schedule));
  }
  const weekly = await taken(send, 'POST', path, {
    name: 'cli-weekly',
    schedule: { interval: '1 week', day_of_week: 'Mon,wed', hour: 4, minute: '05' },
  });
  assert.deepEqual(
    [weekly.schedule.day_of_week, weekly.schedule.hour, weekly.schedule.minute, made.schedule.minute],
    ['1,3', '4', '5', '0'],
  );
  await taken(send, 'DELETE', `${path}/${weekly.id}`);
  const changed = await taken(send, 'PATCH', `${path}/${made.id}`, { schedule: { hour: 4 } });
  assert.equal(changed.schedule.hour, '4');
  assert.equal((await taken(send, 'PATCH', `${path}/${made.id}`, { schedule: {} })).schedule, null);
  assert.equal((await taken(send, 'PATCH', `${path}/${made.id}`, { name: 'cli-3' })).schedule, null);
  const bare = await taken(send, 'POST', path, { name: 'cli-bare', schedule: null, properties: null });
  assert.deepEqual([bare.schedule, bare.next_run_at], [null, null]);
  await taken(send, 'DELETE', `${path}/${bare.id}`);
  await taken(send, 'DELETE', `${path}/${made.id}`);
}

async function domains(send: Send) {
  const domain = `/domains/${demoDomainId('Norrland Retail')}`;
  const property = `${domain}/props/cli.settings`;
  await taken(send, 'POST', property, { data: 1, access: 'pub' });
  assert.deepEqual((await taken(send, 'PUT', property, { mode: 'dark' })).value, { mode: 'dark' });
  const { access, value } = await taken(send, 'PUT', `${property}/access`, { access: 'auth' });
  assert.deepEqual([access, value], ['auth', { mode: 'dark' }]);
  assert.deepEqual((await taken(send, 'PUT', property, { data: [2], access: null })).value, [2]);
  const { data: all } = await taken(send, 'GET', '/domains/props');
  assert.deepEqual(all, [{ domain: domain.split('/')[2], domain_name: 'Norrland Retail', keys: ['cli.settings'] }]);
  const named = '/domains/Norrland%20Retail/props';
  const { data: properties } = await taken(send, 'GET', named);
  assert.deepEqual([properties[0].key, properties[0].access], ['cli.settings', 'auth']);
  await taken(send, 'DELETE', `${named}/cli.settings`);
  const made = await taken(send, 'POST', `${domain}/idp`, {
    name: 'cli',
    issuer: null,
    client_id: 'cli',
    response_type: 'code',
    metadata_url: 'https://id.norrland.example/.well-known/openid-configuration',
    mapping: { roles: 'groups_of' },
  });
  assert.deepEqual([made.type, made.issuer, made.mapping.groups], ['oidc', 'https://id.norrland.example', 'groups_of']);
  const changed = await taken(send, 'PATCH', `${domain}/idp/${made.id}`, { request_timeout_read: '7', scope: null });
  assert.equal(changed.request_timeout_read, 7);
  await taken(send, 'DELETE', `${domain}/idp/${made.id}`);
}

// spec: call.offset
async function paging(send: Send) {
  const { data: all } = await taken(send, 'GET', '/compute/volumes?limit=-1');
  const { data, count, next_marker } = await taken(send, 'GET', '/compute/volumes?limit=3&marker=4&with_count=True');
  const idsOf = (items: readonly { id: string }[]) => items.map(({ id }) => id);
  assert.deepEqual([idsOf(data), count], [idsOf(all.slice(4, 7)), all.length]);
  const next = await taken(send, 'GET', `/compute/volumes?limit=2&marker=${next_marker}`);
  assert.deepEqual(idsOf(next.data), idsOf(all.slice(7, 9)));
  assert.deepEqual(idsOf((await taken(send, 'GET', '/compute/volumes?limit=2&marker=0')).data), idsOf(all.slice(0, 2)));
  assert.deepEqual((await taken(send, 'GET', `/compute/volumes?limit=-1&marker=${all.length}`)).data, []);
}

async function tasks(send: Send) {
  const { task_id } = await taken(send, 'POST', '/reports', { send: 'false', include_days: '1' });
  const { data } = await taken(send, 'GET', '/tasks');
  assert.deepEqual(
    data.map((task: { task_id: string }) => task.task_id),
    [task_id],
  );
  assert.equal((await taken(send, 'GET', `/tasks/${task_id}`)).task_id, task_id);
}
