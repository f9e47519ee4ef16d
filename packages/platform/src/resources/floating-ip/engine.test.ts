import assert from 'node:assert/strict';
import { beforeEach, describe, test } from 'node:test';
import { FloatingIp, type FloatingTarget } from '@skydeck/contract';
import { embedded } from '../../engines/embedded/test-cloud.ts';
import type { CloudWith, EngineHarness } from '../../engines/test-cloud.ts';
import { isInPools } from '../../engines/test-addresses.ts';
import { problemsOfCall, refusalOf } from '../../engines/test-refusals.ts';
import { keepsTags } from '../../engines/test-tagged.ts';
import { allocate, makeNetwork, openSite, targetsOf } from './test-site.ts';

type SuiteCloud = CloudWith<'floatingIps' | 'networks' | 'routers'>;

/** One suite for each engine behind the port. */
export function describeFloatingIpEngine(harness: EngineHarness<SuiteCloud>): void {
  describe(`floating IPs of the ${harness.engine} engine`, () => {
    let cloud: SuiteCloud;
    beforeEach(async (t) => {
      cloud = await harness.open(t);
    });

    // spec: value.tags, spec: list.filter.tagged
    test('keep a description and tags, which lists find them by', () =>
      keepsTags({
        create: (said) => allocate(cloud, said),
        update: (id, said) => cloud.floatingIps.update(cloud.one, id, said, null),
        list: (query) => cloud.floatingIps.list(cloud.one, query),
      }));

    describe('create', () => {
      // spec: floating-ip.address
      test('takes a free address, which is then in use', async () => {
        const before = await cloud.networks.read(cloud.one, cloud.external.open);
        cloud.drainEvents();
        const ip = await allocate(cloud, { description: ' shop ' });
        assert.deepEqual(
          [ip.floating_network_name, ip.status, ip.port_id, ip.attachment, ip.description],
          ['open', 'DOWN', null, null, 'shop'],
        );
        const pools = before.subnets.find(({ ip_version }) => ip_version === 4);
        assert.ok(pools && isInPools(pools, ip.floating_ip_address));
        assert.deepEqual(Object.keys(ip).toSorted(), Object.keys(FloatingIp.schema).toSorted());
        assert.deepEqual(await cloud.floatingIps.read(cloud.one, ip.id), ip);
        const heard = cloud.drainEvents();
        assert.deepEqual([heard[0]?.type, heard[0]?.operation, heard[0]?.id], ['floating_ip', 'created', ip.id]);
        assert.ok(heard.some(({ type, id }) => type === 'network' && id === cloud.external.open));
        const after = await cloud.networks.read(cloud.one, cloud.external.open);
        assert.equal(after.ports_count, before.ports_count + 1);
        assert.notEqual((await allocate(cloud)).floating_ip_address, ip.floating_ip_address);
      });

      test('takes the address that was chosen', async () => {
        assert.equal(
          (await allocate(cloud, { floating_ip_address: '203.0.113.50' })).floating_ip_address,
          '203.0.113.50',
        );
        const cases = [
          ['203.0.113.50', 'address_taken'],
          ['203.0.113.1', 'address_taken'],
          ['203.0.113.255', 'not_a_host'],
          ['10.0.0.1', 'outside_subnet'],
          ['2001:db8:1::9', 'ipv4_invalid'],
          ['office', 'ipv4_invalid'],
        ] as const;
        for (const [floating_ip_address, code] of cases)
          assert.deepEqual(await problemsOfCall(allocate(cloud, { floating_ip_address })), {
            floating_ip_address: code,
          });
      });

      test('only of networks that are open for it', async () => {
        const own = await makeNetwork(cloud, 'core', '10.1.0.0/24');
        const of = (floating_network_id: string, scope = cloud.one) =>
          problemsOfCall(cloud.floatingIps.create(scope, { floating_network_id, port_id: own.id }));
        assert.deepEqual(await of(own.id), { floating_network_id: 'network_not_external' });
        assert.deepEqual(await of('nonsense'), { floating_network_id: 'network_unknown' });
        assert.deepEqual(await of(cloud.external.restricted, cloud.two), {
          floating_network_id: 'network_not_external',
        });
      });

      test('until the network has no address left', async () => {
        const small = { floating_network_id: cloud.external.small };
        await allocate(cloud, small);
        const second = await allocate(cloud, small);
        assert.deepEqual(await problemsOfCall(allocate(cloud, small)), { floating_network_id: 'no_addresses_left' });
        await cloud.floatingIps.remove(cloud.one, second.id);
        assert.equal((await allocate(cloud, small)).floating_ip_address, second.floating_ip_address);
      });

      // spec: floating-ip.quota
      test('as many as the project may have', async () => {
        for (let at = 0; at < 20; at += 1) await allocate(cloud);
        const { code, values } = await refusalOf(allocate(cloud));
        assert.deepEqual([code, values], ['quota_exceeded', { limit: 20, what: 'floating_ips' }]);
        assert.equal(
          (await refusalOf(cloud.floatingIps.create(cloud.system, { floating_network_id: cloud.external.open }))).code,
          'wrong_scope',
        );
      });

      test('assigned at once, to an address of a server', async () => {
        const { router, targets } = await openSite(cloud);
        const [target] = targets;
        const ip = await allocate(cloud, { port_id: target?.port_id });
        assert.deepEqual(
          [ip.fixed_ip_address, ip.router_id, ip.attachment?.object_id, ip.attachment?.device_owner, ip.status],
          [target?.fixed_ip_address, router.id, target?.object_id, 'compute:nova', 'DOWN'],
        );
      });
    });

    describe('many', () => {
      test('are taken away in a task that names what stayed', async () => {
        const { targets } = await openSite(cloud);
        const ip = await allocate(cloud, { port_id: targets[0]?.port_id });
        const theirs = await cloud.floatingIps.create(cloud.two, { floating_network_id: cloud.external.open });
        const { task_id } = await cloud.floatingIps.unassignMany(cloud.one, { ids: [ip.id.toUpperCase(), theirs.id] });
        const { state, result } = await cloud.ended(task_id);
        assert.deepEqual([state, result?.done], ['success', [ip.id]]);
        assert.deepEqual(
          result?.errors?.map(({ name: of, err_code }) => [of, err_code]),
          [[theirs.id, 'not_found']],
        );
        assert.equal((await cloud.floatingIps.read(cloud.one, ip.id)).port_id, null);
        assert.equal(
          (await refusalOf(cloud.floatingIps.unassignMany(cloud.reader, { ids: [ip.id] }))).code,
          'forbidden',
        );
      });

      test('are deleted in a task, with their ports', async () => {
        const { targets } = await openSite(cloud);
        const goes = await allocate(cloud, { port_id: targets[0]?.port_id });
        const stays = await cloud.floatingIps.create(cloud.two, { floating_network_id: cloud.external.open });
        const { ports_count: before } = await cloud.networks.read(cloud.one, cloud.external.open);
        const { task_id } = await cloud.floatingIps.removeMany(cloud.one, { ids: [goes.id, stays.id] });
        const { result } = await cloud.ended(task_id);
        assert.deepEqual([result?.done, result?.errors?.map(({ err_code }) => err_code)], [[goes.id], ['not_found']]);
        assert.equal((await cloud.networks.read(cloud.one, cloud.external.open)).ports_count, before - 1);
        assert.equal((await targetsOf(cloud))[0]?.blocked, null);
        await cloud.settle();
        assert.equal((await refusalOf(cloud.floatingIps.read(cloud.one, goes.id))).status, 404);
        assert.equal((await cloud.floatingIps.read(cloud.two, stays.id)).id, stays.id);
      });
    });

    test('the list is filtered, searched and sorted as addresses are', async () => {
      const { router, targets } = await openSite(cloud);
      const [high, low] = [
        await allocate(cloud, { floating_ip_address: '203.0.113.90', port_id: targets[0]?.port_id }),
        await allocate(cloud, { floating_ip_address: '203.0.113.9', description: 'printer' }),
      ];
      const addresses = async (query: Record<string, string>) =>
        (await cloud.floatingIps.list(cloud.one, query)).data.map(({ floating_ip_address }) => floating_ip_address);
      assert.deepEqual(await addresses({ sort: 'floating_ip_address:asc' }), ['203.0.113.9', '203.0.113.90']);
      assert.deepEqual(await addresses({ sort: 'floating_ip_address:desc' }), ['203.0.113.90', '203.0.113.9']);
      assert.deepEqual(await addresses({ assigned: 'true' }), [high.floating_ip_address]);
      assert.deepEqual(await addresses({ assigned: 'in:false' }), [low.floating_ip_address]);
      assert.deepEqual(await addresses({ assigned: 'in:true,false', status: 'DOWN', limit: '1' }), ['203.0.113.9']);
      assert.deepEqual(await addresses({ router_id: router.id }), [high.floating_ip_address]);
      assert.deepEqual(await addresses({ floating_network_id: cloud.external.small }), []);
      assert.deepEqual(await addresses({ search: 'contains:PRINT' }), [low.floating_ip_address]);
      assert.deepEqual(await addresses({ search: targets[0]?.fixed_ip_address ?? '' }), [high.floating_ip_address]);
      assert.deepEqual(await problemsOfCall(cloud.floatingIps.targets(cloud.one, {})), {
        floating_network_id: 'required',
      });
    });

    test('what one can lead to is found by name, address, and whether it can be chosen, and comes by pages', async () => {
      const { core, targets } = await openSite(cloud, { servers: 3 });
      const far = await makeNetwork(cloud, 'far', '10.9.0.0/24');
      await cloud.addServer(far.id);
      await allocate(cloud, { port_id: targets[0]?.port_id });
      const ask = async (query: Record<string, string>) =>
        (await cloud.floatingIps.targets(cloud.one, { floating_network_id: cloud.external.open, ...query })) as {
          data: FloatingTarget[];
          next_marker: string;
        };
      const ids = ({ data }: { data: FloatingTarget[] }) => data.map(({ id }) => id);
      assert.deepEqual(
        ids(await ask({ available: 'true' })).toSorted(),
        targets
          .slice(1)
          .map(({ id }) => id)
          .toSorted(),
      );
      assert.equal(targets[0]?.id, `${targets[0]?.port_id} ${targets[0]?.fixed_ip_address}`);
      assert.equal((await ask({ available: 'false' })).data.length, 2);
      assert.deepEqual(ids(await ask({ search: targets[2]?.fixed_ip_address ?? '' })), [targets[2]?.id]);
      assert.equal((await ask({ search: 'FAR' })).data.length, 1);
      assert.equal((await ask({ search: core.name })).data.length, 3);
      assert.equal((await ask({ sort: 'blocked:desc', limit: '1' })).data[0]?.blocked, 'unreachable');
      const first = await ask({ limit: '3' });
      const second = await ask({ limit: '3', marker: first.next_marker });
      assert.equal(new Set([...ids(first), ...ids(second)]).size, 4);
      assert.equal(second.next_marker, null);
      assert.deepEqual(Object.keys(await problemsOfCall(ask({ colour: 'red' }))), ['colour']);
    });

    test('a project sees its own, whoever asks', async () => {
      const { id } = await allocate(cloud);
      assert.equal((await refusalOf(cloud.floatingIps.read(cloud.two, id))).status, 404);
      assert.equal((await refusalOf(cloud.floatingIps.update(cloud.two, id, { port_id: null }, null))).status, 404);
      assert.equal((await cloud.floatingIps.list(cloud.system, {})).data.length, 1);
      const { projectId } = cloud.one;
      const everywhere = { floating_network_id: cloud.external.open, project_id: projectId ?? '' };
      assert.deepEqual((await cloud.floatingIps.targets(cloud.system, everywhere)).data, []);
    });
  });
}

describeFloatingIpEngine(embedded);
