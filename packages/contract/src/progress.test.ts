import assert from 'node:assert/strict';
import { describe, test } from 'node:test';
import { whyNotChangeVolumes, whyNotDeletePlan, whyNotRunPlan } from './backup-plan/index.ts';
import {
  loadBalancerStatuses,
  poolStatuses,
  whyNotChangeBalancer,
  whyNotChangePool,
  whyNotDeleteBalancer,
  whyNotFailoverBalancer,
  whyNotRecreateBalancer,
} from './load-balancer-pool/index.ts';
import { isGoing, isInProgress, progressStates, type WithProgress } from './progress.ts';
import { whyNotDeletePoint, whyNotRestorePoint } from './recovery-point/index.ts';
import { vpnStatuses, whyNotChangeVpn } from './vpn/index.ts';

/** All states of a resource, and what can be begun in one of them: each answers null or false where nothing stands in the way. */
const resources: Record<WithProgress, { states: readonly string[]; begin: readonly ((status: string) => unknown)[] }> =
  {
    load_balancer: {
      states: loadBalancerStatuses,
      begin: [whyNotChangeBalancer, whyNotDeleteBalancer, whyNotRecreateBalancer, whyNotFailoverBalancer].map(
        (why) => (status: string) => why({ status }),
      ),
    },
    load_balancer_pool: {
      states: poolStatuses,
      begin: [(status) => whyNotChangePool({ status }, { status: 'ACTIVE' })],
    },
    vpn: { states: vpnStatuses, begin: [(status) => whyNotChangeVpn({ status })] },
    recovery_point: {
      states: ['available', 'creating', 'deleting', 'error', 'error_deleting', 'restoring'],
      begin: [
        (status) => whyNotRestorePoint({ status }),
        (status) => whyNotDeletePoint({ status, has_dependent_backups: false }),
      ],
    },
    backup_plan: {
      states: ['aborting', 'completed', 'pending', 'running', 'scheduled'],
      begin: [
        (status) => whyNotDeletePlan({ status, disabled: false }),
        (status) => whyNotRunPlan({ status, disabled: false, volumes: [{}] }),
        (status) => whyNotChangeVolumes({ status, disabled: false }),
      ],
    },
  };

for (const [name, { states, begin }] of Object.entries(resources)) {
  const resource = name as WithProgress;
  // spec: error.not-allowed-now, spec: load-balancer.progress, spec: vpn.progress
  describe(`what is in progress: ${resource}`, () => {
    test('its states are states of the resource', () => {
      const { states: busy, going } = progressStates[resource];
      assert.deepEqual(
        busy.filter((status) => !states.includes(status)),
        [],
      );
      assert.deepEqual(
        states.filter((status) => isGoing(resource, { status })),
        going === null ? [] : [going],
      );
    });
    for (const status of states) {
      test(`${status}: ${isInProgress(resource, { status }) ? 'nothing else begins' : 'something can begin'}`, () => {
        const free = begin.filter((why) => why(status) === null || why(status) === false);
        assert.equal(free.length === 0, isInProgress(resource, { status }));
      });
    }
  });
}
