import assert from 'node:assert/strict';
import { afterEach, beforeEach, describe, test } from 'node:test';
import { type Network, Router, type SubnetDraft } from '@skydeck/contract';
import { openEmbeddedCloud, problemsOfCall, refusalOf, type TestCloud } from '../../engines/embedded/test-cloud.ts';

/** One suite for each engine behind the port. */
export function describeRouterEngine(name: string, open: () => Promise<TestCloud>): void {
  describe(`routers of the ${name} engine`, () => {
    let cloud: TestCloud;
    beforeEach(async () => {
      cloud = await open();
    });
    afterEach(() => cloud.close());

    const network = (label: string, ...subnets: SubnetDraft[]): Promise<Network> =>
      cloud.networks.createPrivate(cloud.one, { name: label, ipam_enabled: true, subnets });
    const v4 = (cidr: string): SubnetDraft => ({ cidr, ip_version: 4 });
    const v6 = (cidr: string): SubnetDraft => ({ cidr, ip_version: 6 });
    const gateway = (network_id: string, enable_snat?: boolean) => ({
      external_gateway_info: { network_id, ...(enable_snat !== undefined && { enable_snat }) },
    });
    /** A router that stands in 10.1.0.0/24 and 10.2.0.0/24. */
    async function inTwoNetworks() {
      const [core, edge] = [await network('core', v4('10.1.0.0/24')), await network('edge', v4('10.2.0.0/24'))];
      const router = await cloud.routers.create(cloud.one, {
        name: 'r',
        interfaces: [{ network_id: core.id }, { network_id: edge.id }],
      });
      return { core, edge, router };
    }

    describe('create', () => {
      // spec: router.gateway
      test('with a gateway: an address of each IP version, SNAT unless told otherwise', async () => {
        const router = await cloud.routers.create(cloud.one, { name: ' edge ', ...gateway(cloud.external.open) });
        const info = router.external_gateway_info;
        assert.deepEqual(
          [router.name, router.status, info?.network_name, info?.enable_snat],
          ['edge', 'ACTIVE', 'open', true],
        );
        assert.deepEqual(
          info?.external_fixed_ips.map(({ ip_address }) => ip_address),
          ['203.0.113.10', '2001:db8:1::2'],
        );
        assert.deepEqual(Object.keys(router).sort(), Object.keys(Router.schema).sort());
        assert.deepEqual(await cloud.routers.read(cloud.one, router.id), router);
        const second = await cloud.routers.create(cloud.two, { name: 'edge', ...gateway(cloud.external.open, false) });
        assert.deepEqual(
          [second.external_gateway_info?.enable_snat, second.external_gateway_info?.external_fixed_ips[0]?.ip_address],
          [false, '203.0.113.11'],
        );
      });

      // spec: router.status
      test('its interfaces are as their ports are: ACTIVE, DOWN, in ERROR', async () => {
        const cidrs = { core: '10.1.0.0/24', 'port-down-a': '10.2.0.0/24', 'port-error-b': '10.3.0.0/24' };
        const interfaces = [];
        for (const [label, cidr] of Object.entries(cidrs))
          interfaces.push({ network_id: (await network(label, v4(cidr))).id });
        const { id } = await cloud.routers.create(cloud.one, { name: 'r', interfaces });
        const { interfaces_info: routerPorts } = await cloud.routers.read(cloud.one, id);
        assert.deepEqual(routerPorts.map(({ network_name, status }) => [network_name, status]).toSorted(), [
          ['core', 'ACTIVE'],
          ['port-down-a', 'DOWN'],
          ['port-error-b', 'ERROR'],
        ]);
      });

      // spec: router.interface.address
      test('with interfaces, at the gateway addresses of both IP versions', async () => {
        const core = await network('core', v4('10.1.0.0/24'), v6('fd00:1::/64'));
        const router = await cloud.routers.create(cloud.one, { name: 'r', interfaces: [{ network_id: core.id }] });
        const [port] = router.interfaces_info;
        assert.deepEqual(
          [port?.network_name, port?.status, port?.fixed_ips.map(({ ip_address }) => ip_address)],
          ['core', 'ACTIVE', ['10.1.0.1', 'fd00:1::1']],
        );
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
        assert.deepEqual(
          await problemsOfCall(
            cloud.routers.create(cloud.one, {
              name: '  ',
              ...gateway(core.id),
              interfaces: [core, core, other, bare, { id: cloud.external.open }, { id: 'no-uuid' }].map(({ id }) => ({
                network_id: id,
              })),
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
        assert.deepEqual(
          await problemsOfCall(cloud.routers.create(cloud.two, { name: 'r', ...gateway(cloud.external.restricted) })),
          { 'external_gateway_info.network_id': 'network_not_external' },
        );
        const own = await network('core', v4('10.1.0.0/24'));
        assert.deepEqual(await problemsOfCall(cloud.routers.create(cloud.two, { name: 'r', ...gateway(own.id) })), {
          'external_gateway_info.network_id': 'network_unknown',
        });
        const router = await cloud.routers.create(cloud.one, { name: 'r', ...gateway(cloud.external.restricted) });
        assert.equal(router.external_gateway_info?.network_name, 'restricted');
      });

      test('refuses a gateway when the external network has no address left', async () => {
        await cloud.routers.create(cloud.one, { name: 'first', ...gateway(cloud.external.small) });
        await cloud.routers.create(cloud.two, { name: 'second', ...gateway(cloud.external.small) });
        assert.deepEqual(
          await problemsOfCall(cloud.routers.create(cloud.one, { name: 'third', ...gateway(cloud.external.small) })),
          { 'external_gateway_info.network_id': 'no_addresses_left' },
        );
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
        const heard = cloud.drainEvents();
        const [port] = router.interfaces_info;
        assert.deepEqual(
          heard.map(({ type, operation, id }) => [type, operation, id]),
          [
            ['router', 'created', router.id],
            ['port', 'created', port?.id],
            ['network', 'updated', core.id],
            ['subnet', 'updated', core.subnets[0]?.id],
          ],
        );
        assert.equal(heard[2]?.object['ports_count'], 1);
        assert.deepEqual(heard[0], {
          type: 'router',
          operation: 'created',
          id: router.id,
          projectId: cloud.one.projectId,
          object: router,
        });
      });
    });

    test("a foreign project's router is not there", async () => {
      const router = await cloud.routers.create(cloud.one, { name: 'r' });
      for (const outsider of [cloud.two, cloud.domainMode]) {
        assert.equal((await refusalOf(cloud.routers.read(outsider, router.id))).status, 404);
        assert.equal((await refusalOf(cloud.routers.interfaces(outsider, router.id))).status, 404);
        assert.equal((await refusalOf(cloud.routers.update(outsider, router.id, { name: 'x' }, null))).status, 404);
        assert.equal((await refusalOf(cloud.routers.remove(outsider, router.id))).status, 404);
        assert.equal(
          (await refusalOf(cloud.routers.addInterface(outsider, router.id, { network_id: cloud.external.small })))
            .status,
          404,
        );
        assert.deepEqual((await cloud.routers.list(outsider, {})).data, []);
      }
      assert.equal((await cloud.routers.read(cloud.system, router.id)).name, 'r');
    });

    describe('list', () => {
      test('filters and sorts', async () => {
        const { core, router } = await inTwoNetworks();
        const alone = await cloud.routers.create(cloud.one, { name: 'alone', ...gateway(cloud.external.open) });
        const ids = async (query: Record<string, string>) =>
          (await cloud.routers.list(cloud.one, query)).data.map(({ id }) => id);
        assert.deepEqual(await ids({ network_id: core.id }), [router.id]);
        assert.deepEqual(await ids({ search: '203.0.113.10' }), [alone.id]);
        assert.deepEqual(await ids({ search: '10.2.0.1' }), [router.id]);
        assert.deepEqual(await ids({ name: 'contains:ALO' }), [alone.id]);
        assert.deepEqual(await ids({ status: 'DOWN' }), []);
        assert.deepEqual(await ids({ status: 'in:ACTIVE,DOWN', sort: 'name:desc' }), [router.id, alone.id]);
        assert.deepEqual(await ids({ project_id: cloud.two.projectId ?? '' }), []);
      });

      test('pages, counts, and names what it does not understand', async () => {
        for (const label of ['a', 'b', 'c']) await cloud.routers.create(cloud.one, { name: label });
        const first = await cloud.routers.list(cloud.one, { limit: '2', with_count: 'True', sort: 'name:asc' });
        assert.deepEqual([first.data.map((router) => router.name), first.count], [['a', 'b'], 3]);
        // Also the bare id of the last item is a marker.
        const second = await cloud.routers.list(cloud.one, {
          limit: '2',
          marker: first.data[1]?.id ?? '',
          sort: 'name:asc',
        });
        assert.deepEqual([second.data.map((router) => router.name), second.next_marker], [['c'], null]);
        assert.deepEqual(
          Object.keys(await problemsOfCall(cloud.routers.list(cloud.one, { type: 'vxlan', sort: 'mtu:asc' }))).sort(),
          ['sort', 'type'],
        );
      });
    });

    describe('delete', () => {
      // spec: router.delete.in-use
      test("gives the gateway's address back, but not while it stands in networks", async () => {
        const { core, edge, router } = await inTwoNetworks();
        await cloud.routers.update(cloud.one, router.id, gateway(cloud.external.open), null);
        const refusal = await refusalOf(cloud.routers.remove(cloud.one, router.id));
        assert.deepEqual(
          [refusal.status, refusal.code, refusal.values],
          [409, 'in_use', { name: 'r', count: 2, by: 'interfaces' }],
        );
        for (const { id } of [core, edge])
          await cloud.routers.removeInterface(cloud.one, router.id, { network_id: id });
        await cloud.routers.remove(cloud.one, router.id);
        assert.equal((await refusalOf(cloud.routers.read(cloud.one, router.id))).status, 404);
        assert.equal((await cloud.networks.read(cloud.one, cloud.external.open)).ports_count, 0);
      });

      test('many at once, as a task that says which stayed and why', async () => {
        const { router: used } = await inTwoNetworks();
        const free = await cloud.routers.create(cloud.one, { name: 'free' });
        const broken = await cloud.routers.create(cloud.one, { name: 'fail-500-delete-x' });
        const { task_id } = await cloud.routers.removeMany(cloud.one, { ids: [used.id, free.id, broken.id, free.id] });
        const task = await cloud.ended(task_id);
        assert.deepEqual(
          [task.name, task.state, task.result?.done],
          ['compute.routers.delete_many', 'success', [free.id]],
        );
        assert.deepEqual(
          task.result?.errors?.map(({ id, name: who, err_code }) => [id, who, err_code]),
          [
            [used.id, 'r', 'in_use'],
            [broken.id, 'fail-500-delete-x', 'server_error'],
          ],
        );
        assert.deepEqual(task.result?.errors?.[0]?.values, { name: 'r', count: 2, by: 'interfaces' });
      });

      test('another project’s stays, and its name is not told', async () => {
        const theirs = await cloud.routers.create(cloud.two, { name: 'secret' });
        const { task_id } = await cloud.routers.removeMany(cloud.one, { ids: [theirs.id] });
        const { result } = await cloud.ended(task_id);
        assert.deepEqual(
          result?.errors?.map(({ id, name: who, err_code }) => [id, who, err_code]),
          [[theirs.id, theirs.id, 'not_found']],
        );
        assert.equal((await cloud.routers.read(cloud.two, theirs.id)).name, 'secret');
      });

      test('a slow one waits for the clock', async () => {
        const slow = await cloud.routers.create(cloud.one, { name: 'slow-r' });
        const { task_id } = await cloud.routers.removeMany(cloud.one, { ids: [slow.id] });
        const ended = cloud.ended(task_id);
        assert.equal((await cloud.routers.read(cloud.one, slow.id)).name, 'slow-r');
        await Promise.race([cloud.untilWaiting(), ended.then(() => assert.fail('the task did not wait'))]);
        cloud.advance(3000);
        assert.equal((await ended).state, 'success');
        assert.equal((await refusalOf(cloud.routers.read(cloud.one, slow.id))).status, 404);
      });

      test('a role that may not delete starts no task', async () => {
        const router = await cloud.routers.create(cloud.one, { name: 'r' });
        assert.equal((await refusalOf(cloud.routers.removeMany(cloud.reader, { ids: [router.id] }))).code, 'forbidden');
      });
    });

    test('names that ask for a failure get it, interfaces included', async () => {
      assert.equal((await refusalOf(cloud.routers.create(cloud.one, { name: 'fail-409-x' }))).status, 409);
      const router = await cloud.routers.create(cloud.one, { name: 'fail-quota-update-x' });
      assert.equal(
        (await refusalOf(cloud.routers.update(cloud.one, router.id, { routes: [] }, null))).code,
        'quota_exceeded',
      );
      assert.equal(
        (await refusalOf(cloud.routers.addInterface(cloud.one, router.id, { network_id: cloud.external.small }))).code,
        'quota_exceeded',
      );
      await cloud.routers.remove(cloud.one, router.id);
    });
  });
}

describeRouterEngine('embedded', openEmbeddedCloud);
