import assert from 'node:assert/strict';
import { beforeEach, describe, test } from 'node:test';
import type { Network, SubnetDraft } from '@skydeck/contract';
import type { ReadEngine } from '../../http/crud-engine.ts';
import { embedded } from '../../engines/embedded/test-cloud.ts';
import type { EngineHarness, TestCloud } from '../../engines/test-cloud.ts';

interface SuiteCloud extends TestCloud {
  readonly networks: ReadEngine<Network>;
}

const v4 = (cidr: string): SubnetDraft => ({ cidr, ip_version: 4 });

/** More of what is seen of networks. */
export function describeNetworkLists(harness: EngineHarness<SuiteCloud>): void {
  describe(`lists of networks of the ${harness.engine} engine`, () => {
    let cloud: SuiteCloud;
    beforeEach(async (t) => {
      cloud = await harness.open(t);
    });

    const network = (name: string, ...subnets: SubnetDraft[]) =>
      cloud.makeNetwork(cloud.one, { name, ipam_enabled: true, subnets });
    const names = async (query: Record<string, string>, scope = cloud.one) =>
      (await cloud.networks.list(scope, query)).data.map(({ name }) => name);
    const own = () => ({ project_id: cloud.one.projectId ?? '' });

    test('a network counts its ports, and a subnet the addresses that are used', async () => {
      const core = await network('core', v4('10.1.0.0/24'));
      await cloud.addServer(core.id);
      const after = await cloud.networks.read(cloud.one, core.id);
      assert.deepEqual([after.ports_count, after.subnets[0]?.used_ips], [1, 1]);
    });

    // spec: list.filter.text
    test('lists filter, in both encodings', async () => {
      const web = await network('web-core', v4('10.7.0.0/24'));
      await network('db');
      assert.deepEqual(await names({ name: 'contains:CORE' }), ['web-core']);
      assert.deepEqual(await names({ name: 'in:db,open' }), ['db', 'open']);
      assert.deepEqual(await names({ search: '10.7.0' }), ['web-core']);
      assert.deepEqual(await names({ search: 'WEB-' }), ['web-core']);
      assert.deepEqual(await names({ search: web.id.slice(4, 23) }), ['web-core']);
      assert.deepEqual(await names({ router_external: 'True', shared: 'false' }), ['open', 'restricted']);
      assert.deepEqual(await names({ ...own(), type: 'vxlan', sort: 'name:desc' }), ['web-core', 'db']);
      const params = JSON.stringify({ filters: { ...own(), type: 'vxlan', name: 'contains:d' } });
      assert.deepEqual(await names({ params }), ['db']);
    });

    // spec: list.scope
    test('a system role sees all, with all policies', async () => {
      const core = await network('core');
      assert.deepEqual(await names({ id: core.id }, cloud.system), ['core']);
      assert.equal((await cloud.networks.read(cloud.system, cloud.external.restricted)).rbac_policies.length, 2);
    });
  });
}

describeNetworkLists(embedded);
