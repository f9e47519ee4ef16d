import assert from 'node:assert/strict';
import { afterEach, beforeEach, describe, test } from 'node:test';
import { FloatingIp } from '@skydeck/contract';
import { openEmbeddedCloud, problemsOfCall, refusalOf, type TestCloud } from '../../engines/embedded/test-cloud.ts';
import { WIRING_MS } from './embedded/assign.ts';
import { allocate, makeNetwork, openSite, targetsOf } from './test-site.ts';

/** One suite for each engine behind the port. */
export function describeFloatingIpEngine(name: string, open: () => Promise<TestCloud>): void {
  describe(`floating IPs of the ${name} engine`, () => {
    let cloud: TestCloud;
    beforeEach(async () => {
      cloud = await open();
    });
    afterEach(() => cloud.close());

    describe('create', () => {
      // spec: floating-ip.address
      test('takes the next free address, which is then in use', async () => {
        const before = await cloud.networks.read(cloud.one, cloud.external.open);
        cloud.drainEvents();
        const ip = await allocate(cloud, { description: ' shop ' });
        assert.deepEqual(
          [ip.floating_ip_address, ip.floating_network_name, ip.status, ip.port_id, ip.attachment, ip.description],
          ['203.0.113.10', 'open', 'DOWN', null, null, 'shop'],
        );
        assert.deepEqual(Object.keys(ip).toSorted(), Object.keys(FloatingIp.schema).toSorted());
        assert.deepEqual(await cloud.floatingIps.read(cloud.one, ip.id), ip);
        const heard = cloud.drainEvents();
        assert.deepEqual([heard[0]?.type, heard[0]?.operation, heard[0]?.id], ['floating_ip', 'created', ip.id]);
        assert.ok(heard.some(({ type, id }) => type === 'network' && id === cloud.external.open));
        const after = await cloud.networks.read(cloud.one, cloud.external.open);
        assert.equal(after.ports_count, before.ports_count + 1);
        assert.equal((await allocate(cloud)).floating_ip_address, '203.0.113.11');
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
        const { targets } = await openSite(cloud, { servers: 2 });
        const [first, second] = [
          await allocate(cloud, { port_id: targets[0]?.port_id }),
          await allocate(cloud, { port_id: targets[1]?.port_id, description: 'fail-409-update-x' }),
        ];
        const { task_id } = await cloud.floatingIps.unassignMany(cloud.one, {
          ids: [first.id, second.id.toUpperCase()],
        });
        const { state, result } = await cloud.ended(task_id);
        assert.deepEqual([state, result?.done], ['success', [first.id]]);
        assert.deepEqual(
          result?.errors?.map(({ name: of, err_code }) => [of, err_code]),
          [[second.floating_ip_address, 'conflict']],
        );
        assert.equal((await cloud.floatingIps.read(cloud.one, first.id)).port_id, null);
        assert.equal(
          (await refusalOf(cloud.floatingIps.unassignMany(cloud.reader, { ids: [first.id] }))).code,
          'forbidden',
        );
      });

      test('are deleted in a task, with their ports', async () => {
        const { targets } = await openSite(cloud);
        const [goes, stays] = [
          await allocate(cloud, { port_id: targets[0]?.port_id }),
          await allocate(cloud, { description: 'fail-409-delete-x' }),
        ];
        const { ports_count: before } = await cloud.networks.read(cloud.one, cloud.external.open);
        const { task_id } = await cloud.floatingIps.removeMany(cloud.one, { ids: [goes.id, stays.id] });
        const { result } = await cloud.ended(task_id);
        assert.deepEqual([result?.done, result?.errors?.map(({ err_code }) => err_code)], [[goes.id], ['conflict']]);
        assert.equal((await cloud.networks.read(cloud.one, cloud.external.open)).ports_count, before - 1);
        assert.equal((await targetsOf(cloud))[0]?.blocked, null);
        cloud.advance(WIRING_MS);
        await cloud.jobsIdle();
        assert.equal((await refusalOf(cloud.floatingIps.read(cloud.one, goes.id))).status, 404);
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

    test('a project sees its own, whoever asks', async () => {
      const { id } = await allocate(cloud);
      assert.equal((await refusalOf(cloud.floatingIps.read(cloud.two, id))).status, 404);
      assert.equal((await refusalOf(cloud.floatingIps.update(cloud.two, id, { port_id: null }, null))).status, 404);
      assert.equal((await cloud.floatingIps.list(cloud.system, {})).data.length, 1);
      const { projectId } = cloud.one;
      const everywhere = { floating_network_id: cloud.external.open, project_id: projectId ?? '' };
      assert.deepEqual((await cloud.floatingIps.targets(cloud.system, everywhere)).data, []);
    });

    test('descriptions that ask for a failure get it', async () => {
      assert.equal((await refusalOf(allocate(cloud, { description: 'fail-409-x' }))).status, 409);
      const { id } = await allocate(cloud, { description: 'fail-quota-update-x' });
      assert.equal(
        (await refusalOf(cloud.floatingIps.update(cloud.one, id, { port_id: null }, null))).code,
        'quota_exceeded',
      );
      await cloud.floatingIps.remove(cloud.one, id);
    });
  });
}

describeFloatingIpEngine('embedded', openEmbeddedCloud);
