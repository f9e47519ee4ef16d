import assert from 'node:assert/strict';
import { beforeEach, describe, test } from 'node:test';
import type { Router } from '@skydeck/contract';
import { embedded } from '../../engines/embedded/test-cloud.ts';
import { isInPools } from '../../engines/test-addresses.ts';
import { openstackIn } from '../../engines/openstack/testing/test-cloud.ts';
import type { EngineHarness } from '../../engines/test-cloud.ts';
import { problemsOfCall, refusalOf } from '../../engines/test-refusals.ts';
import type { RouterEngine } from './port.ts';
import {
  addressesOf,
  eventsOf,
  gateway,
  inTwoNetworks,
  interfacesNamed,
  makeNetwork,
  type RouterCloud,
  subnetOf,
  unused,
  v4,
  v6,
} from './test-routers.ts';

/** The second half of the suite: what can be done to a router that is there. */
export function describeRouterChanges(harness: EngineHarness<RouterCloud>): void {
  describe(`changes of routers of the ${harness.engine} engine`, () => {
    let cloud: RouterCloud;
    beforeEach(async (t) => {
      cloud = await harness.open(t);
    });

    describe('update', () => {
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
        assert.ok(eventsOf(cloud).includes(`network updated ${restricted}`));
      });

      // spec: router.gateway.keep
      test('of two addresses of a gateway the chosen one changes, the other one stays', async () => {
        const { open } = cloud.external;
        const { id, ...made } = await cloud.routers.create(cloud.one, { name: 'r', ...gateway(open) });
        const other = await cloud.routers.create(cloud.one, { name: 's', ...gateway(open) });
        const ipsOf = ({ external_gateway_info: info }: Pick<Router, 'external_gateway_info'>) =>
          info?.external_fixed_ips.map(({ ip_address }) => ip_address).toSorted() ?? [];
        const [four, six] = ipsOf(made);
        const [free] = ipsOf(other);
        assert.ok(four && six && free);
        await cloud.routers.remove(cloud.one, other.id);
        const external_gateway_info = { network_id: open, external_fixed_ips: [{ ip_address: free }] };
        const changed = await cloud.routers.update(cloud.one, id, { external_gateway_info }, null);
        assert.deepEqual(ipsOf(changed), [free, six].toSorted());
        assert.deepEqual(changed.external_interface?.id, made.external_interface?.id);
      });

      test('a gateway that is refused changes nothing', async () => {
        const router = await cloud.routers.create(cloud.one, { name: 'r', ...gateway(cloud.external.open) });
        const core = await makeNetwork(cloud, 'core', v4('203.0.113.0/25'));
        assert.deepEqual(
          await problemsOfCall(cloud.routers.update(cloud.one, router.id, { name: 'x', ...gateway(core.id) }, null)),
          { 'external_gateway_info.network_id': 'network_not_external' },
        );
        assert.deepEqual(await cloud.routers.read(cloud.one, router.id), router);
      });

      // spec: router.routes.next-hop
      test('static routes need a next hop in a network of the router', async () => {
        const { router } = await inTwoNetworks(cloud);
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
      test('come and go with events of their networks, and go by an address that they have', async () => {
        const core = await makeNetwork(cloud, 'core', v4('10.1.0.0/24'));
        const { id } = await cloud.routers.create(cloud.one, { name: 'r' });
        cloud.drainEvents();
        const connected = await cloud.routers.addInterface(cloud.one, id, { network_id: core.id.toUpperCase() });
        assert.deepEqual(connected.interfaces_info.map(addressesOf), [['10.1.0.1']]);
        const expected = [`network updated ${core.id}`, `router updated ${id}`];
        assert.deepEqual(eventsOf(cloud), expected);
        const wrong = { network_id: core.id, ip_address: '10.1.0.8' };
        assert.deepEqual(await problemsOfCall(cloud.routers.removeInterface(cloud.one, id, wrong)), {
          ip_address: 'address_unknown',
        });
        const right = { network_id: core.id, ip_address: '10.1.0.1' };
        const disconnected = await cloud.routers.removeInterface(cloud.one, id, right);
        assert.deepEqual(disconnected.interfaces_info, []);
        assert.deepEqual(eventsOf(cloud), expected);
      });

      // spec: router.interface.address
      test('a second router of a network needs an address of its own', async () => {
        const core = await makeNetwork(cloud, 'core', v4('10.1.0.0/24'), v6('fd00:1::/64'));
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
        const closed = await makeNetwork(cloud, 'closed', { ...v4('10.1.0.0/24'), gateway_ip: null });
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
        const { core, router } = await inTwoNetworks(cloud);
        const add = (network_id: string) =>
          problemsOfCall(cloud.routers.addInterface(cloud.one, router.id, { network_id }));
        assert.deepEqual(await add(core.id), { network_id: 'network_already_attached' });
        assert.deepEqual(await add((await makeNetwork(cloud, 'over', v4('10.1.0.0/16'))).id), {
          network_id: 'cidr_overlaps',
        });
        await cloud.routers.update(cloud.one, router.id, gateway(cloud.external.small), null);
        assert.deepEqual(await add(cloud.external.small), { network_id: 'network_is_gateway' });
        const outside = await makeNetwork(cloud, 'outside', v4('198.51.100.0/24'));
        assert.deepEqual(await add(outside.id), { network_id: 'cidr_overlaps' });
        assert.equal((await cloud.routers.read(cloud.one, router.id)).interfaces_info.length, 2);
      });

      // spec: router.interface.in-use
      test('leave, unless a static route needs them', async () => {
        const { core, edge, router } = await inTwoNetworks(cloud);
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
        const { router, edge } = await inTwoNetworks(cloud);
        await cloud.routers.update(cloud.one, router.id, gateway(cloud.external.open), null);
        const routes = [
          { destination: '172.16.0.0/16', nexthop: '10.2.0.9' },
          { destination: '172.17.0.0/16', nexthop: '10.2.0.8' },
          { destination: '172.18.0.0/16', nexthop: '203.0.113.200' },
        ];
        const changed = await cloud.routers.update(cloud.one, router.id, { routes }, null);
        assert.equal(changed.external_gateway_info?.uses.routes, 1);
        const ports = await interfacesNamed(cloud, router.id);
        assert.deepEqual([ports['core']?.uses, ports['edge']?.uses], [unused, { ...unused, routes: 2 }]);
        const refusal = await refusalOf(cloud.routers.removeInterface(cloud.one, router.id, { network_id: edge.id }));
        assert.deepEqual([refusal.values['by'], refusal.values['count']], ['routes', 2]);
      });

      test('many leave at once, in a task that says which stayed and why', async () => {
        const { router } = await inTwoNetworks(cloud);
        const routes = [{ destination: '172.16.0.0/16', nexthop: '10.2.0.9' }];
        await cloud.routers.update(cloud.one, router.id, { routes }, null);
        const { core, edge } = await interfacesNamed(cloud, router.id);
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
        assert.deepEqual(Object.keys(await interfacesNamed(cloud, router.id)), ['edge']);
        assert.equal((await refusalOf(cloud.routers.removeInterfaces(cloud.reader, [stays]))).code, 'forbidden');
      });

      test("another project's stay, and their names are not told", async () => {
        const { router } = await inTwoNetworks(cloud);
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
  });
}

describeRouterChanges(embedded);
describeRouterChanges(openstackIn(import.meta.dirname));
