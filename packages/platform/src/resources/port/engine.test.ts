import assert from 'node:assert/strict';
import { beforeEach, describe, test } from 'node:test';
import { deviceOwners, Port } from '@skydeck/contract';
import { embedded } from '../../engines/embedded/test-cloud.ts';
import type { CloudWith, EngineHarness } from '../../engines/test-cloud.ts';
import { problemsOfCall, refusalOf } from '../../engines/test-refusals.ts';

type SuiteCloud = CloudWith<'ports' | 'routers' | 'securityGroups'>;

/** One suite for each engine behind the port. */
export function describePortEngine(harness: EngineHarness<SuiteCloud>): void {
  describe(`ports of the ${harness.engine} engine`, () => {
    let cloud: SuiteCloud;
    beforeEach(async (t) => {
      cloud = await harness.open(t);
    });

    /** A network with a server and a router. */
    async function openSite() {
      const core = await cloud.makeNetwork(cloud.one, {
        name: 'core',
        ipam_enabled: true,
        subnets: [{ cidr: '10.1.0.0/24', ip_version: 4 }],
      });
      const group = await cloud.securityGroups.create(cloud.one, { name: 'web' });
      const [address = ''] = await cloud.addServer(core.id, [group.id]);
      const router = await cloud.routers.create(cloud.one, { name: 'r', interfaces: [{ network_id: core.id }] });
      return { core, group, router, address };
    }
    const list = async (query: Record<string, string>, scope = cloud.one) =>
      (await cloud.ports.list(scope, query)).data;

    test('they are as the contract has them, and name what they belong to', async () => {
      const { core, router, address } = await openSite();
      const ports = await list({ network_id: core.id });
      assert.ok(ports.every((port) => Port.is(port)));
      const [ofRouter, ofServer] = [deviceOwners.interface, deviceOwners.server].map((owner) =>
        ports.find(({ device_owner }) => device_owner === owner),
      );
      assert.deepEqual(
        [ofRouter?.device_id, ofRouter?.device_name, ofRouter?.fixed_ips.map(({ ip_address }) => ip_address)],
        [router.id, 'r', ['10.1.0.1']],
      );
      assert.deepEqual(
        ofServer?.fixed_ips.map(({ ip_address }) => ip_address),
        [address],
      );
      assert.deepEqual(await cloud.ports.read(cloud.one, ofRouter?.id ?? ''), ofRouter);
    });

    test('they are found by device, address, security group and MAC address', async () => {
      const { router, group, address } = await openSite();
      const [ofRouter] = await list({ device_id: router.id });
      const [ofServer] = await list({ device_owner: deviceOwners.server });
      assert.ok(ofRouter && ofServer);
      assert.deepEqual(await list({ ip_address: address }), [ofServer]);
      assert.deepEqual(await list({ security_group_id: group.id }), [ofServer]);
      assert.deepEqual(await list({ search: ofRouter.mac_address }), [ofRouter]);
      const wrong = await problemsOfCall(cloud.ports.list(cloud.one, { colour: 'red', sort: 'mtu:asc' }));
      assert.deepEqual(Object.keys(wrong).toSorted(), ['colour', 'sort']);
    });

    // spec: list.scope
    test('a project sees its own; a system role sees all', async () => {
      await openSite();
      const [port] = await list({});
      assert.ok(port);
      for (const outsider of [cloud.two, cloud.domainMode]) {
        assert.deepEqual(await list({}, outsider), []);
        assert.equal((await refusalOf(cloud.ports.read(outsider, port.id))).status, 404);
      }
      assert.equal((await cloud.ports.read(cloud.reader, port.id)).id, port.id);
    });
  });
}

describePortEngine(embedded);
