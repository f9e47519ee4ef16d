import assert from 'node:assert/strict';
import { beforeEach, describe, test } from 'node:test';
import { type PrivateNetworkBody, Subnet } from '@skydeck/contract';
import type { ReadEngine } from '../../http/crud-engine.ts';
import { embedded } from '../../engines/embedded/test-cloud.ts';
import { openstackIn } from '../../engines/openstack/testing/test-cloud.ts';
import type { EngineHarness, TestCloud } from '../../engines/test-cloud.ts';
import { problemsOfCall, refusalOf } from '../../engines/test-refusals.ts';

interface SubnetCloud extends TestCloud {
  readonly subnets: ReadEngine<Subnet>;
}

/** What is seen of subnets, besides what the reads of networks show. */
export function describeSubnetReads(harness: EngineHarness<SubnetCloud>): void {
  describe(`subnets of the ${harness.engine} engine: what is seen`, () => {
    let cloud: SubnetCloud;
    beforeEach(async (t) => {
      cloud = await harness.open(t);
    });

    const network = (name: string, ...subnets: NonNullable<PrivateNetworkBody['subnets']>) =>
      cloud.makeNetwork(cloud.one, { name, ipam_enabled: true, subnets });
    const cidrs = async (query: Record<string, string>, scope = cloud.one) =>
      (await cloud.subnets.list(scope, query)).data.map(({ cidr }) => cidr);

    // spec: subnet.gateway, spec: subnet.pools
    test('they are as the contract has them, and as their network shows them', async () => {
      const core = await network(
        'core',
        { cidr: '10.1.0.0/24', ip_version: 4 },
        { cidr: 'fd00:1::/64', ip_version: 6 },
      );
      const [four, six] = core.subnets.toSorted((one, other) => one.ip_version - other.ip_version);
      assert.ok(four && six);
      assert.deepEqual(Object.keys(four).toSorted(), Object.keys(Subnet.schema).toSorted());
      assert.deepEqual(
        [four.gateway_ip, four.allocation_pools, four.used_ips, four.total_ips],
        ['10.1.0.1', [{ start: '10.1.0.2', end: '10.1.0.254' }], 0, 253],
      );
      assert.deepEqual([six.ip_version, six.total_ips, six.network_id], [6, null, core.id]);
      assert.deepEqual(await cloud.subnets.read(cloud.one, four.id), four);
      assert.deepEqual((await cloud.subnets.list(cloud.one, { id: six.id })).data, [six]);
    });

    // spec: list.scope
    test('they are seen by those who see their network', async () => {
      const core = await network('core', { cidr: '10.1.0.0/24', ip_version: 4 });
      const [subnet] = core.subnets;
      const opened = ['192.0.2.0/24', '198.51.100.0/28', '2001:db8:1::/64', '203.0.113.0/24'];
      assert.deepEqual((await cidrs({ limit: '-1' })).toSorted(), ['10.1.0.0/24', ...opened]);
      assert.deepEqual((await cidrs({ limit: '-1' }, cloud.two)).toSorted(), opened);
      assert.deepEqual(await cidrs({}, cloud.domainMode), []);
      assert.deepEqual(await cidrs({ id: subnet?.id ?? '' }, cloud.system), ['10.1.0.0/24']);
      for (const outsider of [cloud.two, cloud.domainMode])
        assert.equal((await refusalOf(cloud.subnets.read(outsider, subnet?.id ?? ''))).status, 404);
    });

    test('lists filter, search, sort and page', async () => {
      const beta = await network('beta', { cidr: '10.1.0.0/24', ip_version: 4 });
      await network('alpha', { cidr: '10.2.0.0/24', ip_version: 4 }, { cidr: 'fd00:2::/64', ip_version: 6 });
      assert.deepEqual(await cidrs({ cidr: 'contains:10.', sort: 'cidr:desc' }), ['10.2.0.0/24', '10.1.0.0/24']);
      assert.deepEqual(await cidrs({ network_id: beta.id }), ['10.1.0.0/24']);
      assert.deepEqual(await cidrs({ ip_version: '6', sort: 'cidr:asc' }), ['2001:db8:1::/64', 'fd00:2::/64']);
      assert.deepEqual(await cidrs({ search: 'fd00' }), ['fd00:2::/64']);
      assert.deepEqual(await cidrs({ cidr: 'contains:10.', sort: 'cidr:asc', limit: '1' }), ['10.1.0.0/24']);
      const wrong = await problemsOfCall(cloud.subnets.list(cloud.one, { colour: 'red', sort: 'mtu:asc' }));
      assert.deepEqual(Object.keys(wrong).toSorted(), ['colour', 'sort']);
    });
  });
}

describeSubnetReads(embedded);
describeSubnetReads(openstackIn(import.meta.dirname));
