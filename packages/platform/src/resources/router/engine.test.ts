import assert from 'node:assert/strict';
import { beforeEach, describe, test } from 'node:test';
import { type Network, type PortUses, Router, type Subnet, type SubnetDraft } from '@skydeck/contract';
import type { ReadEngine } from '../../engines/crud-engine.ts';
import { embedded } from '../../engines/embedded/test-cloud.ts';
import { openstackIn } from '../../engines/openstack/testing/test-cloud.ts';
import { isInPools } from '../../engines/test-addresses.ts';
import type { EngineHarness, TestCloud } from '../../engines/test-cloud.ts';
import { problemsOfCall, refusalOf } from '../../engines/test-refusals.ts';
import type { RouterEngine } from './port.ts';

interface RouterCloud extends TestCloud {
  readonly routers: RouterEngine;
  readonly networks: ReadEngine<Network>;
}

const v4 = (cidr: string): SubnetDraft => ({ cidr, ip_version: 4 });
const v6 = (cidr: string): SubnetDraft => ({ cidr, ip_version: 6 });
const gateway = (network_id: string, enable_snat?: boolean) => ({
  external_gateway_info: { network_id, ...(enable_snat !== undefined && { enable_snat }) },
});
/** Neither an interface nor an engine has an order of IP versions. */
const addressesOf = (port: { readonly fixed_ips: readonly { readonly ip_address: string }[] } | undefined) =>
  port?.fixed_ips.map(({ ip_address }) => ip_address).toSorted();
const subnetOf = ({ subnets }: Network, version: 4 | 6): Subnet => {
  const found = subnets.find(({ ip_version }) => ip_version === version);
  assert.ok(found);
  return found;
};
const unused: PortUses = { routes: 0, vpns: 0, floating_ips: 0 };

