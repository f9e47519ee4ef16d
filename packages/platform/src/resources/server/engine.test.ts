import assert from 'node:assert/strict';
import { beforeEach, describe, test } from 'node:test';
import { Server } from '@skydeck/contract';
import { embedded } from '../../engines/embedded/test-cloud.ts';
import type { CloudWith, EngineHarness } from '../../engines/test-cloud.ts';
import { problemsOfCall, refusalOf } from '../../engines/test-refusals.ts';

type SuiteCloud = CloudWith<'servers'>;

/** One suite for each engine behind the port. */
export function describeServerEngine(harness: EngineHarness<SuiteCloud>): void {
  describe(`servers of the ${harness.engine} engine`, () => {
    let cloud: SuiteCloud;
    beforeEach(async (t) => {
      cloud = await harness.open(t);
    });

    async function openSite(name: string, cidr: string) {
      const network = await cloud.makeNetwork(cloud.one, {
        name,
        ipam_enabled: true,
        subnets: [{ cidr, ip_version: 4 }],
      });
      const [address = ''] = await cloud.addServer(network.id);
      return { network, address };
    }
    const list = async (query: Record<string, string>, scope = cloud.one) =>
      (await cloud.servers.list(scope, query)).data;

    test('they are as the contract has them, with their networks and addresses', async () => {
      const { network, address } = await openSite('core', '10.1.0.0/24');
      const [server] = await list({});
      assert.ok(Server.is(server));
      assert.deepEqual(
        server.networks.map(({ id, name, ips, ipam_enabled }) => ({ id, name, ips, ipam_enabled })),
        [{ id: network.id, name: 'core', ips: [address], ipam_enabled: true }],
      );
      assert.equal(server.project_id, cloud.one.projectId);
      assert.deepEqual(await cloud.servers.read(cloud.one, server.id), server);
    });

    test('they are found by network and by address', async () => {
      const [core, edge] = [await openSite('core', '10.1.0.0/24'), await openSite('edge', '10.2.0.0/24')];
      const [inCore] = await list({ network_id: core.network.id });
      const [inEdge] = await list({ network_id: edge.network.id });
      assert.ok(inCore && inEdge && inCore.id !== inEdge.id);
      assert.deepEqual(await list({ search: edge.address }), [inEdge]);
      assert.deepEqual(await list({ ip_address: core.address }), [inCore]);
      const wrong = await problemsOfCall(cloud.servers.list(cloud.one, { colour: 'red', sort: 'mtu:asc' }));
      assert.deepEqual(Object.keys(wrong).toSorted(), ['colour', 'sort']);
    });

    // spec: list.scope
    test('a project sees its own; a system role sees all', async () => {
      await openSite('core', '10.1.0.0/24');
      const [server] = await list({});
      assert.ok(server);
      for (const outsider of [cloud.two, cloud.domainMode]) {
        assert.deepEqual(await list({}, outsider), []);
        assert.equal((await refusalOf(cloud.servers.read(outsider, server.id))).status, 404);
      }
      assert.equal((await cloud.servers.read(cloud.reader, server.id)).id, server.id);
    });
  });
}

describeServerEngine(embedded);
