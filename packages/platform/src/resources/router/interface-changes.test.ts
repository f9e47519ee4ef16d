import assert from 'node:assert/strict';
import { afterEach, beforeEach, describe, test } from 'node:test';
import type { SubnetDraft } from '@skydeck/contract';
import { openEmbeddedCloud, problemsOfCall, refusalOf, type TestCloud } from '../../engines/embedded/test-cloud.ts';

/** Other addresses for a router's interfaces. */
export function describeInterfaceChanges(name: string, open: () => Promise<TestCloud>): void {
  describe(`changed interfaces of the ${name} engine`, () => {
    let cloud: TestCloud;
    beforeEach(async () => {
      cloud = await open();
    });
    afterEach(() => cloud.close());

    async function setUp(label = 'r') {
      const subnets: SubnetDraft[] = [
        { cidr: '10.1.0.0/24', ip_version: 4 },
        { cidr: 'fd00:1::/64', ip_version: 6 },
      ];
      const core = await cloud.networks.createPrivate(cloud.one, { name: 'core', ipam_enabled: true, subnets });
      const router = await cloud.routers.create(cloud.one, { name: label, interfaces: [{ network_id: core.id }] });
      const [port] = router.interfaces_info;
      const [v4, v6] = port?.fixed_ips ?? [];
      assert.ok(port && v4 && v6);
      const update = (fixed_ips: { subnet_id: string; ip_address: string }[], revision: number | null = null) =>
        cloud.routers.updateInterface(cloud.one, router.id, port.id, { fixed_ips }, revision);
      return { core, router, port, v4: v4.subnet_id, v6: v6.subnet_id, update };
    }

    test('one address changes, the other stays, and everybody hears', async () => {
      const { core, router, port, v4, update } = await setUp();
      cloud.drainEvents();
      const changed = await update([{ subnet_id: v4, ip_address: '10.1.0.254' }], router.revision_number);
      assert.deepEqual(
        changed.interfaces_info[0]?.fixed_ips.map(({ ip_address }) => ip_address),
        ['10.1.0.254', 'fd00:1::1'],
      );
      assert.equal(changed.revision_number, router.revision_number + 1);
      const heard = cloud.drainEvents();
      assert.deepEqual(
        heard.filter(({ type }) => type !== 'subnet').map(({ type, operation, id }) => [type, operation, id]),
        [
          ['port', 'updated', port.id],
          ['router', 'updated', router.id],
          ['network', 'updated', core.id],
        ],
      );
      assert.deepEqual(
        (await cloud.routers.list(cloud.one, { search: '10.1.0.254' })).data.map(({ id }) => id),
        [router.id],
      );
    });

    test('it keeps the address it has', async () => {
      const { v4, v6, update } = await setUp();
      const same = await update([
        { subnet_id: v4, ip_address: '10.1.0.1' },
        { subnet_id: v6, ip_address: 'FD00:1::0001' },
      ]);
      assert.deepEqual(
        same.interfaces_info[0]?.fixed_ips.map(({ ip_address }) => ip_address),
        ['10.1.0.1', 'fd00:1::1'],
      );
    });

    test('an address that is no host of the subnet, or somebody else’s, is refused at its field', async () => {
      const { core, v4, v6, update } = await setUp();
      await cloud.addServer(core.id);
      const refused = (...ips: string[]) =>
        problemsOfCall(update(ips.map((ip_address, at) => ({ subnet_id: [v4, v6][at] ?? 'x', ip_address }))));
      assert.deepEqual(await refused('10.2.0.1'), { 'fixed_ips.0.ip_address': 'outside_subnet' });
      assert.deepEqual(await refused('10.1.0.255'), { 'fixed_ips.0.ip_address': 'not_a_host' });
      assert.deepEqual(await refused('10.1.0.2', 'x'), {
        'fixed_ips.0.ip_address': 'address_taken',
        'fixed_ips.1.ip_address': 'ip_invalid',
      });
      assert.deepEqual(await problemsOfCall(update([{ subnet_id: core.id, ip_address: '10.1.0.9' }])), {
        'fixed_ips.0.ip_address': 'network_not_attached',
      });
    });

    test('a router does not become its own next hop', async () => {
      const { router, v4, update } = await setUp();
      const routes = [{ destination: '10.9.0.0/16', nexthop: '10.1.0.9' }];
      await cloud.routers.update(cloud.one, router.id, { routes }, null);
      const { status, code, values } = await refusalOf(update([{ subnet_id: v4, ip_address: '10.1.0.9' }]));
      assert.deepEqual([status, code, values['by']], [409, 'in_use', 'routes']);
    });

    test('the second of two is told; who does not see the router hears nothing', async () => {
      const { router, port, v4, update } = await setUp();
      const ips = [{ subnet_id: v4, ip_address: '10.1.0.7' }];
      await update(ips, router.revision_number);
      assert.equal((await refusalOf(update(ips, router.revision_number))).status, 412);
      for (const id of [router.id, port.network_id]) {
        const call = cloud.routers.updateInterface(cloud.two, id, port.id, { fixed_ips: ips }, null);
        assert.equal((await refusalOf(call)).status, 404);
      }
      const none = cloud.routers.updateInterface(cloud.one, router.id, router.id, { fixed_ips: ips }, null);
      assert.equal((await refusalOf(none)).status, 404);
    });

    test('a name that asks for a refusal gets one', async () => {
      const { v4, update } = await setUp('fail-409-update-r');
      assert.equal((await refusalOf(update([{ subnet_id: v4, ip_address: '10.1.0.7' }]))).status, 409);
    });
  });
}

describeInterfaceChanges('embedded', openEmbeddedCloud);
