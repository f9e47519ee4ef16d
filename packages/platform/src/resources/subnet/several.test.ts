import assert from 'node:assert/strict';
import { beforeEach, describe, test } from 'node:test';
import type { Network, Subnet, SubnetDraft } from '@skydeck/contract';
import { embedded } from '../../engines/embedded/test-cloud.ts';
import type { CloudWith, EngineHarness } from '../../engines/test-cloud.ts';
import { problemsOfCall, refusalOf } from '../../engines/test-refusals.ts';

type SuiteCloud = CloudWith<'networks' | 'routers' | 'subnets'>;

/** The second part of the suite: a network with several subnets of one IP version. */
export function describeSeveralSubnets(harness: EngineHarness<SuiteCloud>): void {
  describe(`several subnets of one IP version of the ${harness.engine} engine`, () => {
    let cloud: SuiteCloud;
    beforeEach(async (t) => {
      cloud = await harness.open(t);
    });

    const network = (label: string, ...subnets: SubnetDraft[]): Promise<Network> =>
      cloud.makeNetwork(cloud.one, { name: label, ipam_enabled: true, subnets });
    const draftOf = (cidr: string): SubnetDraft => ({ cidr, ip_version: cidr.includes(':') ? 6 : 4 });
    const addTo = ({ id }: Network, cidr: string): Promise<Subnet> =>
      cloud.subnets.create(cloud.one, { network_id: id, ...draftOf(cidr) });

    // spec: subnet.overlap
    test('several of one IP version, none overlapping another of the network', async () => {
      const made = await network('core', draftOf('10.1.0.0/24'));
      const add = (cidr: string) => addTo(made, cidr);
      for (const cidr of ['10.1.0.128/25', '10.1.0.0/24', '10.0.0.0/8'])
        assert.deepEqual(await problemsOfCall(add(cidr)), { cidr: 'cidr_overlaps' }, cidr);
      for (const cidr of ['10.2.0.0/24', 'fd00:1::/64', '10.3.0.0/24', 'fd00:2::/64']) await add(cidr);
      assert.deepEqual(await problemsOfCall(add('fd00:2::/80')), { cidr: 'cidr_overlaps' });
      const { subnets } = await cloud.networks.read(cloud.one, made.id);
      assert.deepEqual(
        subnets.map(({ cidr }) => cidr),
        ['10.1.0.0/24', '10.2.0.0/24', '10.3.0.0/24', 'fd00:1::/64', 'fd00:2::/64'],
      );
      const { data } = await cloud.subnets.list(cloud.one, { network_id: made.id, ip_version: '4' });
      assert.equal(data.length, 3);
      assert.equal((await cloud.networks.list(cloud.one, { search: '10.3.0' })).data.length, 1);
    });

    // spec: network.ipam
    test('several in the call that makes their network', async () => {
      const made = await network('core', draftOf('10.2.0.0/24'), draftOf('10.1.0.0/24'));
      assert.deepEqual(made.subnets.map(({ cidr, gateway_ip }) => [cidr, gateway_ip]).toSorted(), [
        ['10.1.0.0/24', '10.1.0.1'],
        ['10.2.0.0/24', '10.2.0.1'],
      ]);
      assert.deepEqual(await problemsOfCall(network('edge', draftOf('10.2.0.0/24'), draftOf('10.2.0.0/25'))), {
        'subnets.1.cidr': 'cidr_overlaps',
      });
    });

    // spec: network.ports.addresses, spec: subnet.delete.in-use
    test('of several of one IP version the first gives addresses until it has none left', async () => {
      const made = await network('core', draftOf('10.1.0.0/30'));
      const second = await addTo(made, '10.2.0.0/24');
      const unused = await addTo(made, '10.3.0.0/24');
      assert.deepEqual(await cloud.addServer(made.id), ['10.1.0.2']);
      const [next = ''] = await cloud.addServer(made.id);
      assert.match(next, /^10\.2\.0\./);
      const usedOf = async () =>
        (await cloud.networks.read(cloud.one, made.id)).subnets.map(({ used_ips }) => used_ips);
      assert.deepEqual(await usedOf(), [1, 1, 0]);
      for (const { id } of [...made.subnets, second])
        assert.equal((await refusalOf(cloud.subnets.remove(cloud.one, id))).values['count'], 1);
      await cloud.subnets.remove(cloud.one, unused.id);
      assert.deepEqual(await usedOf(), [1, 1]);
    });

    // spec: router.interface.address
    test('a router has the gateway addresses of those that are there when it is connected', async () => {
      const made = await network('core', draftOf('10.1.0.0/24'), draftOf('10.2.0.0/24'));
      const router = await cloud.routers.create(cloud.one, { name: 'r', interfaces: [{ network_id: made.id }] });
      const late = await addTo(made, '10.3.0.0/24');
      const { interfaces_info } = await cloud.routers.read(cloud.one, router.id);
      assert.deepEqual(
        interfaces_info.flatMap(({ fixed_ips }) => fixed_ips.map(({ ip_address }) => ip_address)).toSorted(),
        ['10.1.0.1', '10.2.0.1'],
      );
      await cloud.subnets.remove(cloud.one, late.id);
      await cloud.routers.removeInterface(cloud.one, router.id, { network_id: made.id });
      assert.equal((await cloud.networks.read(cloud.one, made.id)).ports_count, 0);
    });
  });
}

describeSeveralSubnets(embedded);
