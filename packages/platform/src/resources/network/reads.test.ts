import assert from 'node:assert/strict';
import { beforeEach, describe, test } from 'node:test';
import { Network, type Subnet, type SubnetDraft } from '@skydeck/contract';
import type { ReadEngine } from '../../http/crud-engine.ts';
import { embedded } from '../../engines/embedded/test-cloud.ts';
import { openstackIn } from '../../engines/openstack/testing/test-cloud.ts';
import type { EngineHarness, TestCloud } from '../../engines/test-cloud.ts';
import { problemsOfCall, refusalOf } from '../../engines/test-refusals.ts';

interface NetworkCloud extends TestCloud {
  readonly networks: ReadEngine<Network>;
  readonly subnets: ReadEngine<Subnet>;
}

const v4 = (cidr: string): SubnetDraft => ({ cidr, ip_version: 4 });

/** What each engine says of networks and their subnets, whether it makes them or not. */
export function describeNetworkReads(harness: EngineHarness<NetworkCloud>): void {
  describe(`networks and subnets of the ${harness.engine} engine: what is seen`, () => {
    let cloud: NetworkCloud;
    beforeEach(async (t) => {
      cloud = await harness.open(t);
    });

    const network = (name: string, ...subnets: SubnetDraft[]) =>
      cloud.makeNetwork(cloud.one, { name, ipam_enabled: true, subnets });
    const names = async (query: Record<string, string>, scope = cloud.one) =>
      (await cloud.networks.list(scope, query)).data.map(({ name }) => name);
    const own = () => ({ project_id: cloud.one.projectId ?? '' });

    test('as the contract has them, with their subnets and what is used of these', async () => {
      const core = await network('core', v4('10.1.0.0/24'));
      assert.deepEqual(Object.keys(core).toSorted(), Object.keys(Network.schema).toSorted());
      assert.deepEqual(
        [core.type, core.physical_network, core.vlan_id, core.router_external, core.shared, core.ipam_enabled],
        ['vxlan', null, null, false, false, true],
      );
      assert.deepEqual([core.project_id, core.domain_id, core.rbac_policies], [cloud.one.projectId, 'default', []]);
      const [subnet] = core.subnets;
      assert.deepEqual(
        [subnet?.cidr, subnet?.gateway_ip, subnet?.used_ips, subnet?.total_ips],
        ['10.1.0.0/24', '10.1.0.1', 0, 253],
      );
      assert.deepEqual(await cloud.subnets.read(cloud.one, subnet?.id ?? ''), subnet);
    });

    // spec: value.tags
    test('with a description and tags', async () => {
      const said = { description: 'The shop', tags: ['tier 1', 'web'] };
      const tagged = await cloud.makeNetwork(cloud.one, { name: 'core', ipam_enabled: false, ...said });
      const bare = await network('bare');
      const told = [tagged, bare].map(({ description, tags = [] }) => [description, tags.toSorted()]);
      assert.deepEqual(told, [Object.values(said), ['', []]]);
      assert.deepEqual(await names({ tags: 'web,tier 1' }), ['core']);
      assert.deepEqual(await names({ 'not-tags-any': 'web', ...own() }), ['bare']);
      assert.deepEqual(await names({ search: 'contains:shop' }), ['core']);
    });

    // spec: list.scope, spec: network.access.owner
    test('a project sees its own, and what is opened to it', async () => {
      const core = await network('core', v4('10.1.0.0/24'));
      const sorted = { sort: 'name:asc' };
      assert.deepEqual(await names(sorted), ['core', 'open', 'restricted', 'small']);
      assert.deepEqual(await names(sorted, cloud.two), ['open', 'restricted', 'small']);
      assert.deepEqual(await names(sorted, cloud.domainMode), []);
      for (const outsider of [cloud.two, cloud.domainMode]) {
        assert.equal((await refusalOf(cloud.networks.read(outsider, core.id))).status, 404);
        assert.equal((await refusalOf(cloud.subnets.read(outsider, core.subnets[0]?.id ?? ''))).status, 404);
      }
      assert.equal((await cloud.networks.read(cloud.system, core.id)).name, 'core');
      // Of the policies of others, those that reach oneself.
      const restricted = await cloud.networks.read(cloud.two, cloud.external.restricted);
      assert.deepEqual(restricted.rbac_policies, [
        { target_project: cloud.two.projectId, actions: ['access_as_shared'] },
      ]);
    });

    test('lists filter, search, sort and page', async () => {
      await network('beta', v4('10.1.0.0/24'));
      await network('alpha', v4('10.2.0.0/24'));
      assert.deepEqual(await names({ ...own(), sort: 'name:desc' }), ['beta', 'alpha']);
      assert.deepEqual(await names({ search: '10.2.0' }), ['alpha']);
      assert.deepEqual(await names({ router_external: 'true', sort: 'name:asc' }), ['open', 'restricted', 'small']);
      assert.deepEqual(await names({ ...own(), limit: '1', sort: 'name:asc' }), ['alpha']);
      const wrong = await problemsOfCall(cloud.networks.list(cloud.one, { colour: 'red' }));
      assert.deepEqual(Object.keys(wrong), ['colour']);
      const subnets = (await cloud.subnets.list(cloud.one, { cidr: 'contains:10.', sort: 'cidr:desc' })).data;
      assert.deepEqual(
        subnets.map(({ cidr }) => cidr),
        ['10.2.0.0/24', '10.1.0.0/24'],
      );
      assert.deepEqual((await cloud.subnets.list(cloud.domainMode, {})).data, []);
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
