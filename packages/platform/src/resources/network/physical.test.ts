import assert from 'node:assert/strict';
import { beforeEach, describe, test } from 'node:test';
import type { Network, UntaggedNetworkBody, VlanNetworkBody } from '@skydeck/contract';
import { createScope } from '../../identity/rights/create-scope.ts';
import type { Scope } from '../../http/scope.ts';
import { embedded } from '../../engines/embedded/test-cloud.ts';
import type { CloudWith, EngineHarness } from '../../engines/test-cloud.ts';
import { problemsOfCall, refusalOf } from '../../engines/test-refusals.ts';

type SuiteCloud = CloudWith<'networks' | 'routers' | 'subnets'>;

const untagged = (name: string, more: Partial<UntaggedNetworkBody> = {}): UntaggedNetworkBody => ({
  name,
  ipam_enabled: true,
  physical_network: 'physnet3',
  ...more,
});
const vlan = (name: string, vlan_id: number, more: Partial<VlanNetworkBody> = {}): VlanNetworkBody => ({
  ...untagged(name),
  physical_network: 'physnet1',
  vlan_id,
  ...more,
});

/** An administrator of the cloud in the first project: new networks are that project's. */
const operatorOf = ({ one: { userId, userName, domainId, projectId, requestId } }: SuiteCloud): Scope =>
  createScope({ userId, userName, domainId, projectId, requestId, roles: ['superuser'] });

