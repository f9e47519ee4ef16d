import assert from 'node:assert/strict';
import { beforeEach, describe, test } from 'node:test';
import { ProjectQuota } from '@skydeck/contract';
import { embedded } from '../../engines/embedded/test-cloud.ts';
import type { CloudWith, EngineHarness } from '../../engines/test-cloud.ts';
import { refusalOf } from '../../engines/test-refusals.ts';

type SuiteCloud = CloudWith<'quotas' | 'routers'>;

/** One suite for each engine behind the port. */
export function describeQuotaEngine(harness: EngineHarness<SuiteCloud>): void {
  describe(`quotas of the ${harness.engine} engine`, () => {
    let cloud: SuiteCloud;
    beforeEach(async (t) => {
      cloud = await harness.open(t);
    });

    const read = (scope = cloud.one, usage = true) => cloud.quotas.read(scope, cloud.one.projectId ?? '', { usage });

    test('they are as the contract has them, and count what the project has', async () => {
      const subnets = [{ cidr: '10.1.0.0/24', ip_version: 4 as const }];
      const core = await cloud.makeNetwork(cloud.one, { name: 'core', ipam_enabled: true, subnets });
      await cloud.routers.create(cloud.one, { name: 'r', interfaces: [{ network_id: core.id }] });
      await cloud.routers.create(cloud.two, { name: 'theirs' });
      const quota = await read();
      assert.ok(ProjectQuota.is(quota));
      const { network, subnet, router, port } = quota.network;
      assert.deepEqual([network.used, subnet.used, router.used, port.used], [1, 1, 1, 1]);
      assert.ok(router.limit > 0);
    });

    test('what is used is counted for those who ask for it', async () => {
      const { network, compute } = await read(cloud.one, false);
      assert.deepEqual([network.router.used, compute.cores.used], [undefined, undefined]);
    });

    test('a project sees its own, whoever administers the domain or the cloud sees them too', async () => {
      for (const scope of [cloud.domainMode, cloud.system, cloud.reader])
        assert.equal((await read(scope)).network.router.used, 0);
      assert.equal((await refusalOf(read(cloud.two))).status, 404);
      assert.equal((await refusalOf(cloud.quotas.read(cloud.system, 'gone', { usage: false }))).status, 404);
    });
  });
}

describeQuotaEngine(embedded);
