import assert from 'node:assert/strict';
import { beforeEach, describe, test } from 'node:test';
import { Router } from '@skydeck/contract';
import { embedded } from '../../engines/embedded/test-cloud.ts';
import { openstackIn } from '../../engines/openstack/testing/test-cloud.ts';
import type { EngineHarness } from '../../engines/test-cloud.ts';
import { problemsOfCall, refusalOf } from '../../engines/test-refusals.ts';
import { keepsTags } from '../../engines/test-tagged.ts';
import type { RouterEngine } from './port.ts';
import {
  addressesOf,
  areOfPools,
  eventsOf,
  gateway,
  inTwoNetworks,
  makeNetwork,
  type RouterCloud,
  unused,
  v4,
  v6,
} from './test-routers.ts';

/** One suite for each engine behind the port. */
export function describeRouterEngine(harness: EngineHarness<RouterCloud>): void {
  describe(`routers of the ${harness.engine} engine`, () => {
    let cloud: RouterCloud;
    beforeEach(async (t) => {
      cloud = await harness.open(t);
    });

    describe('create', () => {
      // spec: router.gateway, spec: router.external-interface
      test('with a gateway: an address of each IP version, SNAT unless told otherwise', async () => {
        const { open } = cloud.external;
        const router = await cloud.routers.create(cloud.one, { name: ' edge ', ...gateway(open) });
        const info = router.external_gateway_info;
        assert.deepEqual(
          [router.name, router.status, info?.network_name, info?.enable_snat, info?.uses],
          ['edge', 'ACTIVE', 'open', true, unused],
        );
        assert.equal(info?.external_fixed_ips.length, 2);
        assert.deepEqual(
          [router.external_interface?.network_id, router.external_interface?.ip_addresses],
          [open, info.external_fixed_ips.map(({ ip_address }) => ip_address)],
        );
        assert.ok(await areOfPools(cloud, open, info.external_fixed_ips));
        assert.deepEqual(Object.keys(router).toSorted(), Object.keys(Router.schema).toSorted());
        assert.deepEqual([router.project_id, router.domain_id], [cloud.one.projectId, 'default']);
        assert.deepEqual(await cloud.routers.read(cloud.one, router.id), router);
        const second = await cloud.routers.create(cloud.two, { name: 'edge', ...gateway(open, false) });
        assert.equal(second.external_gateway_info?.enable_snat, false);
        assert.notDeepEqual(second.external_gateway_info?.external_fixed_ips, info?.external_fixed_ips);
      });

      // spec: router.interface.address
      test('with interfaces, at the gateway addresses of both IP versions', async () => {
        const core = await makeNetwork(cloud, 'core', v4('10.1.0.0/24'), v6('fd00:1::/64'));
        const router = await cloud.routers.create(cloud.one, { name: 'r', interfaces: [{ network_id: core.id }] });
        const [port] = router.interfaces_info;
        assert.equal(port?.network_name, 'core');
        assert.deepEqual(addressesOf(port), core.subnets.map(({ gateway_ip }) => gateway_ip).toSorted());
        assert.deepEqual((await cloud.routers.interfaces(cloud.one, router.id)).data, router.interfaces_info);
        // The gateway's address is in no pool, and keeps the subnet all the same.
        const after = await cloud.networks.read(cloud.one, core.id);
        assert.equal(after.ports_count, 1);
        assert.deepEqual(
          after.subnets.map(({ used_ips, ports_count }) => [used_ips, ports_count]),
          [
            [0, 1],
            [0, 1],
          ],
        );
      });

      test('names each wrong field and keeps nothing', async () => {
        const [core, other, bare] = [
          await makeNetwork(cloud, 'core', v4('10.1.0.0/24')),
          await makeNetwork(cloud, 'other', v4('10.1.0.0/16')),
          await makeNetwork(cloud, 'bare'),
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
        const own = await makeNetwork(cloud, 'core', v4('10.1.0.0/24'));
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
        const core = await makeNetwork(cloud, 'core', v4('10.1.0.0/24'));
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
      // spec: list.bulk.matching
      test('filters and sorts', async () => {
        const { core, router } = await inTwoNetworks(cloud);
        const alone = await cloud.routers.create(cloud.one, { name: 'alone', ...gateway(cloud.external.open) });
        const [address] = alone.external_gateway_info?.external_fixed_ips ?? [];
        const ids = async (query: Record<string, string>) =>
          (await cloud.routers.list(cloud.one, query)).data.map(({ id }) => id);
        assert.deepEqual(await ids({ network_id: core.id }), [router.id]);
        assert.deepEqual(await ids({ search: address?.ip_address ?? '' }), [alone.id]);
        assert.deepEqual(await ids({ search: '10.2.0.1' }), [router.id]);
        assert.deepEqual(await ids({ name: 'contains:ALO' }), [alone.id]);
        const found = async (filters: Record<string, string>) =>
          (await refusalOf(cloud.routers.removeMany(cloud.one, { matching: { filters, count: 1 } }))).values['found'];
        assert.equal(await found({ status: 'DOWN' }), 0);
        assert.deepEqual(await ids({ status: 'in:ACTIVE,DOWN', sort: 'name:desc' }), [router.id, alone.id]);
        assert.equal(await found({ project_id: cloud.two.projectId ?? '' }), 0);
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
      test('the gateway: the same one keeps its address, another one has another', async () => {
        const { open, small } = cloud.external;
        const { id, external_gateway_info: first } = await cloud.routers.create(cloud.one, {
          name: 'r',
          ...gateway(open),
        });
        const change = async (body: Parameters<RouterEngine['update']>[2]) =>
          (await cloud.routers.update(cloud.one, id, body, null)).external_gateway_info;
        assert.deepEqual(await change(gateway(open, false)), { ...first, enable_snat: false });
        const moved = await change(gateway(small));
        assert.deepEqual([moved?.network_name, moved?.enable_snat], ['small', true]);
        assert.equal(await change({ external_gateway_info: null }), null);
      });

      // spec: router.routes.next-hop, spec: router.interface.in-use
      test('static routes, by next hops that it reaches', async () => {
        const { router, core } = await inTwoNetworks(cloud);
        const routes = [{ destination: '192.168.0.0/16', nexthop: '10.1.0.7' }];
        const changed = await cloud.routers.update(cloud.one, router.id, { routes }, null);
        assert.deepEqual(changed.routes, routes);
        assert.deepEqual(
          changed.interfaces_info.map(({ network_name, uses }) => [network_name, uses.routes]).toSorted(),
          [
            ['core', 1],
            ['edge', 0],
          ],
        );
        const wrong = [{ destination: '192.168.0.0/16', nexthop: '172.16.0.1' }];
        assert.deepEqual(await problemsOfCall(cloud.routers.update(cloud.one, router.id, { routes: wrong }, null)), {
          'routes.0.nexthop': 'nexthop_unreachable',
        });
        const needed = await refusalOf(cloud.routers.removeInterface(cloud.one, router.id, { network_id: core.id }));
        assert.deepEqual([needed.status, needed.code, needed.values['by']], [409, 'in_use', 'routes']);
      });

      test('a new gateway and a route by it, in one call', async () => {
        const { id } = await cloud.routers.create(cloud.one, { name: 'r' });
        const routes = [{ destination: '192.168.0.0/16', nexthop: '203.0.113.200' }];
        const changed = await cloud.routers.update(cloud.one, id, { ...gateway(cloud.external.open), routes }, null);
        assert.deepEqual([changed.external_gateway_info?.network_name, changed.routes], ['open', routes]);
      });
    });

    // spec: value.tags, spec: list.filter.tagged
    test('keep a description and tags, which lists find them by', () =>
      keepsTags({
        create: (said) => cloud.routers.create(cloud.one, { name: 'r', ...said }),
        update: (id, said) => cloud.routers.update(cloud.one, id, said, null),
        list: (query) => cloud.routers.list(cloud.one, query),
      }));

    describe('interfaces', () => {
      // spec: router.interface.address
      test('come and go, and tell of their networks', async () => {
        const core = await makeNetwork(cloud, 'core', v4('10.1.0.0/24'));
        const { id } = await cloud.routers.create(cloud.one, { name: 'r' });
        cloud.drainEvents();
        const connected = await cloud.routers.addInterface(cloud.one, id, { network_id: core.id.toUpperCase() });
        assert.deepEqual(connected.interfaces_info.map(addressesOf), [['10.1.0.1']]);
        assert.deepEqual(eventsOf(cloud), [`network updated ${core.id}`, `router updated ${id}`]);
        const second = await cloud.routers.create(cloud.one, { name: 'second' });
        const add = (ip_address?: string) =>
          cloud.routers.addInterface(cloud.one, second.id, { network_id: core.id, ...(ip_address && { ip_address }) });
        assert.deepEqual(await problemsOfCall(add()), { ip_address: 'gateway_address_taken' });
        await add('10.1.0.9');
        const wrong = { network_id: core.id, ip_address: '10.1.0.8' };
        assert.deepEqual(await problemsOfCall(cloud.routers.removeInterface(cloud.one, second.id, wrong)), {
          ip_address: 'address_unknown',
        });
        const right = { network_id: core.id, ip_address: '10.1.0.9' };
        const disconnected = await cloud.routers.removeInterface(cloud.one, second.id, right);
        assert.deepEqual(disconnected.interfaces_info, []);
      });

      // spec: router.interface.update
      test('have other addresses afterwards, and the MAC that they had', async () => {
        const { router, core } = await inTwoNetworks(cloud);
        const port = router.interfaces_info.find(({ network_id }) => network_id === core.id);
        const subnet_id = core.subnets[0]?.id ?? '';
        const change = (ip_address: string, revision: number | null = null) => {
          const body = { fixed_ips: [{ subnet_id, ip_address }] };
          return cloud.routers.updateInterface(cloud.one, router.id, port?.id ?? '', body, revision);
        };
        assert.deepEqual(await problemsOfCall(change('10.9.0.1')), { 'fixed_ips.0.ip_address': 'outside_subnet' });
        assert.equal((await refusalOf(change('10.1.0.5', router.revision_number - 1))).code, 'revision_conflict');
        const changed = await change('10.1.0.5');
        const after = changed.interfaces_info.find(({ network_id }) => network_id === core.id);
        assert.deepEqual(
          [after?.fixed_ips, after?.mac_address],
          [[{ subnet_id, ip_address: '10.1.0.5' }], port?.mac_address],
        );
      });

      // spec: router.interface.in-use
      test('stay while a floating IP needs them, and so does the gateway', async () => {
        const { router, core } = await inTwoNetworks(cloud);
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

      // spec: task.many
      test('many at once', async () => {
        const { router } = await inTwoNetworks(cloud);
        const ids = router.interfaces_info.map(({ id }) => id);
        const { task_id } = await cloud.routers.removeInterfaces(cloud.one, ids);
        const task = await cloud.ended(task_id);
        assert.deepEqual([task.state, task.result?.done?.toSorted()], ['success', ids.toSorted()]);
        assert.deepEqual((await cloud.routers.read(cloud.one, router.id)).interfaces_info, []);
      });
    });

    describe('delete', () => {
      // spec: router.delete.in-use
      test("gives the gateway's address back, but not while it is connected with networks", async () => {
        const { core, edge, router } = await inTwoNetworks(cloud);
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
        assert.ok(eventsOf(cloud).includes(`router deleted ${router.id}`));
        assert.equal((await refusalOf(cloud.routers.read(cloud.one, router.id))).status, 404);
        assert.equal((await cloud.networks.read(cloud.one, cloud.external.open)).ports_count, 0);
      });

      // spec: task.many
      test('many at once, as a task that says which stayed and why', async () => {
        const { router: used } = await inTwoNetworks(cloud);
        const free = await cloud.routers.create(cloud.one, { name: 'free' });
        const theirs = await cloud.routers.create(cloud.two, { name: 'secret' });
        const { task_id } = await cloud.routers.removeMany(cloud.one, { ids: [used.id, free.id, theirs.id, free.id] });
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
        assert.equal((await refusalOf(cloud.routers.removeMany(cloud.reader, { ids: [router.id] }))).code, 'forbidden');
      });
    });
  });
}

describeRouterEngine(embedded);
describeRouterEngine(openstackIn(import.meta.dirname));