/** The third part of the suite: networks of the hosts. */
export function describePhysicalNetworks(harness: EngineHarness<SuiteCloud>): void {
  describe(`physical networks of the ${harness.engine} engine`, () => {
    let cloud: SuiteCloud;
    let operator: Scope;
    beforeEach(async (t) => {
      cloud = await harness.open(t);
      operator = operatorOf(cloud);
    });
    const uplink = async (called: string) =>
      (await cloud.networks.physical(operator)).data.find((physical) => physical.name === called);

    test('are made untagged or with a VLAN, external only where a policy says so', async () => {
      const flat = await cloud.networks.createUntagged(
        operator,
        untagged('plain', { subnets: [{ cidr: '100.64.0.0/24', ip_version: 4 }] }),
      );
      assert.deepEqual(
        [flat.type, flat.physical_network, flat.vlan_id, flat.router_external, flat.shared, flat.project_id],
        ['flat', 'physnet3', null, false, false, cloud.one.projectId],
      );
      assert.equal(flat.subnets[0]?.gateway_ip, '100.64.0.1');
      const tagged = await cloud.networks.createVlan(
        operator,
        vlan('open-vlan', 4094, {
          rbac_policies: [{ target_project: '*', actions: ['access_as_external', 'access_as_shared'] }],
        }),
      );
      assert.deepEqual(
        [tagged.type, tagged.vlan_id, tagged.router_external, tagged.shared],
        ['vlan', 4094, true, true],
      );
      assert.equal((await cloud.networks.read(cloud.two, tagged.id)).name, 'open-vlan');
      assert.equal((await refusalOf(cloud.networks.read(cloud.two, flat.id))).status, 404);
    });

    // spec: network.physical
    test('one of them is untagged, and each VLAN is of one', async () => {
      await cloud.networks.createUntagged(operator, untagged('first'));
      assert.deepEqual(await problemsOfCall(cloud.networks.createUntagged(operator, untagged('second'))), {
        physical_network: 'untagged_in_use',
      });
      assert.deepEqual(await problemsOfCall(cloud.networks.createVlan(operator, vlan('taken', 10))), {
        vlan_id: 'vlan_in_use',
      });
      await cloud.networks.createVlan(operator, vlan('elsewhere', 10, { physical_network: 'physnet3' }));
      assert.deepEqual(
        await problemsOfCall(
          cloud.networks.createVlan(
            operator,
            vlan(' ', 12, {
              physical_network: 'physnet9',
              rbac_policies: [
                { target_project: cloud.two.projectId ?? '', actions: ['access_as_shared'] },
                { target_project: cloud.two.projectId ?? '', actions: ['access_as_external'] },
                { target_project: 'no-project', actions: ['access_as_shared'] },
                { target_project: cloud.one.projectId ?? '', actions: ['access_as_shared'] },
              ],
              subnets: [{ cidr: '10.0.0.1/8', ip_version: 4 }],
            }),
          ),
        ),
        {
          name: 'required',
          physical_network: 'physical_network_unknown',
          'rbac_policies.1.target_project': 'duplicate',
          'rbac_policies.2.target_project': 'unknown_project',
          'rbac_policies.3.target_project': 'own_project',
          'subnets.0.cidr': 'cidr_not_network',
        },
      );
    });

    // spec: network.delete.vlan
    test('the hosts keep the interface of a VLAN unless it is to go with the network', async () => {
      const first = await cloud.networks.createVlan(operator, vlan('first', 77));
      assert.deepEqual(
        [(await uplink('physnet1'))?.vlans_in_use, (await uplink('physnet1'))?.vlan_interfaces],
        [
          [10, 11, 77],
          [10, 11, 77],
        ],
      );
      await cloud.networks.remove(operator, 'vlan', first.id);
      assert.deepEqual(
        [(await uplink('physnet1'))?.vlans_in_use, (await uplink('physnet1'))?.vlan_interfaces],
        [
          [10, 11],
          [10, 11, 77],
        ],
      );
      const second = await cloud.networks.createVlan(operator, vlan('second', 77));
      await cloud.networks.remove(operator, 'vlan', second.id, true);
      assert.deepEqual((await uplink('physnet1'))?.vlan_interfaces, [10, 11]);

      const third = await cloud.networks.createVlan(operator, vlan('third', 78));
      const { task_id } = await cloud.networks.removeMany(operator, { ids: [third.id], delete_vlan_interfaces: true });
      assert.equal((await cloud.ended(task_id)).state, 'success');
      assert.deepEqual((await uplink('physnet1'))?.vlan_interfaces, [10, 11]);
    });

    describe('are the cloud’s, whichever project they are in', () => {
      const ofCloud = { status: 403, code: 'forbidden', subject: 'compute_physical_networks' };
      const whyNot = async (asked: Promise<unknown>) => {
        const { status, code, values } = await refusalOf(asked);
        return { status, code, subject: values['subject'] };
      };
      let tagged: Network;
      beforeEach(async () => {
        tagged = await cloud.networks.createVlan(
          operator,
          vlan('tagged', 99, { subnets: [{ cidr: '100.64.0.0/24', ip_version: 4 }] }),
        );
      });

      // spec: network.cloud, spec: subnet.permission
      test('its people change nothing of one, nor of its subnets', async () => {
        const { networks, subnets, one, two } = cloud;
        const opened = [{ target_project: two.projectId ?? '', actions: ['access_as_shared' as const] }];
        for (const body of [{ name: 'mine' }, { mtu: 9000 }, { spoofing_protection: false }, { rbac_policies: opened }])
          assert.deepEqual(await whyNot(networks.update(one, tagged.id, body, null)), ofCloud);
        assert.deepEqual(await whyNot(networks.remove(one, 'vlan', tagged.id)), ofCloud);
        const [subnet] = tagged.subnets;
        assert.ok(subnet);
        assert.deepEqual(await whyNot(subnets.update(one, subnet.id, { gateway_ip: null }, null)), ofCloud);
        assert.deepEqual(await whyNot(subnets.remove(one, subnet.id)), ofCloud);
        const second = { network_id: tagged.id, cidr: '2001:db8:9::/64', ip_version: 6 as const };
        assert.deepEqual(await whyNot(subnets.create(one, second)), ofCloud);
        assert.equal((await networks.read(one, tagged.id)).revision_number, tagged.revision_number);
      });

      test('of several, they delete only their own, and no interface of the hosts', async () => {
        const own = await cloud.networks.createPrivate(cloud.one, { name: 'own', ipam_enabled: true });
        const ids = [tagged.id, own.id];
        const { task_id } = await cloud.networks.removeMany(cloud.one, { ids, delete_vlan_interfaces: true });
        const { state, result } = await cloud.ended(task_id);
        assert.equal(state, 'success');
        assert.deepEqual(
          result?.errors?.map(({ name: called, err_code }) => [called, err_code]),
          [['tagged', 'forbidden']],
        );
        assert.equal((await refusalOf(cloud.networks.read(cloud.one, own.id))).status, 404);
        assert.deepEqual((await uplink('physnet1'))?.vlan_interfaces, [10, 11, 99]);
      });

      test('they use it, and whoever administers the cloud changes it', async () => {
        await cloud.routers.create(cloud.one, { name: 'edge', interfaces: [{ network_id: tagged.id }] });
        assert.equal((await cloud.networks.update(operator, tagged.id, { name: 'ours' }, null)).name, 'ours');
      });
    });

    test('are found by what they stand on', async () => {
      await cloud.networks.createVlan(operator, vlan('found', 77, { spoofing_protection: false }));
      const names = async (query: Record<string, string>) =>
        (await cloud.networks.list(operator, query)).data.map((network) => network.name);
      assert.deepEqual(await names({ vlan_id: '77' }), ['found']);
      assert.deepEqual(await names({ spoofing_protection: 'false' }), ['found']);
      assert.deepEqual(await names({ physical_network: 'physnet1', type: 'in:vlan,flat' }), ['found', 'open', 'small']);
      assert.deepEqual(await names({ ipam_enabled: 'false' }), []);
    });
  });
}

describePhysicalNetworks(embedded);
