import assert from 'node:assert/strict';
import { join } from 'node:path';
import { describe, test, type TestContext } from 'node:test';
import { Network, type SubnetDraft } from '@skydeck/contract';
import { problemsOfCall, refusalOf } from '../../engines/embedded/test-cloud.ts';
import { type OpenstackTestCloud, openOpenstackCloud } from '../../engines/openstack/testing/test-cloud.ts';

const open = (t: TestContext) => openOpenstackCloud(t, join(import.meta.dirname, 'recordings'));

const v4 = (cidr: string): SubnetDraft => ({ cidr, ip_version: 4 });
const network = (cloud: OpenstackTestCloud, name: string, ...subnets: SubnetDraft[]) =>
  cloud.networks.createPrivate(cloud.one, { name, ipam_enabled: true, subnets });

describe('networks of the openstack engine', () => {
  test('as the contract has them, with their subnets and what is used of these', async (t) => {
    const cloud = await open(t);
    const core = await network(cloud, 'core', v4('10.1.0.0/24'));
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
    assert.equal((await network(cloud, 'bare')).ipam_enabled, false);
  });

  // spec: network.access.owner
  test('a project sees its own, and what is opened to it', async (t) => {
    const cloud = await open(t);
    const core = await network(cloud, 'core', v4('10.1.0.0/24'));
    const names = async (scope: typeof cloud.one) =>
      (await cloud.networks.list(scope, { sort: 'name:asc' })).data.map(({ name }) => name);
    assert.deepEqual(await names(cloud.one), ['core', 'open', 'restricted', 'small']);
    assert.deepEqual(await names(cloud.two), ['open', 'restricted', 'small']);
    assert.deepEqual(await names(cloud.domainMode), []);
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

  test('lists filter, search, sort and page', async (t) => {
    const cloud = await open(t);
    await network(cloud, 'beta', v4('10.1.0.0/24'));
    await network(cloud, 'alpha', v4('10.2.0.0/24'));
    const names = async (query: Record<string, string>) =>
      (await cloud.networks.list(cloud.one, query)).data.map(({ name }) => name);
    const own = { project_id: cloud.one.projectId ?? '' };
    assert.deepEqual(await names({ ...own, sort: 'name:desc' }), ['beta', 'alpha']);
    assert.deepEqual(await names({ search: '10.2.0' }), ['alpha']);
    assert.deepEqual(await names({ router_external: 'true', sort: 'name:asc' }), ['open', 'restricted', 'small']);
    assert.deepEqual(await names({ ...own, limit: '1', sort: 'name:asc' }), ['alpha']);
    assert.deepEqual(Object.keys(await problemsOfCall(cloud.networks.list(cloud.one, { colour: 'red' }))), ['colour']);
    const cidrs = (await cloud.subnets.list(cloud.one, { cidr: 'contains:10.', sort: 'cidr:desc' })).data;
    assert.deepEqual(
      cidrs.map(({ cidr }) => cidr),
      ['10.2.0.0/24', '10.1.0.0/24'],
    );
    assert.deepEqual((await cloud.subnets.list(cloud.domainMode, {})).data, []);
  });
});
