import assert from 'node:assert/strict';
import { beforeEach, describe, test } from 'node:test';
import { LoadBalancerStats, type StatsPeriod, statsPeriods } from '@skydeck/contract';
import { type EmbeddedCloud, embedded } from '../../engines/embedded/test-cloud.ts';
import { problemsOfCall } from '../../engines/test-refusals.ts';

const HOUR = 3_600_000;
const pool = {
  protocol: 'HTTP',
  protocol_port: 80,
  backend_protocol: 'HTTP',
  backend_protocol_port: 8080,
  lb_algorithm: 'ROUND_ROBIN',
} as const;

describe('the numbers of a load balancer of the embedded engine alone', () => {
  let cloud: EmbeddedCloud;
  let id: string;
  beforeEach(async (t) => {
    cloud = await embedded.open(t);
    const subnets = [{ cidr: '10.1.0.0/24', ip_version: 4 as const }];
    const core = await cloud.networks.createPrivate(cloud.one, { name: 'core', ipam_enabled: true, subnets });
    const pools = [
      { ...pool, name: 'busy', members: [{ address: '10.1.0.9' }] },
      { ...pool, name: 'idle', protocol_port: 81 },
    ];
    ({ id } = await cloud.loadBalancers.create(cloud.one, { name: 'web', network_id: core.id, pools }));
    await cloud.idle();
  });

  const stats = (period?: StatsPeriod) => cloud.loadBalancers.stats(cloud.one, id, period ? { period } : {});

  test('nothing happened before it was there; then counters grow, and the samples add up to them', async () => {
    const fresh = await stats();
    assert.deepEqual([fresh.total_connections, fresh.bytes_in, fresh.samples.length], [0, 0, 60]);
    cloud.advance(HOUR);
    const later = await stats();
    assert.ok(LoadBalancerStats.is(later));
    assert.ok(later.total_connections > 0 && later.bytes_out > later.bytes_in && later.active_connections > 0);
    const pluralize = later.samples.reduce((sum, one) => sum + one.connections_per_second * later.step, 0);
    assert.ok(Math.abs(pluralize - later.total_connections) / later.total_connections < 0.02);
    assert.deepEqual(await stats(), later, 'asked again, the same is said');
  });

  test('each period in whole steps of the clock, the newest last; a sample stays what it was', async () => {
    cloud.advance(30 * HOUR);
    for (const period of statsPeriods) {
      const { step, samples } = await stats(period);
      const times = samples.map(({ at }) => Date.parse(at) / 1000);
      assert.ok(times.every((time, at) => time % step === 0 && (at === 0 || time - (times[at - 1] ?? 0) === step)));
      assert.ok(samples.every((one) => one.connections_per_second >= 0 && one.bytes_in_per_second >= 0));
    }
    const before = await stats('hour');
    cloud.advance(HOUR / 2);
    const after = await stats('hour');
    assert.deepEqual(after.samples.slice(0, 30), before.samples.slice(30));
  });

  // spec: load-balancer.stats
  test('a load balancer has what its pools have; a pool without members has nothing', async () => {
    cloud.advance(2 * HOUR);
    const { pools } = await cloud.loadBalancers.read(cloud.one, id);
    const of = (name: string) => pools.find((one) => one.name === name)?.id ?? '';
    const busy = await cloud.loadBalancerPools.stats(cloud.one, of('busy'), {});
    const idle = await cloud.loadBalancerPools.stats(cloud.one, of('idle'), {});
    assert.deepEqual(busy, await stats());
    assert.deepEqual([idle.total_connections, idle.samples.some((one) => one.active_connections > 0)], [0, false]);
    assert.deepEqual(await problemsOfCall(cloud.loadBalancers.stats(cloud.one, id, { period: 'year' })), {
      period: 'unknown_period',
    });
  });
});
