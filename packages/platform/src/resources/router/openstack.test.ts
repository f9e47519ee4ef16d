import assert from 'node:assert/strict';
import { join } from 'node:path';
import { describe, test, type TestContext } from 'node:test';
import { Router, type SubnetDraft } from '@skydeck/contract';
import { problemsOfCall, refusalOf } from '../../engines/embedded/test-cloud.ts';
import { type OpenstackTestCloud, openOpenstackCloud } from '../../engines/openstack/testing/test-cloud.ts';

const open = (t: TestContext) => openOpenstackCloud(t, join(import.meta.dirname, 'recordings'));

const v4 = (cidr: string): SubnetDraft => ({ cidr, ip_version: 4 });
const v6 = (cidr: string): SubnetDraft => ({ cidr, ip_version: 6 });
const gateway = (network_id: string, enable_snat?: boolean) => ({
  external_gateway_info: { network_id, ...(enable_snat !== undefined && { enable_snat }) },
});
const network = (cloud: OpenstackTestCloud, name: string, ...subnets: SubnetDraft[]) =>
  cloud.networks.createPrivate(cloud.one, { name, ipam_enabled: true, subnets });

/** A router that stands in 10.1.0.0/24 and 10.2.0.0/24. */
async function inTwoNetworks(cloud: OpenstackTestCloud) {
  const [core, edge] = [
    await network(cloud, 'core', v4('10.1.0.0/24')),
    await network(cloud, 'edge', v4('10.2.0.0/24')),
  ];
  const interfaces = [{ network_id: core.id }, { network_id: edge.id }];
  return { core, edge, router: await cloud.routers.create(cloud.one, { name: 'r', interfaces }) };
}

