import assert from 'node:assert/strict';
import { beforeEach, describe, test } from 'node:test';
import { Network, type SubnetDraft } from '@skydeck/contract';
import type { ReadEngine } from '../../engines/crud-engine.ts';
import { embedded } from '../../engines/embedded/test-cloud.ts';
import { openstackIn } from '../../engines/openstack/testing/test-cloud.ts';
import type { EngineHarness, TestCloud } from '../../engines/test-cloud.ts';
import { problemsOfCall, refusalOf } from '../../engines/test-refusals.ts';

interface NetworkCloud extends TestCloud {
  readonly networks: ReadEngine<Network>;
}

const v4 = (cidr: string): SubnetDraft => ({ cidr, ip_version: 4 });

/** What each engine says of networks, whether it makes them or not. */
export function describeNetworkReads(harness: EngineHarness<NetworkCloud>): void {
  describe(`networks of the ${harness.engine} engine: what is seen`, () => {
    let cloud: NetworkCloud;
    beforeEach(async (t) => {
      cloud = await harness.open(t);
    });

    const network = (name: string, ...subnets: SubnetDraft[]) =>
      cloud.makeNetwork(cloud.one, { name, ipam_enabled: true, subnets });
    const names = async (query: Record<string, string>, scope = cloud.one) =>
      (await cloud.networks.list(scope, query)).data.map(({ name }) => name);
    const own = () => ({ project_id: cloud.one.projectId ?? '' });

    test('they are as the contract has them, with their subnets and what is used of these', async () => {
      const core = await network('core', v4('10.1.0.0/24'));
      assert.deepEqual(Object.keys(core).toSorted(), Object.keys(Network.schema).toSorted());
      assert.deepEqual(
        [core.type, core.physical_network, core.vlan_id, core.router_external, core.shared, core.ipam_enabled],
        ['vxlan', null, null, false, false, true],
      );
      assert.deepEqual([core.project_id, core.domain_id, core.rbac_policies], [cloud.one.projectId, 'default', []]);
      const [subnet] = core.subnets;
      assert.deepEqual([subnet?.cidr, subnet?.used_ips, subnet?.total_ips], ['10.1.0.0/24', 0, 253]);
      await cloud.addServer(core.id);
      const after = await cloud.networks.read(cloud.one, core.id);
      assert.deepEqual([after.ports_count, after.subnets[0]?.used_ips], [1, 1]);
    });

    // spec: list.scope, spec: network.access.owner
    test('a project sees its own, and what is opened to it', async () => {
      const core = await network('core', v4('10.1.0.0/24'));
      const sorted = { sort: 'name:asc' };
      assert.deepEqual(await names(sorted), ['core', 'open', 'restricted', 'small']);
      assert.deepEqual(await names(sorted, cloud.two), ['open', 'restricted', 'small']);
      assert.deepEqual(await names(sorted, cloud.domainMode), []);
      assert.deepEqual(await names({ id: core.id }, cloud.system), ['core']);
      for (const outsider of [cloud.two, cloud.domainMode])
        assert.equal((await refusalOf(cloud.networks.read(outsider, core.id))).status, 404);
      assert.equal((await cloud.networks.read(cloud.system, core.id)).name, 'core');
      // Of the policies of others, those that reach oneself.
      const restricted = await cloud.networks.read(cloud.two, cloud.external.restricted);
      assert.deepEqual(restricted.rbac_policies, [
        { target_project: cloud.two.projectId, actions: ['access_as_shared'] },
      ]);
      assert.equal((await cloud.networks.read(cloud.system, cloud.external.restricted)).rbac_policies.length, 2);
    });

    // spec: list.paging
    test('lists page by a marker that stands still when others are added', async () => {
      for (const letter of ['b', 'd', 'f', 'h']) await network(letter);
      const first = await cloud.networks.list(cloud.one, { ...own(), limit: '2', with_count: 'true' });
      assert.deepEqual([first.data.map(({ name }) => name), first.count], [['b', 'd'], 4]);
      await network('a');
      const second = await cloud.networks.list(cloud.one, { ...own(), limit: '2', marker: first.next_marker ?? '' });
      assert.deepEqual(
        [second.data.map(({ name }) => name), second.next_marker, second.count],
        [['f', 'h'], null, undefined],
      );
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

    test('lists name what they do not understand', async () => {
      const wrong = { colour: 'red', sort: 'colour:asc', limit: '0' };
      const fields = await problemsOfCall(cloud.networks.list(cloud.one, wrong));
      assert.deepEqual(Object.keys(fields).toSorted(), ['colour', 'limit', 'sort']);
      const marker = await problemsOfCall(cloud.networks.list(cloud.one, { marker: 'gone' }));
      assert.deepEqual(Object.keys(marker), ['marker']);
    });
  });
}

describeNetworkReads(embedded);
describeNetworkReads(openstackIn(import.meta.dirname));
