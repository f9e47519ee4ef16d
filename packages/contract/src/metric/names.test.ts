import assert from 'node:assert/strict';
import { test } from 'node:test';
import { isVolumeMetric, readSample, volumeQueries } from './index.ts';

// spec: metric.names
test('the list of names is closed', () => {
  assert.ok(isVolumeMetric('libvirt_domain_block_stats_allocation'));
  for (const name of ['up', 'constructor', 'libvirt_domain_info_virtual_cpus']) assert.ok(!isVolumeMetric(name), name);
});

// spec: metric.volume
test('the queries of a volume, at a rate of five minutes', () => {
  assert.equal(volumeQueries.usage('v'), 'libvirt_domain_block_stats_allocation{volume_id="v"}');
  assert.equal(
    volumeQueries.latency('v', 0.95),
    'histogram_quantile(0.95, rate(libvirt_domain_block_stats_latency_seconds_bucket{volume_id="v"}[5m]))',
  );
  assert.match(volumeQueries.latencyAverage('v'), /^rate\(.*_sum\{.*\[5m\]\) \/ rate\(.*_count\{.*\[5m\]\)$/);
});

test('a sample is a number, or none', () => {
  for (const [text, value] of [
    ['1.5', 1.5],
    ['NaN', null],
    ['+Inf', null],
    ['-Inf', null],
  ] as const)
    assert.equal(readSample(text), value, text);
});
