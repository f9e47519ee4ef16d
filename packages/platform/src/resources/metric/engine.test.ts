import assert from 'node:assert/strict';
import { beforeEach, describe, test } from 'node:test';
import { MetricMatrix, MetricVector, readSample, volumeQueries } from '@skydeck/contract';
import { embedded } from '../../engines/embedded/test-cloud.ts';
import type { CloudWith, EngineHarness } from '../../engines/test-cloud.ts';
import { refusalOf } from '../../engines/test-refusals.ts';

type SuiteCloud = CloudWith<'metrics' | 'volumes' | 'storagePolicies' | 'servers'>;

/** One suite for each engine behind the port. */
export function describeMetricEngine(harness: EngineHarness<SuiteCloud>): void {
  describe(`metrics of the ${harness.engine} engine`, () => {
    let cloud: SuiteCloud;
    let id: string;
    beforeEach(async (t) => {
      cloud = await harness.open(t);
      await cloud.storagePolicies.create(cloud.system, {
        name: 'default',
        tier: 0,
        redundancy: { type: 'raid1', m: 3, n: 2 },
        failure_domain: 1,
      });
      ({ id } = await cloud.volumes.create(cloud.one, { name: 'ledger', size: 10 }));
      await cloud.settle();
    });

    const attach = async () => {
      const subnets = [{ cidr: '10.1.0.0/24', ip_version: 4 }] as const;
      const network = await cloud.makeNetwork(cloud.one, { name: 'core', ipam_enabled: true, subnets: [...subnets] });
      await cloud.addServer(network.id);
      const [server] = (await cloud.servers.list(cloud.one, { status: 'ACTIVE' })).data;
      await cloud.volumes.attach(cloud.one, { serverId: server?.id ?? '', id });
      await cloud.settle();
    };
    const valueOf = async (query: string) => {
      const { data } = await cloud.metrics.query(cloud.one, query, null);
      return readSample(data.result[0]?.value[1] ?? 'NaN');
    };

    // spec: metric.volume
    test('a volume takes a part of its size, and works where a server has it', async () => {
      const answer = await cloud.metrics.query(cloud.one, volumeQueries.usage(id), null);
      assert.ok(MetricVector.is(answer));
      const used = await valueOf(volumeQueries.usage(id));
      assert.ok(used !== null && used > 0 && used < 10 * 2 ** 30);
      assert.equal(await valueOf(volumeQueries.latencyAverage(id)), null);
      assert.equal(await valueOf(volumeQueries.reads(id)), 0);
      await attach();
      const average = await valueOf(volumeQueries.latencyAverage(id));
      const [p95, p99, most] = [
        await valueOf(volumeQueries.latency(id, 0.95)),
        await valueOf(volumeQueries.latency(id, 0.99)),
        await valueOf(volumeQueries.latency(id, 1)),
      ];
      assert.ok(average !== null && p95 !== null && p99 !== null && most !== null);
      assert.ok(0 < average && average < p95 && p95 < p99 && p99 <= most);
      for (const query of [volumeQueries.writes, volumeQueries.readBytes, volumeQueries.writeBytes])
        assert.ok(((await valueOf(query(id))) ?? 0) > 0);
    });

    // spec: metric.query
    test('over a time there is a sample for each step, the same at whatever time it is asked', async () => {
      await attach();
      const range = { start: 1_770_000_000, end: 1_770_003_600, step: 60 };
      const answer = await cloud.metrics.queryRange(cloud.one, volumeQueries.writes(id), range);
      assert.ok(MetricMatrix.is(answer));
      const [curve] = answer.data.result;
      assert.equal(curve?.values.length, 61);
      assert.deepEqual(await cloud.metrics.queryRange(cloud.one, volumeQueries.writes(id), range), answer);
      const one = await cloud.metrics.query(cloud.one, volumeQueries.writes(id), range.end);
      assert.deepEqual(one.data.result[0]?.value, curve?.values.at(-1));
    });

    // spec: metric.project
    test('a project measures its own volumes; a system role all', async () => {
      const all = 'libvirt_domain_block_stats_capacity';
      const seen = async (scope: typeof cloud.one, query = all) =>
        (await cloud.metrics.query(scope, query, null)).data.result.map(({ metric }) => metric['volume_id']);
      assert.deepEqual(await seen(cloud.one), [id]);
      for (const outsider of [cloud.two, cloud.domainMode])
        for (const query of [all, volumeQueries.usage(id), `${all}{project_id="${cloud.one.projectId}"}`])
          assert.deepEqual(await seen(outsider, query), []);
      assert.deepEqual(await seen(cloud.reader), [id]);
    });

    // spec: metric.query
    test('what is not known is refused', async () => {
      for (const query of ['up', 'sum(libvirt_domain_block_stats_capacity)', 'vector(1)'])
        assert.equal((await refusalOf(cloud.metrics.query(cloud.one, query, null))).status, 422, query);
    });
  });
}

describeMetricEngine(embedded);
