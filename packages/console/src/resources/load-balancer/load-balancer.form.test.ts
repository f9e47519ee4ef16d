import assert from 'node:assert/strict';
import { describe, test } from 'node:test';
import { LoadBalancerBody, type Network } from '@skydeck/contract';
import { problemsOfDraft } from '../../kit/form/model.ts';
import { newMember } from '../load-balancer-pool/members.form.ts';
import { blankPool, type PoolDraft } from '../load-balancer-pool/pool.form.ts';
import { fieldOf, hasBothVersions, type LoadBalancerDraft, newLoadBalancer, toBody } from './load-balancer.form.ts';
import { loadBalancerChange } from './change.form.ts';

const draft = (more: Partial<LoadBalancerDraft> = {}): LoadBalancerDraft => ({
  ...newLoadBalancer.blank(),
  name: 'front',
  networkId: 'n',
  ...more,
});
const pool = (more: Partial<PoolDraft> = {}): PoolDraft => ({ ...blankPool(), name: 'web', ...more });

describe('a new load balancer', () => {
  const cases: [string, Partial<LoadBalancerDraft>, Record<string, string>][] = [
    ['needs a name and a network', { name: ' ', networkId: '' }, { name: 'required', networkId: 'required' }],
    ['may have an address of its own', { address: '10.0.0.9' }, {}],
    ['has an address of the version that was chosen', { address: 'fd00::9', version: '6' }, {}],
    ['has none of the other', { address: '10.0.0.9', version: '6' }, { address: 'ipv6_invalid' }],
    ['has an address that is one', { address: 'ten' }, { address: 'ip_invalid' }],
    ['may have no pool', { pools: [] }, {}],
    ['has pools with names', { pools: [pool(), pool({ name: '', port: '81' })] }, { 'pools.1.name': 'required' }],
    ['has one pool to a port', { pools: [pool(), pool()] }, { 'pools.1.port': 'port_taken' }],
    [
      'is not its own member',
      { address: '10.0.0.9', pools: [pool({ members: [newMember('10.0.0.9')] })] },
      { 'pools.0.members.0.address': 'member_is_balancer' },
    ],
    ['has ports that are numbers', { pools: [pool({ port: 'x' })] }, { 'pools.0.port': 'out_of_range' }],
  ];
  for (const [name, more, wrong] of cases) {
    test(name, () => {
      const problems = problemsOfDraft(newLoadBalancer, draft(more));
      assert.deepEqual(Object.fromEntries(Object.entries(problems).map(([path, { code }]) => [path, code])), wrong);
    });
  }
});

describe('what is sent', () => {
  test('fits the contract', () => {
    assert.ok(LoadBalancerBody.is(toBody(draft({ pools: [pool({ members: [newMember('10.0.0.8', 'web-1')] })] }))));
  });
  test('says nothing of what is left to the platform', () => {
    const body = toBody(draft());
    for (const key of ['ip_version', 'address', 'floating_ip', 'flavor_id']) assert.equal(key in body, false, key);
    assert.equal(body.ha_enabled, true);
  });
  test('names the IP version that was chosen', () => {
    assert.equal(toBody(draft({ version: '6' })).ip_version, 6);
  });
  test('with a flavor, the flavor decides', () => {
    const body = toBody(draft({ flavorId: 'f' }));
    assert.equal(body.flavor_id, 'f');
    assert.equal('ha_enabled' in body, false);
  });
});

test('there is a version to choose where the network has both', () => {
  const both = (...versions: (4 | 6)[]) =>
    hasBothVersions({ subnets: versions.map((ip_version) => ({ ip_version })) as Network['subnets'] });
  assert.deepEqual(
    [both(4, 6), both(4, 4), both(6), both(), hasBothVersions(null)],
    [true, false, false, false, false],
  );
});

test('a problem of the body is shown at the field it belongs to', () => {
  const table: Record<string, string> = {
    network_id: 'networkId',
    ip_version: 'version',
    floating_ip: 'floatingIp',
    name: 'name',
    'pools.0.protocol_port': 'pools.0.port',
    'pools.1.healthmonitor.delay': 'pools.1.monitor.delay',
    'pools.1.members.2.address': 'pools.1.members.2.address',
    pools: 'pools',
  };
  for (const [path, field] of Object.entries(table)) assert.equal(fieldOf(path), field);
});

test('a change has a name', () => {
  const blank = { name: ' ', description: '', enabled: true };
  assert.deepEqual(Object.keys(problemsOfDraft(loadBalancerChange, blank)), ['name']);
  assert.deepEqual(loadBalancerChange.toBody({ ...blank, name: ' front ' }), {
    name: 'front',
    description: '',
    enabled: true,
  });
});
