import assert from 'node:assert/strict';
import { beforeEach, describe, test } from 'node:test';
import { loadBalancerFlavorApi, topologies } from '@skydeck/contract';
import { embedded } from '../../engines/embedded/test-cloud.ts';
import type { CloudWith, EngineHarness } from '../../engines/test-cloud.ts';

type SuiteCloud = CloudWith<'loadBalancerFlavors'>;

/** One suite for each engine behind the port. */
export function describeLoadBalancerFlavorEngine(harness: EngineHarness<SuiteCloud>): void {
  describe(`flavors of load balancers of the ${harness.engine} engine`, () => {
    let cloud: SuiteCloud;
    beforeEach(async (t) => {
      cloud = await harness.open(t);
    });

    // spec: load-balancer.topology
    test('they are as the contract has them, and each has a profile that says how many machines it means', async () => {
      const [flavors, profiles] = [await cloud.loadBalancerFlavors.list(), await cloud.loadBalancerFlavors.profiles()];
      assert.ok(loadBalancerFlavorApi.list.answer?.is(flavors) && flavors.data.length > 0);
      assert.ok(loadBalancerFlavorApi.profiles.answer?.is(profiles));
      for (const { flavor_profile_id, name } of flavors.data) {
        const profile = profiles.data.find(({ id }) => id === flavor_profile_id);
        assert.ok(
          topologies.some((topology) => topology === profile?.flavor_data.loadbalancer_topology),
          name,
        );
      }
    });

    test('some are offered, and those of others remain known', async () => {
      const { data } = await cloud.loadBalancerFlavors.list();
      assert.deepEqual(new Set(data.map(({ enabled }) => enabled)), new Set([true, false]));
    });
  });
}

describeLoadBalancerFlavorEngine(embedded);
