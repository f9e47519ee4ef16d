import assert from 'node:assert/strict';
import { describe, test } from 'node:test';
import type { LoadBalancerBody } from '@skydeck/contract';
import { Refusal } from '../../http/refusal.ts';
import { site } from '../router/test-sites.ts';
import { balancerProblems, planBalancerUpdate, refuseIfPoolBlocked, refuseIfPoolStays } from './plan.ts';
import { httpPool } from './test-bodies.ts';
import { balancerOf } from './test-records.ts';

const reasonOf = (act: () => void): unknown => {
  try {
    act();
    return null;
  } catch (error) {
    assert.ok(error instanceof Refusal);
    return [error.code, error.values['name'], error.values['reason']];
  }
};

describe('what is wrong with a new load balancer', () => {
  const [subnet] = site(11, { cidrs: ['10.1.0.0/24'] }).subnets;
  assert.ok(subnet);
  const vip = { subnet, ip: { subnet_id: subnet.id, ip_address: '10.1.0.2' } };
  const pool = (address: string) => ({
    pools: [{ ...httpPool, members: [{ address, protocol_port: httpPool.protocol_port }] }],
  });

  for (const [what, body, where, expected] of [
    ['nothing', {}, vip, []],
    ['a name of spaces', { name: ' ' }, vip, ['name']],
    ['a member that is the address which it will have', pool('10.1.0.2'), vip, ['pools.0.members.0.address']],
    ['a member of another IP version than its subnet', pool('fd00:1::5'), vip, ['pools.0.members.0.address']],
    ['a member beside it', pool('10.1.0.5'), vip, []],
    ['without an address, what can be said anyway', { name: ' ', ...pool('10.1.0.5') }, null, ['name']],
  ] as const satisfies readonly (readonly [string, Partial<LoadBalancerBody>, typeof vip | null, readonly string[]])[])
    test(what, () =>
      assert.deepEqual(Object.keys(balancerProblems({ name: 'web', network_id: 'n', ...body }, where)), expected),
    );
});

describe('a change of a load balancer', () => {
  for (const [what, body, expected] of [
    ['a name is said at once', { name: ' shop ' }, { name: 'shop', description: 'old', enabled: true }],
    ['a description, too', { description: '' }, { name: 'web', description: '', enabled: true }],
    ['what is on and stays so is no change of the machines', { enabled: true }, { name: 'web', enabled: true }],
    ['the machines are told that it is off', { enabled: false }, { enabled: false, status: 'CONFIGURING' }],
  ] as const)
    test(what, () => {
      const { changes, isSwitched } = planBalancerUpdate(balancerOf({ description: 'old' }), body);
      assert.deepEqual({ ...changes, ...expected }, changes);
      assert.equal(isSwitched, 'status' in expected);
    });

  test('a name of spaces is none', () => {
    assert.throws(() => planBalancerUpdate(balancerOf(), { name: ' ' }), Refusal);
  });
});

describe('what a pool waits for', () => {
  const pool = { id: 'p', name: 'http', status: 'ACTIVE' };
  const going = { id: 'q', status: 'DELETING' };
  const busy = { name: 'web', status: 'CONFIGURING' };

  test('its load balancer, and itself, where it is busy', () => {
    assert.equal(
      reasonOf(() => refuseIfPoolBlocked(pool, { ...busy, status: 'ACTIVE' })),
      null,
    );
    assert.deepEqual(
      reasonOf(() => refuseIfPoolBlocked(pool, busy)),
      ['not_allowed_now', 'web', 'balancer_in_progress'],
    );
    assert.deepEqual(
      reasonOf(() => refuseIfPoolBlocked({ ...pool, status: 'CONFIGURING' }, busy)),
      ['not_allowed_now', 'http', 'in_progress'],
    );
  });

  // spec: pool.change
  for (const [what, others, blocked] of [
    ['nobody else goes', [], true],
    ['only it goes itself', [{ ...going, id: pool.id }], true],
    ['another one rests', [{ ...going, status: 'ACTIVE' }], true],
    ['another one goes in the same task', [going], false],
  ] as const)
    test(`it goes while its load balancer is changed: ${what}`, () =>
      assert.equal(reasonOf(() => refuseIfPoolStays(pool, busy, others)) !== null, blocked));
});