/** One suite for each engine behind the port. */
export function describeRouterEngine(harness: EngineHarness<RouterCloud>): void {
  describe(`routers of the ${harness.engine} engine`, () => {
    let cloud: RouterCloud;
    beforeEach(async (t) => {
      cloud = await harness.open(t);
    });

    const network = (name: string, ...subnets: SubnetDraft[]): Promise<Network> =>
      cloud.makeNetwork(cloud.one, { name, ipam_enabled: true, subnets });
    /** A router that is connected with 10.1.0.0/24 and 10.2.0.0/24. */
    async function inTwoNetworks() {
      const [core, edge] = [await network('core', v4('10.1.0.0/24')), await network('edge', v4('10.2.0.0/24'))];
      const interfaces = [{ network_id: core.id }, { network_id: edge.id }];
      return { core, edge, router: await cloud.routers.create(cloud.one, { name: 'r', interfaces }) };
    }
    /** Whether there is one address of each subnet, out of its pools. */
    async function areOfPools(networkId: string, fixedIps: readonly { subnet_id: string; ip_address: string }[]) {
      const { subnets } = await cloud.networks.read(cloud.one, networkId);
      const isOf = (subnet: Subnet) =>
        fixedIps.some(({ subnet_id, ip_address }) => subnet_id === subnet.id && isInPools(subnet, ip_address));
      return fixedIps.length === subnets.length && subnets.every(isOf);
    }
    /** What was told of routers and networks; an engine may tell of more. */
    const told = () =>
      cloud
        .drainEvents()
        .filter(({ type }) => type === 'router' || type === 'network')
        .map(({ type, operation, id }) => [type, operation, id].join(' '))
        .toSorted();
    const interfacesNamed = async (id: string) =>
      Object.fromEntries(
        (await cloud.routers.read(cloud.one, id)).interfaces_info.map((port) => [port.network_name, port]),
      );

    describe('create', () => {
      // spec: router.gateway
      test('with a gateway: an address of each IP version, SNAT unless told otherwise', async () => {
        const { open } = cloud.external;
        const router = await cloud.routers.create(cloud.one, { name: ' edge ', ...gateway(open) });
        const info = router.external_gateway_info;
        assert.deepEqual(
          [router.name, router.status, info?.network_name, info?.enable_snat, info?.uses],
          ['edge', 'ACTIVE', 'open', true, unused],
        );
        assert.equal(info?.external_fixed_ips.length, 2);
        assert.ok(await areOfPools(open, info.external_fixed_ips));
        assert.deepEqual(Object.keys(router).toSorted(), Object.keys(Router.schema).toSorted());
        assert.deepEqual([router.project_id, router.domain_id], [cloud.one.projectId, 'default']);
        assert.deepEqual(await cloud.routers.read(cloud.one, router.id), router);
        const second = await cloud.routers.create(cloud.two, { name: 'edge', ...gateway(open, false) });
        assert.equal(second.external_gateway_info?.enable_snat, false);
        assert.notDeepEqual(second.external_gateway_info?.external_fixed_ips, info?.external_fixed_ips);
      });

      // spec: router.interface.address
      test('with interfaces, at the gateway addresses of both IP versions', async () => {
        const core = await network('core', v4('10.1.0.0/24'), v6('fd00:1::/64'));
        const router = await cloud.routers.create(cloud.one, { name: 'r', interfaces: [{ network_id: core.id }] });
        const [port] = router.interfaces_info;
        assert.equal(port?.network_name, 'core');
        assert.deepEqual(addressesOf(port), core.subnets.map(({ gateway_ip }) => gateway_ip).toSorted());
        assert.deepEqual((await cloud.routers.interfaces(cloud.one, router.id)).data, router.interfaces_info);
        // The gateway's address is in no pool.
        const after = await cloud.networks.read(cloud.one, core.id);
        assert.deepEqual([after.ports_count, after.subnets[0]?.used_ips], [1, 0]);
      });

      test('names each wrong field and keeps nothing', async () => {
        const [core, other, bare] = [
          await network('core', v4('10.1.0.0/24')),
          await network('other', v4('10.1.0.0/16')),
          await network('bare'),
        ];
        cloud.drainEvents();
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
        assert.equal((await cloud.networks.read(cloud.one, core.id)).ports_count, 0);
        assert.deepEqual(cloud.drainEvents(), []);
      });

      test('a gateway only where the project is let through', async () => {
        const { restricted } = cloud.external;
        const refused = (id: string) => problemsOfCall(cloud.routers.create(cloud.two, { name: 'r', ...gateway(id) }));
        assert.deepEqual(await refused(restricted), { 'external_gateway_info.network_id': 'network_not_external' });
        const own = await network('core', v4('10.1.0.0/24'));
        assert.deepEqual(await refused(own.id), { 'external_gateway_info.network_id': 'network_unknown' });
        const router = await cloud.routers.create(cloud.one, { name: 'r', ...gateway(restricted) });
        assert.equal(router.external_gateway_info?.network_name, 'restricted');
      });

      test('refuses a gateway when the external network has no address left', async () => {
        const { small } = cloud.external;
        await cloud.routers.create(cloud.one, { name: 'first', ...gateway(small) });
        await cloud.routers.create(cloud.two, { name: 'second', ...gateway(small) });
        assert.deepEqual(await problemsOfCall(cloud.routers.create(cloud.one, { name: 'third', ...gateway(small) })), {
          'external_gateway_info.network_id': 'no_addresses_left',
        });
      });

      // spec: router.quota
      test('refuses more than the quota', async () => {
        for (let at = 0; at < 10; at += 1) await cloud.routers.create(cloud.one, { name: 'same name' });
        const refusal = await refusalOf(cloud.routers.create(cloud.one, { name: 'eleventh' }));
        assert.deepEqual([refusal.status, refusal.code, refusal.values['limit']], [409, 'quota_exceeded', 10]);
      });

      test('tells of the router, and of the networks whose use it changed', async () => {
        const core = await network('core', v4('10.1.0.0/24'));
        cloud.drainEvents();
        const router = await cloud.routers.create(cloud.one, { name: 'r', interfaces: [{ network_id: core.id }] });
        const events = cloud.drainEvents();
        const find = (name: string) => events.filter(({ type }) => type === name);
        assert.deepEqual(find('router'), [
          { type: 'router', operation: 'created', id: router.id, projectId: cloud.one.projectId, object: router },
        ]);
        assert.deepEqual(
          find('network').map(({ operation, id, object }) => [operation, id, object['ports_count']]),
          [['updated', core.id, 1]],
        );
        assert.deepEqual(
          find('subnet').map(({ operation, id }) => [operation, id]),
          [['updated', core.subnets[0]?.id]],
        );
      });
    });

    // spec: list.scope
    test("another project's router is not there", async () => {
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

    describe('list', () => {
      test('filters and sorts', async () => {
        const { core, router } = await inTwoNetworks();
        const alone = await cloud.routers.create(cloud.one, { name: 'alone', ...gateway(cloud.external.open) });
        const [address] = alone.external_gateway_info?.external_fixed_ips ?? [];
        const ids = async (query: Record<string, string>) =>
          (await cloud.routers.list(cloud.one, query)).data.map(({ id }) => id);
        assert.deepEqual(await ids({ network_id: core.id }), [router.id]);
        assert.deepEqual(await ids({ search: address?.ip_address ?? '' }), [alone.id]);
        assert.deepEqual(await ids({ search: '10.2.0.1' }), [router.id]);
        assert.deepEqual(await ids({ name: 'contains:ALO' }), [alone.id]);
        assert.deepEqual(await ids({ status: 'DOWN' }), []);
        assert.deepEqual(await ids({ status: 'in:ACTIVE,DOWN', sort: 'name:desc' }), [router.id, alone.id]);
        assert.deepEqual(await ids({ project_id: cloud.two.projectId ?? '' }), []);
      });

      test('pages, counts, and names what it does not understand', async () => {
        for (const name of ['a', 'b', 'c']) await cloud.routers.create(cloud.one, { name });
        const first = await cloud.routers.list(cloud.one, { limit: '2', with_count: 'True', sort: 'name:asc' });
        assert.deepEqual([first.data.map(({ name }) => name), first.count], [['a', 'b'], 3]);
        // Also the bare id of the last item is a marker.
        const marker = first.data[1]?.id ?? '';
        const second = await cloud.routers.list(cloud.one, { limit: '2', marker, sort: 'name:asc' });
        assert.deepEqual([second.data.map(({ name }) => name), second.next_marker], [['c'], null]);
        const wrong = await problemsOfCall(cloud.routers.list(cloud.one, { type: 'vxlan', sort: 'mtu:asc' }));
        assert.deepEqual(Object.keys(wrong).toSorted(), ['sort', 'type']);
      });
    });

    describe('update', () => {
      // spec: form.revision
      test('the name, and who was slower is told so', async () => {
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
      test('the same gateway keeps its address, another one gives it back', async () => {
        const { small, restricted } = cloud.external;
        const { id, external_gateway_info: first } = await cloud.routers.create(cloud.one, {
          name: 'r',
          ...gateway(small),
        });
        const change = async (body: Parameters<RouterEngine['update']>[2]) =>
          (await cloud.routers.update(cloud.one, id, body, null)).external_gateway_info;
        assert.deepEqual(await change(gateway(small, false)), { ...first, enable_snat: false });
        assert.equal((await change(gateway(small)))?.enable_snat, false);
        const moved = await change(gateway(restricted));
        assert.deepEqual([moved?.network_name, moved?.enable_snat], ['restricted', true]);
        assert.equal((await cloud.networks.read(cloud.one, small)).ports_count, 0);
        cloud.drainEvents();
        assert.equal(await change({ external_gateway_info: null }), null);
        assert.ok(told().includes(`network updated ${restricted}`));
      });

      test('a gateway that is refused changes nothing', async () => {
        const router = await cloud.routers.create(cloud.one, { name: 'r', ...gateway(cloud.external.open) });
        const core = await network('core', v4('203.0.113.0/25'));
        assert.deepEqual(
          await problemsOfCall(cloud.routers.update(cloud.one, router.id, { name: 'x', ...gateway(core.id) }, null)),
          { 'external_gateway_info.network_id': 'network_not_external' },
        );
        assert.deepEqual(await cloud.routers.read(cloud.one, router.id), router);
      });

      // spec: router.routes.next-hop
      test('static routes need a next hop in a network of the router', async () => {
        const { router } = await inTwoNetworks();
        const routes = [
          { destination: '10.9.0.0/16', nexthop: '10.1.0.9' },
          { destination: '10.9.0.0/16', nexthop: '10.7.0.9' },
          { destination: '10.8.0.0/16', nexthop: '10.2.0.1' },
          { destination: '10.8.0.1/16', nexthop: 'fd00::1' },
          { destination: '10.7.0.0/16', nexthop: '10.1.0.255' },
          { destination: '10.7.0.0/16', nexthop: '10.2.0.0' },
        ];
        assert.deepEqual(await problemsOfCall(cloud.routers.update(cloud.one, router.id, { routes }, null)), {
          'routes.1.nexthop': 'nexthop_unreachable',
          'routes.2.nexthop': 'nexthop_is_router',
          'routes.3.destination': 'cidr_not_network',
          'routes.3.nexthop': 'ipv4_invalid',
          'routes.4.nexthop': 'not_a_host',
          'routes.5.nexthop': 'not_a_host',
        });
        const changed = await cloud.routers.update(cloud.one, router.id, { routes: routes.slice(0, 1) }, null);
        assert.deepEqual(changed.routes, routes.slice(0, 1));
      });

      test('a new gateway and a route by it, in one call', async () => {
        const { id } = await cloud.routers.create(cloud.one, { name: 'r' });
        const routes = [{ destination: '192.168.0.0/16', nexthop: '203.0.113.200' }];
        const changed = await cloud.routers.update(cloud.one, id, { ...gateway(cloud.external.open), routes }, null);
        assert.deepEqual([changed.external_gateway_info?.network_name, changed.routes], ['open', routes]);
      });

      // spec: router.interface.in-use
      test('a gateway stays while a route goes through it', async () => {
        const { id } = await cloud.routers.create(cloud.one, { name: 'r', ...gateway(cloud.external.open) });
        const routes = [{ destination: '10.0.0.0/8', nexthop: '203.0.113.200' }];
        await cloud.routers.update(cloud.one, id, { routes }, null);
        const refusal = await refusalOf(cloud.routers.update(cloud.one, id, { external_gateway_info: null }, null));
        assert.deepEqual(
          [refusal.status, refusal.code, refusal.values],
          [409, 'in_use', { name: 'r', count: 1, by: 'routes' }],
        );
        const without = { external_gateway_info: null, routes: [] };
        const cleared = await cloud.routers.update(cloud.one, id, without, null);
        assert.deepEqual([cleared.external_gateway_info, cleared.routes], [null, []]);
      });
    });

    describe('interfaces', () => {
      test('come and go, and tell of their networks', async () => {
        const core = await network('core', v4('10.1.0.0/24'));
        const { id } = await cloud.routers.create(cloud.one, { name: 'r' });
        cloud.drainEvents();
        const connected = await cloud.routers.addInterface(cloud.one, id, { network_id: core.id.toUpperCase() });
        assert.deepEqual(connected.interfaces_info.map(addressesOf), [['10.1.0.1']]);
        const expected = [`network updated ${core.id}`, `router updated ${id}`];
        assert.deepEqual(told(), expected);
        const wrong = { network_id: core.id, ip_address: '10.1.0.8' };
        assert.deepEqual(await problemsOfCall(cloud.routers.removeInterface(cloud.one, id, wrong)), {
          ip_address: 'address_unknown',
        });
        const right = { network_id: core.id, ip_address: '10.1.0.1' };
        const disconnected = await cloud.routers.removeInterface(cloud.one, id, right);
        assert.deepEqual(disconnected.interfaces_info, []);
        assert.deepEqual(told(), expected);
      });

      // spec: router.interface.address
      test('a second router of a network needs an address of its own', async () => {
        const core = await network('core', v4('10.1.0.0/24'), v6('fd00:1::/64'));
        await cloud.routers.create(cloud.one, { name: 'first', interfaces: [{ network_id: core.id }] });
        const second = await cloud.routers.create(cloud.one, { name: 'second' });
        const add = (ip_address?: string) =>
          cloud.routers.addInterface(cloud.one, second.id, { network_id: core.id, ...(ip_address && { ip_address }) });
        assert.deepEqual(await problemsOfCall(add()), { ip_address: 'gateway_address_taken' });
        assert.deepEqual(await problemsOfCall(add('10.1.0.1')), { ip_address: 'address_taken' });
        assert.deepEqual(await problemsOfCall(add('10.2.0.1')), { ip_address: 'outside_subnet' });
        assert.deepEqual(await problemsOfCall(add('10.1.0.255')), { ip_address: 'not_a_host' });
        assert.deepEqual(await problemsOfCall(add('10.1.0')), { ip_address: 'ip_invalid' });
        const [port] = (await add('10.1.0.254')).interfaces_info;
        const [four, six] = addressesOf(port) ?? [];
        assert.equal(four, '10.1.0.254');
        assert.ok(isInPools(subnetOf(core, 6), six));
      });

      test('a network without a gateway needs an address', async () => {
        const closed = await network('closed', { ...v4('10.1.0.0/24'), gateway_ip: null });
        const router = await cloud.routers.create(cloud.one, { name: 'r' });
        const add = (ip_address?: string) =>
          cloud.routers.addInterface(cloud.one, router.id, {
            network_id: closed.id,
            ...(ip_address && { ip_address }),
          });
        assert.deepEqual(await problemsOfCall(add()), { ip_address: 'gateway_address_missing' });
        assert.deepEqual((await add('10.1.0.7')).interfaces_info.map(addressesOf), [['10.1.0.7']]);
      });

      // spec: router.interface.networks
      test('not twice, not over itself, not in its own external network', async () => {
        const { core, router } = await inTwoNetworks();
        const add = (network_id: string) =>
          problemsOfCall(cloud.routers.addInterface(cloud.one, router.id, { network_id }));
        assert.deepEqual(await add(core.id), { network_id: 'network_already_attached' });
        assert.deepEqual(await add((await network('over', v4('10.1.0.0/16'))).id), { network_id: 'cidr_overlaps' });
        await cloud.routers.update(cloud.one, router.id, gateway(cloud.external.small), null);
        assert.deepEqual(await add(cloud.external.small), { network_id: 'network_is_gateway' });
        const outside = await network('outside', v4('198.51.100.0/24'));
        assert.deepEqual(await add(outside.id), { network_id: 'cidr_overlaps' });
        assert.equal((await cloud.routers.read(cloud.one, router.id)).interfaces_info.length, 2);
      });

      // spec: router.interface.in-use
      test('leave, unless a static route needs them', async () => {
        const { core, edge, router } = await inTwoNetworks();
        const routes = [{ destination: '10.9.0.0/16', nexthop: '10.1.0.9' }];
        await cloud.routers.update(cloud.one, router.id, { routes }, null);
        const leave = (network_id: string) => cloud.routers.removeInterface(cloud.one, router.id, { network_id });
        const refusal = await refusalOf(leave(core.id));
        assert.deepEqual(
          [refusal.status, refusal.code, refusal.values],
          [409, 'in_use', { name: 'r', count: 1, by: 'routes' }],
        );
        cloud.drainEvents();
        const changed = await leave(edge.id);
        assert.deepEqual(
          changed.interfaces_info.map(({ network_id, uses }) => [network_id, uses]),
          [[core.id, { ...unused, routes: 1 }]],
        );
        assert.ok(changed.revision_number > router.revision_number);
        const events = cloud.drainEvents();
        assert.equal(events.find(({ type }) => type === 'network')?.object['ports_count'], 0);
        assert.deepEqual(events.find(({ type }) => type === 'router')?.object, changed);
        assert.deepEqual(await problemsOfCall(leave(edge.id)), { network_id: 'network_not_attached' });
        assert.deepEqual((await cloud.routers.list(cloud.one, { network_id: edge.id })).data, []);
      });

      // spec: router.interface.in-use
      test('a route needs the port in the subnet of its next hop', async () => {
        const { router, edge } = await inTwoNetworks();
        await cloud.routers.update(cloud.one, router.id, gateway(cloud.external.open), null);
        const routes = [
          { destination: '172.16.0.0/16', nexthop: '10.2.0.9' },
          { destination: '172.17.0.0/16', nexthop: '10.2.0.8' },
          { destination: '172.18.0.0/16', nexthop: '203.0.113.200' },
        ];
        const changed = await cloud.routers.update(cloud.one, router.id, { routes }, null);
        assert.equal(changed.external_gateway_info?.uses.routes, 1);
        const ports = await interfacesNamed(router.id);
        assert.deepEqual([ports['core']?.uses, ports['edge']?.uses], [unused, { ...unused, routes: 2 }]);
        const refusal = await refusalOf(cloud.routers.removeInterface(cloud.one, router.id, { network_id: edge.id }));
        assert.deepEqual([refusal.values['by'], refusal.values['count']], ['routes', 2]);
      });

      // spec: router.interface.in-use
      test('stay while a floating IP needs them, and so does the gateway', async () => {
        const { router, core } = await inTwoNetworks();
        await cloud.routers.update(cloud.one, router.id, gateway(cloud.external.open), null);
        await cloud.addFloatingIp(core.id);
        const { interfaces_info, external_gateway_info } = await cloud.routers.read(cloud.one, router.id);
        assert.equal(external_gateway_info?.uses.floating_ips, 1);
        assert.deepEqual(
          interfaces_info.map(({ network_name, uses }) => [network_name, uses.floating_ips]).toSorted(),
          [
            ['core', 1],
            ['edge', 0],
          ],
        );
        for (const act of [
          () => cloud.routers.removeInterface(cloud.one, router.id, { network_id: core.id }),
          () => cloud.routers.update(cloud.one, router.id, { external_gateway_info: null }, null),
        ]) {
          const { code, values } = await refusalOf(act());
          assert.deepEqual([code, values], ['in_use', { name: 'r', count: 1, by: 'floating_ips' }]);
        }
      });

      test('many leave at once, in a task that says which stayed and why', async () => {
        const { router } = await inTwoNetworks();
        const routes = [{ destination: '172.16.0.0/16', nexthop: '10.2.0.9' }];
        await cloud.routers.update(cloud.one, router.id, { routes }, null);
        const { core, edge } = await interfacesNamed(router.id);
        const [goes, stays] = [core?.id ?? '', edge?.id ?? ''];
        const ids = [goes, stays.toUpperCase(), 'gone', goes];
        const { task_id } = await cloud.routers.removeInterfaces(cloud.one, ids);
        const { name, state, result } = await cloud.ended(task_id);
        assert.deepEqual([name, state, result?.done], ['compute.routers.disconnect_many', 'success', [goes]]);
        assert.deepEqual(
          result?.errors?.map(({ id, name: who, err_code }) => [id, who, err_code]),
          [
            [stays, 'edge', 'in_use'],
            ['gone', 'gone', 'not_found'],
          ],
        );
        assert.deepEqual(Object.keys(await interfacesNamed(router.id)), ['edge']);
        assert.equal((await refusalOf(cloud.routers.removeInterfaces(cloud.reader, [stays]))).code, 'forbidden');
      });

      test("another project's stay, and their names are not told", async () => {
        const { router } = await inTwoNetworks();
        const ids = router.interfaces_info.map(({ id }) => id);
        const { task_id } = await cloud.routers.removeInterfaces(cloud.two, ids);
        const { result } = await cloud.ended(task_id);
        assert.deepEqual(
          result?.errors?.map(({ name, err_code }) => [name, err_code]),
          ids.map((id) => [id, 'not_found']),
        );
        assert.equal((await cloud.routers.read(cloud.one, router.id)).interfaces_info.length, 2);
      });
    });

    describe('changed interfaces', () => {
      async function setUp() {
        const core = await network('core', v4('10.1.0.0/24'), v6('fd00:1::/64'));
        const router = await cloud.routers.create(cloud.one, { name: 'r', interfaces: [{ network_id: core.id }] });
        const [port] = router.interfaces_info;
        assert.ok(port);
        const [four, six] = [subnetOf(core, 4), subnetOf(core, 6)];
        const update = (fixed_ips: { subnet_id: string; ip_address: string }[], revision: number | null = null) =>
          cloud.routers.updateInterface(cloud.one, router.id, port.id, { fixed_ips }, revision);
        return { core, router, port, four, six, update };
      }

      // spec: router.interface.update
      test('one address changes; the other one and the MAC address stay, and everybody is told', async () => {
        const { core, router, port, four, six, update } = await setUp();
        cloud.drainEvents();
        const changed = await update([{ subnet_id: four.id, ip_address: '10.1.0.254' }], router.revision_number);
        const [after] = changed.interfaces_info;
        assert.deepEqual([addressesOf(after), after?.mac_address], [['10.1.0.254', six.gateway_ip], port.mac_address]);
        assert.ok(changed.revision_number > router.revision_number);
        assert.deepEqual(told(), [`network updated ${core.id}`, `router updated ${router.id}`]);
        const { data: found } = await cloud.routers.list(cloud.one, { search: '10.1.0.254' });
        assert.deepEqual(
          found.map(({ id }) => id),
          [router.id],
        );
      });

      test('it keeps the addresses it has, however they are written', async () => {
        const { four, six, port, update } = await setUp();
        const same = await update([
          { subnet_id: four.id, ip_address: four.gateway_ip ?? '' },
          { subnet_id: six.id.toUpperCase(), ip_address: six.gateway_ip?.toUpperCase() ?? '' },
        ]);
        assert.deepEqual(same.interfaces_info.map(addressesOf), [addressesOf(port)]);
      });

      test('an address that is no host of the subnet, or in use, is refused at its field', async () => {
        const { core, four, six, update } = await setUp();
        const taken = (await cloud.addServer(core.id)).find((address) => !address.includes(':')) ?? '';
        const refused = (...ips: string[]) =>
          problemsOfCall(update(ips.map((ip_address, at) => ({ subnet_id: [four.id, six.id][at] ?? '', ip_address }))));
        assert.deepEqual(await refused('10.2.0.1'), { 'fixed_ips.0.ip_address': 'outside_subnet' });
        assert.deepEqual(await refused('10.1.0.255'), { 'fixed_ips.0.ip_address': 'not_a_host' });
        assert.deepEqual(await refused(taken, 'x'), {
          'fixed_ips.0.ip_address': 'address_taken',
          'fixed_ips.1.ip_address': 'ip_invalid',
        });
        assert.deepEqual(await problemsOfCall(update([{ subnet_id: core.id, ip_address: '10.1.0.9' }])), {
          'fixed_ips.0.ip_address': 'network_not_attached',
        });
      });

      test('a router does not become its own next hop', async () => {
        const { router, four, update } = await setUp();
        const routes = [{ destination: '10.9.0.0/16', nexthop: '10.1.0.9' }];
        await cloud.routers.update(cloud.one, router.id, { routes }, null);
        const { status, code, values } = await refusalOf(update([{ subnet_id: four.id, ip_address: '10.1.0.9' }]));
        assert.deepEqual([status, code, values['by']], [409, 'in_use', 'routes']);
      });

      test('an older revision is refused, and what the scope does not see is not there', async () => {
        const { router, port, four, update } = await setUp();
        const ips = [{ subnet_id: four.id, ip_address: '10.1.0.7' }];
        assert.equal((await refusalOf(update(ips, router.revision_number - 1))).code, 'revision_conflict');
        for (const [scope, routerId, portId] of [
          [cloud.two, router.id, port.id],
          [cloud.one, port.network_id, port.id],
          [cloud.one, router.id, router.id],
        ] as const) {
          const call = cloud.routers.updateInterface(scope, routerId, portId, { fixed_ips: ips }, null);
          assert.equal((await refusalOf(call)).status, 404);
        }
      });
    });

    describe('delete', () => {
      // spec: router.delete.in-use
      test("gives the gateway's address back, but not while it is connected with networks", async () => {
        const { core, edge, router } = await inTwoNetworks();
        await cloud.routers.update(cloud.one, router.id, gateway(cloud.external.open), null);
        const refusal = await refusalOf(cloud.routers.remove(cloud.one, router.id));
        assert.deepEqual(
          [refusal.status, refusal.code, refusal.values],
          [409, 'in_use', { name: 'r', count: 2, by: 'interfaces' }],
        );
        for (const { id } of [core, edge])
          await cloud.routers.removeInterface(cloud.one, router.id, { network_id: id });
        cloud.drainEvents();
        await cloud.routers.remove(cloud.one, router.id);
        assert.ok(told().includes(`router deleted ${router.id}`));
        assert.equal((await refusalOf(cloud.routers.read(cloud.one, router.id))).status, 404);
        assert.equal((await cloud.networks.read(cloud.one, cloud.external.open)).ports_count, 0);
      });

      // spec: task.many
      test('many at once, as a task that says which stayed and why', async () => {
        const { router: used } = await inTwoNetworks();
        const free = await cloud.routers.create(cloud.one, { name: 'free' });
        const theirs = await cloud.routers.create(cloud.two, { name: 'secret' });
        const { task_id } = await cloud.routers.removeMany(cloud.one, [used.id, free.id, theirs.id, free.id]);
        const { name, state, result } = await cloud.ended(task_id);
        assert.deepEqual([name, state, result?.done], ['compute.routers.delete_many', 'success', [free.id]]);
        assert.deepEqual(
          result?.errors?.map(({ id, name: who, err_code }) => [id, who, err_code]),
          [
            [used.id, 'r', 'in_use'],
            [theirs.id, theirs.id, 'not_found'],
          ],
        );
        assert.deepEqual(result?.errors?.[0]?.values, { name: 'r', count: 2, by: 'interfaces' });
        assert.equal((await cloud.routers.read(cloud.two, theirs.id)).name, 'secret');
      });

      test('a role that may not delete starts no task', async () => {
        const router = await cloud.routers.create(cloud.one, { name: 'r' });
        assert.equal((await refusalOf(cloud.routers.removeMany(cloud.reader, [router.id]))).code, 'forbidden');
      });
    });
  });
}

describeRouterEngine(embedded);
describeRouterEngine(openstackIn(import.meta.dirname));