describe('routers of the openstack engine: create', () => {
  // spec: router.gateway
  test('with a gateway: an address of each IP version, SNAT unless told otherwise', async (t) => {
    const cloud = await open(t);
    const router = await cloud.routers.create(cloud.one, { name: ' edge ', ...gateway(cloud.external.open) });
    const info = router.external_gateway_info;
    assert.deepEqual(
      [router.name, router.status, info?.network_name, info?.enable_snat],
      ['edge', 'ACTIVE', 'open', true],
    );
    assert.deepEqual(info?.external_fixed_ips.map(({ ip_address }) => ip_address).toSorted(), [
      '2001:db8:1::2',
      '203.0.113.10',
    ]);
    assert.deepEqual(Object.keys(router).sort(), Object.keys(Router.schema).sort());
    assert.deepEqual([router.project_id, router.domain_id], [cloud.one.projectId, 'default']);
    assert.deepEqual(await cloud.routers.read(cloud.one, router.id), router);
    const second = await cloud.routers.create(cloud.two, { name: 'edge', ...gateway(cloud.external.open, false) });
    assert.equal(second.external_gateway_info?.enable_snat, false);
  });

  // spec: router.interface.address
  test('with interfaces, at the gateway addresses of both IP versions', async (t) => {
    const cloud = await open(t);
    const core = await network(cloud, 'core', v4('10.1.0.0/24'), v6('fd00:1::/64'));
    const router = await cloud.routers.create(cloud.one, { name: 'r', interfaces: [{ network_id: core.id }] });
    const [port] = router.interfaces_info;
    assert.deepEqual(
      [port?.network_name, port?.fixed_ips.map(({ ip_address }) => ip_address).toSorted()],
      ['core', ['10.1.0.1', 'fd00:1::1']],
    );
    assert.deepEqual((await cloud.routers.interfaces(cloud.one, router.id)).data, router.interfaces_info);
    // The gateway's address is in no pool.
    const after = await cloud.networks.read(cloud.one, core.id);
    assert.deepEqual([after.ports_count, after.subnets[0]?.used_ips], [1, 0]);
  });

  test('where hosts choose their addresses, too', async (t) => {
    const cloud = await open(t);
    const slaac = { ipv6_ra_mode: 'slaac', ipv6_address_mode: 'slaac' } as const;
    const core = await network(cloud, 'core', v4('10.1.0.0/24'), { ...v6('fd00:1::/64'), ...slaac });
    const router = await cloud.routers.create(cloud.one, { name: 'r', interfaces: [{ network_id: core.id }] });
    assert.deepEqual(
      router.interfaces_info.map(({ fixed_ips }) => fixed_ips.map(({ ip_address }) => ip_address).toSorted()),
      [['10.1.0.1', 'fd00:1::1']],
    );
  });

  test('names each wrong field and keeps nothing', async (t) => {
    const cloud = await open(t);
    const [core, other, bare] = [
      await network(cloud, 'core', v4('10.1.0.0/24')),
      await network(cloud, 'other', v4('10.1.0.0/16')),
      await network(cloud, 'bare'),
    ];
    const interfaces = [core, core, other, bare, { id: cloud.external.open }, { id: 'no-uuid' }];
    assert.deepEqual(
      await problemsOfCall(
        cloud.routers.create(cloud.one, {
          name: '  ',
          ...gateway(core.id),
          interfaces: interfaces.map(({ id }) => ({ network_id: id })),
        }),
      ),
      {
        name: 'required',
        'external_gateway_info.network_id': 'network_not_external',
        'interfaces.1.network_id': 'network_already_attached',
        'interfaces.2.network_id': 'cidr_overlaps',
        'interfaces.3.network_id': 'network_without_subnets',
        'interfaces.4.network_id': 'network_not_direct',
        'interfaces.5.network_id': 'network_unknown',
      },
    );
    assert.deepEqual((await cloud.routers.list(cloud.one, {})).data, []);
    assert.deepEqual(cloud.drainEvents(), []);
  });

  test('a gateway only where the project is let through', async (t) => {
    const cloud = await open(t);
    const { restricted } = cloud.external;
    assert.deepEqual(await problemsOfCall(cloud.routers.create(cloud.two, { name: 'r', ...gateway(restricted) })), {
      'external_gateway_info.network_id': 'network_not_external',
    });
    const own = await network(cloud, 'core', v4('10.1.0.0/24'));
    assert.deepEqual(await problemsOfCall(cloud.routers.create(cloud.two, { name: 'r', ...gateway(own.id) })), {
      'external_gateway_info.network_id': 'network_unknown',
    });
    const router = await cloud.routers.create(cloud.one, { name: 'r', ...gateway(restricted) });
    assert.equal(router.external_gateway_info?.network_name, 'restricted');
  });

  test('refuses a gateway when the external network has no address left', async (t) => {
    const cloud = await open(t);
    const { small } = cloud.external;
    await cloud.routers.create(cloud.one, { name: 'first', ...gateway(small) });
    await cloud.routers.create(cloud.two, { name: 'second', ...gateway(small) });
    assert.deepEqual(await problemsOfCall(cloud.routers.create(cloud.one, { name: 'third', ...gateway(small) })), {
      'external_gateway_info.network_id': 'no_addresses_left',
    });
  });

  // spec: router.quota
  test('refuses more than the quota, with the id of the cloud’s request', async (t) => {
    const cloud = await open(t);
    for (let at = 0; at < 10; at += 1) await cloud.routers.create(cloud.one, { name: 'same name' });
    const refusal = await refusalOf(cloud.routers.create(cloud.one, { name: 'eleventh' }));
    assert.deepEqual([refusal.status, refusal.code, refusal.values['limit']], [409, 'quota_exceeded', 10]);
    assert.match(String(refusal.values['cloud_request_id']), /^req-/);
  });

  test('with all of its interfaces, or not at all', async (t) => {
    const cloud = await open(t);
    const [core, edge] = [
      await network(cloud, 'core', v4('10.1.0.0/24')),
      await network(cloud, 'edge', v4('10.2.0.0/24')),
    ];
    await cloud.elsewhere((lab) => lab.limitPorts(cloud.one.projectId ?? '', 1));
    const interfaces = [{ network_id: core.id }, { network_id: edge.id }];
    const refusal = await refusalOf(cloud.routers.create(cloud.one, { name: 'r', interfaces }));
    assert.deepEqual(
      [refusal.status, refusal.code, refusal.values['limit'], refusal.values['what']],
      [409, 'quota_exceeded', 1, 'ports'],
    );
    assert.deepEqual((await cloud.routers.list(cloud.one, {})).data, []);
    assert.equal((await cloud.networks.read(cloud.one, core.id)).ports_count, 0);
    assert.deepEqual(cloud.drainEvents(), []);
  });

  test('tells of the router, and of the networks whose use it changed', async (t) => {
    const cloud = await open(t);
    const core = await network(cloud, 'core', v4('10.1.0.0/24'));
    const router = await cloud.routers.create(cloud.one, { name: 'r', interfaces: [{ network_id: core.id }] });
    const heard = cloud.drainEvents();
    assert.deepEqual(
      heard.map(({ type, operation, id, projectId }) => [type, operation, id, projectId]),
      [
        ['subnet', 'updated', core.subnets[0]?.id, cloud.one.projectId],
        ['network', 'updated', core.id, cloud.one.projectId],
        ['router', 'created', router.id, cloud.one.projectId],
      ],
    );
    assert.equal(heard[1]?.object['ports_count'], 1);
    assert.deepEqual(heard[2]?.object, router);
  });
});

