import assert from 'node:assert/strict';
import { beforeEach, describe, test } from 'node:test';
import { type Network, Subnet, type SubnetDraft, type SubnetUpdate } from '@skydeck/contract';
import { embedded } from '../../engines/embedded/test-cloud.ts';
import type { CloudWith, EngineHarness } from '../../engines/test-cloud.ts';
import { problemsOfCall, refusalOf } from '../../engines/test-refusals.ts';

type SuiteCloud = CloudWith<'networks' | 'routers' | 'subnets'>;

/** One suite for each engine behind the port. */
export function describeSubnetEngine(harness: EngineHarness<SuiteCloud>): void {
  describe(`subnets of the ${harness.engine} engine`, () => {
    let cloud: SuiteCloud;
    beforeEach(async (t) => {
      cloud = await harness.open(t);
    });

    const network = (label: string, ...subnets: SubnetDraft[]): Promise<Network> =>
      cloud.makeNetwork(cloud.one, { name: label, ipam_enabled: true, subnets });
    /** A network with one IPv4 subnet, and that subnet. */
    async function withSubnet(draft: Partial<SubnetDraft> = {}) {
      const made = await network('core', { cidr: '10.1.0.0/24', ip_version: 4, ...draft });
      const [subnet] = made.subnets;
      assert.ok(subnet);
      return { network: made, subnet };
    }

    describe('create', () => {
      test('joins a network, whose revision counts up with it', async () => {
        const empty = await network('core');
        cloud.drainEvents();
        const subnet = await cloud.subnets.create(cloud.one, {
          network_id: empty.id,
          cidr: 'fd00:0:0:1::/64',
          ip_version: 6,
          ipv6_ra_mode: 'slaac',
          ipv6_address_mode: 'slaac',
        });
        assert.deepEqual(
          [subnet.cidr, subnet.gateway_ip, subnet.enable_dhcp],
          ['fd00:0:0:1::/64', 'fd00:0:0:1::1', true],
        );
        assert.deepEqual(Object.keys(subnet).sort(), Object.keys(Subnet.schema).sort());
        const after = await cloud.networks.read(cloud.one, empty.id);
        assert.deepEqual([after.subnets, after.revision_number], [[subnet], empty.revision_number + 1]);
        assert.deepEqual(
          cloud.drainEvents().map(({ type, operation, object }) => [type, operation, object]),
          [
            ['subnet', 'created', subnet],
            ['network', 'updated', after],
          ],
        );
        assert.equal((await cloud.networks.list(cloud.one, { search: 'fd00:0:0:1' })).data.length, 1);
      });

      // spec: subnet.reserved
      test('no network that a cloud cannot carry, and none without addresses', async () => {
        const made = await network('core');
        const refused = (draft: Partial<SubnetDraft>) =>
          problemsOfCall(
            cloud.subnets.create(cloud.one, { network_id: made.id, cidr: '10.1.0.0/24', ip_version: 4, ...draft }),
          );
        for (const cidr of ['127.0.0.0/8', '224.0.0.0/24', '169.254.0.0/24'])
          assert.deepEqual(await refused({ cidr }), { cidr: 'cidr_reserved' }, cidr);
        assert.deepEqual(await refused({ cidr: 'fe80::/64', ip_version: 6 }), { cidr: 'cidr_reserved' });
        for (const cidr of ['10.1.0.0/31', '10.1.0.0/32'])
          assert.deepEqual(await refused({ cidr }), { cidr: 'subnet_too_small' }, cidr);
        assert.deepEqual(await refused({ allocation_pools: [] }), { allocation_pools: 'pools_empty' });
        assert.deepEqual((await cloud.networks.read(cloud.one, made.id)).subnets, []);
      });

      // spec: subnet.dhcp.size
      test('a network too small for DHCP never gets it, and changes otherwise', async () => {
        const { subnet } = await withSubnet({ cidr: '10.1.0.0/31', enable_dhcp: false });
        const update = (body: SubnetUpdate) => cloud.subnets.update(cloud.one, subnet.id, body, null);
        assert.deepEqual(await problemsOfCall(update({ enable_dhcp: true })), { enable_dhcp: 'subnet_too_small' });
        assert.deepEqual(await problemsOfCall(update({ allocation_pools: [] })), { allocation_pools: 'pools_empty' });
        assert.equal((await update({ name: 'pair' })).name, 'pair');
      });

      test("only in a network that is there, is one's own and manages addresses", async () => {
        const draft = { cidr: '10.1.0.0/24', ip_version: 4 as const };
        const { network: foreign } = await withSubnet();
        for (const network_id of [foreign.id, 'no-uuid']) {
          assert.deepEqual(await problemsOfCall(cloud.subnets.create(cloud.two, { network_id, ...draft })), {
            network_id: 'network_unknown',
          });
        }
        assert.equal(
          (await refusalOf(cloud.subnets.create(cloud.one, { network_id: cloud.external.open, ...draft }))).code,
          'forbidden',
        );
        const bare = await cloud.makeNetwork(cloud.one, { name: 'bare', ipam_enabled: false });
        assert.deepEqual(await problemsOfCall(cloud.subnets.create(cloud.one, { network_id: bare.id, ...draft })), {
          network_id: 'needs_ipam',
        });
      });

      test('names each wrong field', async () => {
        const { id } = await network('core');
        const wrong = {
          cidr: '10.1.0.0/24',
          ip_version: 4 as const,
          gateway_ip: '10.1.0.255',
          allocation_pools: [
            { start: '10.1.0.9', end: '10.1.0.5' },
            { start: '10.9.0.1', end: '10.1.0.4' },
          ],
        };
        assert.deepEqual(await problemsOfCall(cloud.subnets.create(cloud.one, { network_id: id, ...wrong })), {
          gateway_ip: 'not_a_host',
          'allocation_pools.0.end': 'pool_reversed',
          'allocation_pools.1.start': 'outside_subnet',
        });
      });
    });

    test('who does not see its network changes nothing', async () => {
      const { subnet } = await withSubnet();
      for (const outsider of [cloud.two, cloud.domainMode]) {
        assert.equal((await refusalOf(cloud.subnets.update(outsider, subnet.id, { name: 'x' }, null))).status, 404);
        assert.equal((await refusalOf(cloud.subnets.remove(outsider, subnet.id))).status, 404);
      }
    });

    describe('update', () => {
      test('changes what may change, counts up, tells', async () => {
        const { network: made, subnet } = await withSubnet();
        cloud.drainEvents();
        const changed = await cloud.subnets.update(
          cloud.one,
          subnet.id,
          {
            name: 'front',
            enable_dhcp: false,
            dns_nameservers: ['10.1.0.53', 'FD00::0053'],
            allocation_pools: [
              { start: '10.1.0.100', end: '10.1.0.199' },
              { start: '10.1.0.10', end: '10.1.0.19' },
            ],
          },
          subnet.revision_number,
        );
        assert.deepEqual(
          [changed.name, changed.enable_dhcp, changed.dns_nameservers, changed.total_ips],
          ['front', false, ['10.1.0.53', 'fd00::53'], 110],
        );
        assert.deepEqual(changed.allocation_pools[0], { start: '10.1.0.10', end: '10.1.0.19' });
        assert.equal(changed.revision_number, subnet.revision_number + 1);
        assert.deepEqual(
          cloud.drainEvents().map(({ type, operation, id }) => [type, operation, id]),
          [
            ['subnet', 'updated', subnet.id],
            ['network', 'updated', made.id],
          ],
        );
        assert.equal(
          (await refusalOf(cloud.subnets.update(cloud.one, subnet.id, { name: 'late' }, subnet.revision_number))).code,
          'revision_conflict',
        );
      });

      // spec: subnet.pools.in-use
      test('pools keep each address that is in use', async () => {
        const { network: made, subnet } = await withSubnet();
        const used = [...(await cloud.addServer(made.id)), ...(await cloud.addServer(made.id))];
        const [first = 0, second = 0] = used.map((address) => Number(address.split('.')[3])).toSorted((x, y) => x - y);
        const begin = (at: number) => {
          const pool = { start: `10.1.0.${at}`, end: '10.1.0.254' };
          return cloud.subnets.update(cloud.one, subnet.id, { allocation_pools: [pool] }, null);
        };
        assert.deepEqual(await problemsOfCall(begin(second)), { allocation_pools: 'pool_address_in_use' });
        const { used_ips, total_ips } = await begin(first);
        assert.deepEqual([used_ips, total_ips], [2, 255 - first]);
      });

      // spec: subnet.gateway.in-use
      test('the gateway moves only out of the pools and away from no router', async () => {
        const { network: made, subnet } = await withSubnet();
        const move = (gateway_ip: string | null) => cloud.subnets.update(cloud.one, subnet.id, { gateway_ip }, null);
        assert.deepEqual(await problemsOfCall(move('10.1.0.50')), { gateway_ip: 'gateway_in_pool' });
        const router = await cloud.routers.create(cloud.one, { name: 'r', interfaces: [{ network_id: made.id }] });
        assert.deepEqual(await problemsOfCall(move(null)), { gateway_ip: 'gateway_in_use' });
        await cloud.routers.removeInterface(cloud.one, router.id, { network_id: made.id });
        assert.equal((await move(null)).gateway_ip, null);
      });

      test('a gateway cannot come to an address that is in use', async () => {
        const { network: made, subnet } = await withSubnet({
          gateway_ip: null,
          allocation_pools: [{ start: '10.1.0.10', end: '10.1.0.19' }],
        });
        const router = await cloud.routers.create(cloud.one, { name: 'r' });
        await cloud.routers.addInterface(cloud.one, router.id, { network_id: made.id, ip_address: '10.1.0.2' });
        assert.deepEqual(
          await problemsOfCall(cloud.subnets.update(cloud.one, subnet.id, { gateway_ip: '10.1.0.2' }, null)),
          { gateway_ip: 'address_taken' },
        );
      });

      test('IPv6 modes need DHCP', async () => {
        const made = await network('six', {
          cidr: 'fd00::/64',
          ip_version: 6,
          ipv6_ra_mode: 'slaac',
          ipv6_address_mode: 'slaac',
        });
        assert.deepEqual(
          await problemsOfCall(
            cloud.subnets.update(cloud.one, made.subnets[0]?.id ?? '', { enable_dhcp: false }, null),
          ),
          { enable_dhcp: 'ipv6_mode_needs_dhcp' },
        );
      });
    });

    // spec: subnet.delete.in-use
    test('is deleted only when no address is in use', async () => {
      const { network: made, subnet } = await withSubnet();
      const router = await cloud.routers.create(cloud.one, { name: 'r', interfaces: [{ network_id: made.id }] });
      const refusal = await refusalOf(cloud.subnets.remove(cloud.one, subnet.id));
      assert.deepEqual(
        [refusal.status, refusal.code, refusal.values['count'], refusal.values['by']],
        [409, 'in_use', 1, 'addresses'],
      );
      await cloud.routers.removeInterface(cloud.one, router.id, { network_id: made.id });
      cloud.drainEvents();
      await cloud.subnets.remove(cloud.one, subnet.id);
      assert.deepEqual(
        cloud.drainEvents().map(({ type, operation }) => [type, operation]),
        [
          ['subnet', 'deleted'],
          ['network', 'updated'],
        ],
      );
      assert.deepEqual((await cloud.networks.read(cloud.one, made.id)).subnets, []);
    });
  });
}

describeSubnetEngine(embedded);
