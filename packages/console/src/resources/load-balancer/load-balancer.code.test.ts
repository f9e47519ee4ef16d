import assert from 'node:assert/strict';
import { it } from 'node:test';
import { hclOf } from '../../kit/code/hcl.rules.ts';
import { newMember } from '../load-balancer-pool/members.form.ts';
import { blankPool } from '../load-balancer-pool/pool.form.ts';
import { loadBalancerBlocks } from './load-balancer.code.ts';
import { newLoadBalancer, toBody } from './load-balancer.form.ts';

it('a load balancer with a pool, for the OpenStack provider', () => {
  const pool = { ...blankPool(), name: 'web', sticky: true, members: [newMember('10.0.0.8', 'web-1')] };
  const written = hclOf(
    loadBalancerBlocks(toBody({ ...newLoadBalancer.blank(), name: 'front', networkId: 'net', pools: [pool] })),
  );
  for (const part of [
    'resource "openstack_lb_loadbalancer_v2" "front"',
    'vip_network_id = "net"',
    'loadbalancer_id  = openstack_lb_loadbalancer_v2.front.id',
    'listener_id = openstack_lb_listener_v2.web.id',
    'resource "openstack_lb_member_v2" "web_1"',
    'protocol_port = 80',
    'expected_codes   = "200"',
    'persistence {',
  ])
    assert.ok(written.includes(part), `${part} in\n${written}`);
});

it('one that decrypts, whose certificate lies with the key manager', () => {
  const pool = {
    ...blankPool(),
    name: 'secure',
    mode: 'https_http' as const,
    certificate: '-----BEGIN CERTIFICATE-----',
    privateKey: '-----BEGIN PRIVATE KEY-----',
  };
  const written = hclOf(
    loadBalancerBlocks(toBody({ ...newLoadBalancer.blank(), name: 'front', networkId: 'net', pools: [pool] })),
  );
  assert.match(written, /variable "secure_tls_container_ref" {/);
  assert.match(written, /protocol += "TERMINATED_HTTPS"/);
  assert.match(written, /default_tls_container_ref = var\.secure_tls_container_ref/);
  assert.doesNotMatch(written, /PRIVATE KEY/);
});