test("routers of the openstack engine: a foreign project's is not there", async (t) => {
  const cloud = await open(t);
  const router = await cloud.routers.create(cloud.one, { name: 'r' });
  for (const outsider of [cloud.two, cloud.domainMode]) {
    for (const act of [
      () => cloud.routers.read(outsider, router.id),
      () => cloud.routers.interfaces(outsider, router.id),
      () => cloud.routers.update(outsider, router.id, { name: 'x' }, null),
      () => cloud.routers.remove(outsider, router.id),
      () => cloud.routers.addInterface(outsider, router.id, { network_id: cloud.external.small }),
    ]) {
      assert.equal((await refusalOf(act())).status, 404);
    }
    assert.deepEqual((await cloud.routers.list(outsider, {})).data, []);
  }
  assert.equal((await cloud.routers.read(cloud.system, router.id)).name, 'r');
});

describe('routers of the openstack engine: list', () => {
  test('filters and sorts', async (t) => {
    const cloud = await open(t);
    const { core, router } = await inTwoNetworks(cloud);
    const alone = await cloud.routers.create(cloud.one, { name: 'alone', ...gateway(cloud.external.open) });
    const ids = async (query: Record<string, string>) =>
      (await cloud.routers.list(cloud.one, query)).data.map(({ id }) => id);
    assert.deepEqual(await ids({ network_id: core.id }), [router.id]);
    assert.deepEqual(await ids({ search: '203.0.113.10' }), [alone.id]);
    assert.deepEqual(await ids({ search: '10.2.0.1' }), [router.id]);
    assert.deepEqual(await ids({ name: 'contains:ALO' }), [alone.id]);
    // spec: list.bulk.matching
    const found = async (filters: Record<string, string>) =>
      (await refusalOf(cloud.routers.removeMany(cloud.one, { matching: { filters, count: 1 } }))).values['found'];
    assert.equal(await found({ status: 'DOWN' }), 0);
    assert.deepEqual(await ids({ status: 'in:ACTIVE,DOWN', sort: 'name:desc' }), [router.id, alone.id]);
    assert.equal(await found({ project_id: cloud.two.projectId ?? '' }), 0);
  });

  test('pages, counts, and names what it does not understand', async (t) => {
    const cloud = await open(t);
    for (const name of ['a', 'b', 'c']) await cloud.routers.create(cloud.one, { name });
    const first = await cloud.routers.list(cloud.one, { limit: '2', with_count: 'True', sort: 'name:asc' });
    assert.deepEqual([first.data.map(({ name }) => name), first.count], [['a', 'b'], 3]);
    const marker = first.data[1]?.id ?? '';
    const second = await cloud.routers.list(cloud.one, { limit: '2', marker, sort: 'name:asc' });
    assert.deepEqual([second.data.map(({ name }) => name), second.next_marker], [['c'], null]);
    const wrong = await problemsOfCall(cloud.routers.list(cloud.one, { type: 'vxlan', sort: 'mtu:asc' }));
    assert.deepEqual(Object.keys(wrong).sort(), ['sort', 'type']);
  });
});

