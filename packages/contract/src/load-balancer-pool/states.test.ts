import assert from 'node:assert/strict';
import { describe, test } from 'node:test';
import {
  loadBalancerStatuses,
  memberHealthOf,
  poolStatuses,
  whyNotChangeBalancer,
  whyNotChangePool,
  whyNotDeleteBalancer,
  whyNotDisableBalancer,
  whyNotEnableBalancer,
  whyNotFailoverBalancer,
  whyNotRecreateBalancer,
} from './index.ts';

// spec: load-balancer.failed, spec: load-balancer.progress, spec: load-balancer.failover
describe('what a load balancer allows in each state', () => {
  const busy = ['in_progress', 'in_progress', 'in_progress', 'in_progress'];
  const cases: Record<string, (string | null)[]> = {
    CREATING: busy,
    ACTIVE: [null, null, 'not_failed', null],
    CONFIGURING: busy,
    DELETING: busy,
    ERROR: ['failed', null, null, null],
    DEPLOYMENT_FAILED: ['failed', null, null, 'not_deployed'],
    DISABLED: [null, null, 'not_failed', 'disabled'],
  };
  for (const status of loadBalancerStatuses) {
    test(status, () => {
      const rules = [whyNotChangeBalancer, whyNotDeleteBalancer, whyNotRecreateBalancer, whyNotFailoverBalancer];
      assert.deepEqual(
        rules.map((why) => why({ status })),
        cases[status],
      );
    });
  }
  test('one of building anew and replacing machines is always possible once it stands still, but for a switched-off one', () => {
    for (const status of ['ACTIVE', 'ERROR', 'DEPLOYMENT_FAILED'])
      assert.ok(whyNotRecreateBalancer({ status }) === null || whyNotFailoverBalancer({ status }) === null, status);
  });
});

// spec: load-balancer.switch
test('switching on and off', () => {
  assert.equal(whyNotEnableBalancer({ status: 'DISABLED', enabled: false }), null);
  assert.equal(whyNotEnableBalancer({ status: 'ACTIVE', enabled: true }), 'enabled');
  assert.equal(whyNotDisableBalancer({ status: 'ACTIVE', enabled: true }), null);
  assert.equal(whyNotDisableBalancer({ status: 'DISABLED', enabled: false }), 'disabled');
  assert.equal(whyNotDisableBalancer({ status: 'CONFIGURING', enabled: true }), 'in_progress');
});

// spec: pool.change
test('a pool changes with the leave of its load balancer', () => {
  for (const status of poolStatuses) {
    const busy = status !== 'ACTIVE' && status !== 'ERROR';
    assert.equal(whyNotChangePool({ status }, { status: 'ACTIVE' }), busy ? 'in_progress' : null);
    assert.equal(
      whyNotChangePool({ status }, { status: 'CONFIGURING' }),
      busy ? 'in_progress' : 'balancer_in_progress',
    );
    assert.equal(whyNotChangePool({ status }, { status: 'ERROR' }), busy ? 'in_progress' : 'balancer_failed');
  }
});

// spec: pool.members.health
test('a member that is switched off shows so', () => {
  assert.equal(memberHealthOf({ enabled: false, status: 'HEALTHY' }), 'DISABLED');
  assert.equal(memberHealthOf({ enabled: true, status: 'ERROR' }), 'ERROR');
});
