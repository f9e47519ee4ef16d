import assert from 'node:assert/strict';
import { beforeEach, describe, test } from 'node:test';
import { embedded } from '../../engines/embedded/test-cloud.ts';
import { openstackIn } from '../../engines/openstack/testing/test-cloud.ts';
import type { EngineHarness } from '../../engines/test-cloud.ts';
import { problemsOfCall, refusalOf } from '../../engines/test-refusals.ts';
import { addressesOf, eventsOf, makeNetwork, type RouterCloud, subnetOf, v4, v6 } from './test-routers.ts';

/** The third part of the suite: other addresses for an interface. */
export function describeInterfaceChanges(harness: EngineHarness<RouterCloud>): void {
  describe(`changed interfaces of routers of the ${harness.engine} engine`, () => {
    let cloud: RouterCloud;
    beforeEach(async (t) => {
      cloud = await harness.open(t);
    });

    async function setUp() {
      const core = await makeNetwork(cloud, 'core', v4('10.1.0.0/24'), v6('fd00:1::/64'));
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
      assert.deepEqual(eventsOf(cloud), [`network updated ${core.id}`, `router updated ${router.id}`]);
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
}

describeInterfaceChanges(embedded);
describeInterfaceChanges(openstackIn(import.meta.dirname));