describe('routers of the openstack engine: update', () => {
  test('the name, and who was slower is told so', async (t) => {
    const cloud = await open(t);
    const router = await cloud.routers.create(cloud.one, { name: 'r' });
    const renamed = await cloud.routers.update(cloud.one, router.id, { name: ' s ' }, router.revision_number);
    assert.deepEqual([renamed.name, renamed.revision_number > router.revision_number], ['s', true]);
    const late = await refusalOf(cloud.routers.update(cloud.one, router.id, { name: 'x' }, router.revision_number));
    assert.deepEqual([late.status, late.code], [412, 'revision_conflict']);
    assert.deepEqual(await problemsOfCall(cloud.routers.update(cloud.one, router.id, { name: ' ' }, null)), {
      name: 'required',
    });
  });

  // spec: router.gateway.keep
  test('the gateway: the same one keeps its address, another one has another', async (t) => {
    const cloud = await open(t);
    const { id, external_gateway_info: first } = await cloud.routers.create(cloud.one, {
      name: 'r',
      ...gateway(cloud.external.open),
    });
    const kept = await cloud.routers.update(cloud.one, id, gateway(cloud.external.open, false), null);
    assert.deepEqual(kept.external_gateway_info, { ...first, enable_snat: false });
    const moved = await cloud.routers.update(cloud.one, id, gateway(cloud.external.small), null);
    assert.deepEqual(
      [moved.external_gateway_info?.network_name, moved.external_gateway_info?.enable_snat],
      ['small', true],
    );
    const without = await cloud.routers.update(cloud.one, id, { external_gateway_info: null }, null);
    assert.equal(without.external_gateway_info, null);
  });

  // spec: router.routes.next-hop
  test('static routes, by next hops that it reaches', async (t) => {
    const cloud = await open(t);
    const { router, core } = await inTwoNetworks(cloud);
    const routes = [{ destination: '192.168.0.0/16', nexthop: '10.1.0.7' }];
    const changed = await cloud.routers.update(cloud.one, router.id, { routes }, null);
    assert.deepEqual(changed.routes, routes);
    assert.deepEqual(changed.interfaces_info.map(({ network_name, uses }) => [network_name, uses.routes]).toSorted(), [
      ['core', 1],
      ['edge', 0],
    ]);
    const wrong = [{ destination: '192.168.0.0/16', nexthop: '172.16.0.1' }];
    assert.deepEqual(await problemsOfCall(cloud.routers.update(cloud.one, router.id, { routes: wrong }, null)), {
      'routes.0.nexthop': 'nexthop_unreachable',
    });
    const needed = await refusalOf(cloud.routers.removeInterface(cloud.one, router.id, { network_id: core.id }));
    assert.deepEqual([needed.status, needed.code, needed.values['by']], [409, 'in_use', 'routes']);
  });

  test('a new gateway and a route by it, in one call', async (t) => {
    const cloud = await open(t);
    const { id } = await cloud.routers.create(cloud.one, { name: 'r' });
    const routes = [{ destination: '192.168.0.0/16', nexthop: '203.0.113.200' }];
    const changed = await cloud.routers.update(cloud.one, id, { ...gateway(cloud.external.open), routes }, null);
    assert.deepEqual([changed.external_gateway_info?.network_name, changed.routes], ['open', routes]);
  });
});

describe('routers of the openstack engine: interfaces', () => {
  test('come and go, and tell of their networks', async (t) => {
    const cloud = await open(t);
    const core = await network(cloud, 'core', v4('10.1.0.0/24'));
    const { id } = await cloud.routers.create(cloud.one, { name: 'r' });
    cloud.drainEvents();
    const connected = await cloud.routers.addInterface(cloud.one, id, { network_id: core.id.toUpperCase() });
    assert.deepEqual(
      connected.interfaces_info.map(({ fixed_ips }) => fixed_ips.map(({ ip_address }) => ip_address)),
      [['10.1.0.1']],
    );
    assert.deepEqual(
      cloud.drainEvents().map(({ type }) => type),
      ['subnet', 'network', 'router'],
    );
    const second = await cloud.routers.create(cloud.one, { name: 'second' });
    assert.deepEqual(await problemsOfCall(cloud.routers.addInterface(cloud.one, second.id, { network_id: core.id })), {
      ip_address: 'gateway_address_taken',
    });
    const beside = { network_id: core.id, ip_address: '10.1.0.9' };
    await cloud.routers.addInterface(cloud.one, second.id, beside);
    const wrong = { network_id: core.id, ip_address: '10.1.0.8' };
    assert.deepEqual(await problemsOfCall(cloud.routers.removeInterface(cloud.one, second.id, wrong)), {
      ip_address: 'address_unknown',
    });
    const disconnected = await cloud.routers.removeInterface(cloud.one, second.id, beside);
    assert.deepEqual(disconnected.interfaces_info, []);
  });

  // spec: router.interface.update
  test('have other addresses afterwards, and the MAC that they had', async (t) => {
    const cloud = await open(t);
    const { router, core } = await inTwoNetworks(cloud);
    const port = router.interfaces_info.find(({ network_id }) => network_id === core.id);
    const subnet_id = core.subnets[0]?.id ?? '';
    const change = (ip_address: string, revision: number | null = null) =>
      cloud.routers.updateInterface(
        cloud.one,
        router.id,
        port?.id ?? '',
        { fixed_ips: [{ subnet_id, ip_address }] },
        revision,
      );
    assert.deepEqual(await problemsOfCall(change('10.9.0.1')), { 'fixed_ips.0.ip_address': 'outside_subnet' });
    assert.equal((await refusalOf(change('10.1.0.5', 0))).code, 'revision_conflict');
    const changed = await change('10.1.0.5');
    const after = changed.interfaces_info.find(({ network_id }) => network_id === core.id);
    assert.deepEqual(
      [after?.fixed_ips, after?.mac_address],
      [[{ subnet_id, ip_address: '10.1.0.5' }], port?.mac_address],
    );
  });

  // spec: router.interface.in-use
  test('stay while a floating IP needs them, and so does the gateway', async (t) => {
    const cloud = await open(t);
    const { router, core } = await inTwoNetworks(cloud);
    await cloud.routers.update(cloud.one, router.id, gateway(cloud.external.open), null);
    await cloud.addFloatingIp(core.id);
    const { interfaces_info, external_gateway_info } = await cloud.routers.read(cloud.one, router.id);
    assert.deepEqual(interfaces_info.map(({ network_name, uses }) => [network_name, uses.floating_ips]).toSorted(), [
      ['core', 1],
      ['edge', 0],
    ]);
    assert.equal(external_gateway_info?.uses.floating_ips, 1);
    for (const act of [
      () => cloud.routers.removeInterface(cloud.one, router.id, { network_id: core.id }),
      () => cloud.routers.update(cloud.one, router.id, { external_gateway_info: null }, null),
    ]) {
      const { code, values } = await refusalOf(act());
      assert.deepEqual([code, values], ['in_use', { name: 'r', count: 1, by: 'floating_ips' }]);
    }
  });

  test('many at once', async (t) => {
    const cloud = await open(t);
    const { router } = await inTwoNetworks(cloud);
    const ids = router.interfaces_info.map(({ id }) => id);
    const { task_id } = await cloud.routers.removeInterfaces(cloud.one, ids);
    const task = await cloud.ended(task_id);
    assert.deepEqual([task.state, task.result?.done?.toSorted()], ['success', ids.toSorted()]);
    assert.deepEqual((await cloud.routers.read(cloud.one, router.id)).interfaces_info, []);
  });
});

