import assert from 'node:assert/strict';
import { test } from 'node:test';
import { type LoadBalancerPoolDraft, poolLimits } from '@skydeck/contract';
import { openEmbeddedCloud, refusalOf } from '../../engines/embedded/test-cloud.ts';

const pool = (at: number): LoadBalancerPoolDraft => ({
  name: `tcp-${at}`,
  protocol: 'TCP',
  protocol_port: 1000 + at,
  backend_protocol: 'TCP',
  backend_protocol_port: 8080,
  lb_algorithm: 'ROUND_ROBIN',
});

test('a load balancer that was made with all its pools gets no more', async () => {
  const cloud = await openEmbeddedCloud();
  try {
    const subnets = [{ cidr: '10.1.0.0/24', ip_version: 4 as const }];
    const { id } = await cloud.networks.createPrivate(cloud.one, { name: 'core', ipam_enabled: true, subnets });
    const balancer = await cloud.loadBalancers.create(cloud.one, {
      name: 'full',
      network_id: id,
      pools: Array.from({ length: poolLimits.pools }, (_, at) => pool(at)),
    });
    await cloud.idle();
    const one = { ...pool(poolLimits.pools), loadbalancer_id: balancer.id };
    const refused = await refusalOf(cloud.loadBalancerPools.create(cloud.one, one));
    assert.deepEqual([refused.status, refused.code], [409, 'quota_exceeded']);
    assert.equal(refused.message, `A load balancer may have no more than ${poolLimits.pools} pools`);
    assert.deepEqual(refused.values, { limit: poolLimits.pools, what: 'pools' });
  } finally {
    await cloud.close();
  }
});
