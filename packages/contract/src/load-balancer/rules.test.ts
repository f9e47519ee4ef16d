import assert from 'node:assert/strict';
import { describe, test } from 'node:test';
import type { LoadBalancerPoolDraft } from '../load-balancer-pool/index.ts';
import { checkLoadBalancer, LoadBalancerBody, LoadBalancerUpdate } from './index.ts';

const pool: LoadBalancerPoolDraft = {
  name: 'web',
  protocol: 'HTTP',
  protocol_port: 80,
  backend_protocol: 'HTTP',
  backend_protocol_port: 80,
  lb_algorithm: 'ROUND_ROBIN',
};
const body = (changes: Partial<LoadBalancerBody>): LoadBalancerBody => ({ name: 'lb', network_id: 'n', ...changes });

describe('checkLoadBalancer', () => {
  const cases: [string, Partial<LoadBalancerBody>, Record<string, string>][] = [
    ['the least', {}, {}],
    ['an address', { address: '10.0.0.5' }, {}],
    ['an address of its version', { address: 'fd00::5', ip_version: 6 }, {}],
    ['of the other', { address: '10.0.0.5', ip_version: 6 }, { address: 'ipv6_invalid' }],
    ['no address', { address: 'x' }, { address: 'ip_invalid' }],
    ['a name of spaces', { name: '  ' }, { name: 'required' }],
    ['members of its version', { ip_version: 4, pools: [{ ...pool, members: [{ address: '10.0.0.6' }] }] }, {}],
    [
      'members of the other version than the address',
      { address: '10.0.0.5', pools: [{ ...pool, members: [{ address: 'fd00::6' }] }] },
      { 'pools.0.members.0.address': 'ipv4_invalid' },
    ],
    [
      'itself as a member',
      { address: '10.0.0.5', pools: [{ ...pool, members: [{ address: '10.0.0.5' }] }] },
      { 'pools.0.members.0.address': 'member_is_balancer' },
    ],
    ['a port twice', { pools: [pool, { ...pool, name: 'b' }] }, { 'pools.1.protocol_port': 'port_taken' }],
  ];
  for (const [name, changes, wrong] of cases) {
    test(name, () => {
      assert.ok(LoadBalancerBody.is(body(changes)));
      const found = Object.entries(checkLoadBalancer(body(changes))).map(([path, { code }]) => [path, code]);
      assert.deepEqual(Object.fromEntries(found), wrong);
    });
  }
});

// spec: load-balancer.fixed
test('where it stands stays', () => {
  assert.ok(LoadBalancerUpdate.is({ name: 'n', description: '', enabled: false }));
  assert.ok(!LoadBalancerUpdate.is({ address: '10.0.0.5' }));
  assert.ok(!LoadBalancerBody.is({ name: '', network_id: 'n' }));
  assert.ok(!LoadBalancerBody.is(body({ pools: Array.from({ length: 21 }, () => pool) })));
});
