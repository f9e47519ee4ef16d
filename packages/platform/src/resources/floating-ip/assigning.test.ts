import assert from 'node:assert/strict';
import { beforeEach, describe, test } from 'node:test';
import { embedded } from '../../engines/embedded/test-cloud.ts';
import type { CloudWith, EngineHarness } from '../../engines/test-cloud.ts';
import { problemsOfCall, refusalOf } from '../../engines/test-refusals.ts';
import { allocate, makeNetwork, openSite, statusOf, targetsOf } from './test-site.ts';

type SuiteCloud = CloudWith<'floatingIps' | 'routers'>;

/** The same for each engine behind the port. */
export function describeAssigning(harness: EngineHarness<SuiteCloud>): void {
  describe(`assigning floating IPs of the ${harness.engine} engine`, () => {
    let cloud: SuiteCloud;
    beforeEach(async (t) => {
      cloud = await harness.open(t);
    });

    // spec: floating-ip.status
    test('a status follows its assignment', async () => {
      const { targets } = await openSite(cloud);
      const ip = await allocate(cloud);
      assert.equal(ip.status, 'DOWN');
      const body = { port_id: targets[0]?.port_id ?? '' };
      const assigned = await cloud.floatingIps.update(cloud.one, ip.id, body, ip.revision_number);
      assert.ok(assigned.revision_number > ip.revision_number);
      await cloud.settle();
      assert.equal(await statusOf(cloud, ip.id), 'ACTIVE');
      const free = await cloud.floatingIps.update(cloud.one, ip.id, { port_id: null }, null);
      assert.deepEqual(
        [free.status, free.attachment, free.fixed_ip_address, free.router_id],
        ['DOWN', null, null, null],
      );
    });

    // spec: floating-ip.reachable
    test('needs a router between its network and the external one', async () => {
      const core = await makeNetwork(cloud, 'core', '10.1.0.0/24');
      await cloud.addServer(core.id);
      const [target] = await targetsOf(cloud);
      assert.equal(target?.blocked, 'unreachable');
      const assign = () => allocate(cloud, { port_id: target?.port_id });
      assert.deepEqual(await problemsOfCall(assign()), { port_id: 'port_unreachable' });
      const elsewhere = await cloud.routers.create(cloud.one, {
        name: 'r',
        external_gateway_info: { network_id: cloud.external.restricted },
        interfaces: [{ network_id: core.id }],
      });
      assert.deepEqual(await problemsOfCall(assign()), { port_id: 'port_unreachable' });
      const gateway = { external_gateway_info: { network_id: cloud.external.open } };
      await cloud.routers.update(cloud.one, elsewhere.id, gateway, null);
      assert.equal((await assign()).router_id, elsewhere.id);
    });

    // spec: floating-ip.once
    test('an address inside has one of each external network', async () => {
      const { targets } = await openSite(cloud, { servers: 2 });
      const [first, second] = targets;
      const ip = await allocate(cloud, { port_id: first?.port_id });
      assert.deepEqual(await problemsOfCall(allocate(cloud, { port_id: first?.port_id })), {
        port_id: 'port_has_floating_ip',
      });
      assert.deepEqual(
        (await targetsOf(cloud)).map(({ port_id, blocked }) => [port_id, blocked]),
        [
          [first?.port_id, 'taken'],
          [second?.port_id, null],
        ],
      );
      const same = await cloud.floatingIps.update(cloud.one, ip.id, { port_id: first?.port_id ?? '' }, null);
      assert.equal(same.port_id, first?.port_id);
      const moved = await cloud.floatingIps.update(cloud.one, ip.id, { port_id: second?.port_id ?? '' }, null);
      assert.equal(moved.fixed_ip_address, second?.fixed_ip_address);
    });

    // spec: floating-ip.targets
    test('to nothing but what can have one', async () => {
      const { core, router } = await openSite(cloud);
      const six = await makeNetwork(cloud, 'six', 'fd00:6::/64');
      await cloud.addServer(six.id);
      const refused = async (port_id: string, more = {}) => problemsOfCall(allocate(cloud, { port_id, ...more }));
      const ports = await cloud.routers.interfaces(cloud.one, router.id);
      assert.deepEqual(await refused(ports.data[0]?.id ?? ''), { port_id: 'port_unknown' });
      assert.deepEqual(await refused('nonsense'), { port_id: 'port_unknown' });
      const [target] = (await targetsOf(cloud)).filter(({ network_id }) => network_id === core.id);
      assert.deepEqual(await refused(target?.port_id ?? '', { fixed_ip_address: '10.9.9.9' }), {
        fixed_ip_address: 'address_unknown',
      });
      assert.equal((await targetsOf(cloud)).length, 1, 'an address of IPv6 is no target');
    });

    test('keeps the router where it is', async () => {
      const { core, router, targets } = await openSite(cloud);
      const ip = await allocate(cloud, { port_id: targets[0]?.port_id });
      const moves = [
        cloud.routers.update(cloud.one, router.id, { external_gateway_info: null }, null),
        cloud.routers.removeInterface(cloud.one, router.id, { network_id: core.id }),
      ];
      for (const move of moves) {
        const { status, values } = await refusalOf(move);
        assert.deepEqual([status, values['by'], values['count']], [409, 'floating_ips', 1]);
      }
      await cloud.floatingIps.update(cloud.one, ip.id, { port_id: null }, null);
      await cloud.routers.removeInterface(cloud.one, router.id, { network_id: core.id });
    });

    test('knows who was there before', async () => {
      const ip = await allocate(cloud);
      await cloud.floatingIps.update(cloud.one, ip.id, { description: 'x' }, ip.revision_number);
      const late = cloud.floatingIps.update(cloud.one, ip.id, { port_id: null }, ip.revision_number);
      assert.equal((await refusalOf(late)).status, 412);
    });
  });
}

describeAssigning(embedded);