describe('routers of the openstack engine: delete', () => {
  // spec: router.delete.in-use
  test('not while it stands in networks', async (t) => {
    const cloud = await open(t);
    const { core, edge, router } = await inTwoNetworks(cloud);
    await cloud.routers.update(cloud.one, router.id, gateway(cloud.external.open), null);
    const refusal = await refusalOf(cloud.routers.remove(cloud.one, router.id));
    assert.deepEqual(
      [refusal.status, refusal.code, refusal.values],
      [409, 'in_use', { name: 'r', count: 2, by: 'interfaces' }],
    );
    for (const { id } of [core, edge]) await cloud.routers.removeInterface(cloud.one, router.id, { network_id: id });
    cloud.drainEvents();
    await cloud.routers.remove(cloud.one, router.id);
    assert.deepEqual(cloud.drainEvents().map(({ type, operation }) => [type, operation])[0], ['router', 'deleted']);
    assert.equal((await refusalOf(cloud.routers.read(cloud.one, router.id))).status, 404);
    assert.equal((await cloud.networks.read(cloud.one, cloud.external.open)).ports_count, 0);
  });

  test('many at once, as a task that says which stayed and why', async (t) => {
    const cloud = await open(t);
    const { router: used } = await inTwoNetworks(cloud);
    const free = await cloud.routers.create(cloud.one, { name: 'free' });
    const theirs = await cloud.routers.create(cloud.two, { name: 'secret' });
    const { task_id } = await cloud.routers.removeMany(cloud.one, { ids: [used.id, free.id, theirs.id, free.id] });
    const task = await cloud.ended(task_id);
    assert.deepEqual([task.name, task.state, task.result?.done], ['compute.routers.delete_many', 'success', [free.id]]);
    assert.deepEqual(
      task.result?.errors?.map(({ id, name, err_code }) => [id, name, err_code]),
      [
        [used.id, 'r', 'in_use'],
        [theirs.id, theirs.id, 'not_found'],
      ],
    );
    assert.equal((await cloud.routers.read(cloud.two, theirs.id)).name, 'secret');
  });

  test('a role that may not delete starts no task', async (t) => {
    const cloud = await open(t);
    const router = await cloud.routers.create(cloud.one, { name: 'r' });
    assert.equal((await refusalOf(cloud.routers.removeMany(cloud.reader, { ids: [router.id] }))).code, 'forbidden');
  });
});
