import assert from 'node:assert/strict';
import { it } from 'node:test';
import { hclOf } from '../../kit/code/hcl.rules.ts';
import { newMember } from '../load-balancer-pool/members.form.ts';
import { blankPool } from '../load-balancer-pool/pool.form.ts';
import { loadBalancerBlocks, subnetFor } from './load-balancer.code.ts';
import { type LoadBalancerDraft, newLoadBalancer, toBody } from './load-balancer.form.ts';

const nothing = { floatingAddress: undefined, flavorId: undefined, subnetId: undefined };
const writtenOf = (draft: Partial<LoadBalancerDraft>, looked: Parameters<typeof loadBalancerBlocks>[1] = nothing) =>
  hclOf(loadBalancerBlocks(toBody({ ...newLoadBalancer.blank(), name: 'front', networkId: 'net', ...draft }), looked));
const has = (written: string, parts: readonly (string | RegExp)[]) => {
  for (const part of parts)
    assert.ok(typeof part === 'string' ? written.includes(part) : part.test(written), `${part} in\n${written}`);
};

it('a load balancer with a pool, for the OpenStack provider', () => {
  const pool = { ...blankPool(), name: 'web', sticky: true, members: [newMember('10.0.0.8', 'web-1')] };
  const written = writtenOf({ pools: [pool] });
  has(written, [
    'resource "openstack_lb_loadbalancer_v2" "front"',
    'vip_network_id = "net"',
    'loadbalancer_id  = openstack_lb_loadbalancer_v2.front.id',
    'listener_id = openstack_lb_listener_v2.web.id',
    'resource "openstack_lb_member_v2" "web_1"',
    'protocol_port  = 80',
    'expected_codes   = "200"',
    'persistence {',
  ]);
});

it('the subnet is that of the address, else the first of the IP version', () => {
  const subnets = (['10.1.0.0/24', '10.2.0.0/24', 'fd00:1::/64', 'fd00:2::/64'] as const).map((cidr) => ({
    cidr,
    ip_version: cidr.startsWith('fd') ? (6 as const) : (4 as const),
  }));
  for (const [body, cidr] of [
    [{}, undefined],
    [{ ip_version: 6 }, 'fd00:1::/64'],
    [{ address: '10.2.0.9' }, '10.2.0.0/24'],
    [{ ip_version: 6, address: 'fd00:2::9' }, 'fd00:2::/64'],
    [{ address: '10.9.0.9' }, undefined],
  ] as const)
    assert.equal(subnetFor(body, subnets)?.cidr, cidr);
});

it('one whose version was chosen, by the subnet that has it', () => {
  const written = writtenOf({ version: '6' }, { ...nothing, subnetId: 'six' });
  has(written, ['vip_subnet_id  = "six"']);
  assert.doesNotMatch(written, /vip_network_id/);
});

it('one that decrypts, whose certificate lies with the key manager', () => {
  const pool = {
    ...blankPool(),
    name: 'secure',
    mode: 'https_http' as const,
    certificate: '-----BEGIN CERTIFICATE-----',
    privateKey: '-----BEGIN PRIVATE KEY-----',
  };
  const written = writtenOf({ pools: [pool] });
  assert.match(written, /variable "secure_tls_container_ref" {/);
  assert.match(written, /protocol += "TERMINATED_HTTPS"/);
  assert.match(written, /default_tls_container_ref = var\.secure_tls_container_ref/);
  assert.doesNotMatch(written, /PRIVATE KEY/);
});

it('one at a floating IP, on two machines: by an address and a flavor', () => {
  const draft = { floatingIp: 'f1', ha: true, enabled: false };
  has(writtenOf(draft, { floatingAddress: '185.44.18.110', flavorId: 'two', subnetId: undefined }), [
    /flavor_id += "two"/,
    /admin_state_up += false/,
    `resource "openstack_networking_floatingip_associate_v2" "front" {
  floating_ip = "185.44.18.110"
  port_id     = openstack_lb_loadbalancer_v2.front.vip_port_id
}`,
  ]);
  has(writtenOf({ flavorId: 'own' }, { ...nothing, flavorId: 'two' }), [/flavor_id += "own"/]);
  assert.doesNotMatch(writtenOf({}), /flavor_id|floatingip|ha_enabled/);
});

it('what a pool inserts, encrypts and switches off', () => {
  const secure = {
    ...blankPool(),
    name: 'secure',
    mode: 'https_https' as const,
    tls: true,
    enabled: false,
    headers: ['X-Forwarded-For' as const, 'X-Forwarded-Proto' as const],
    members: [{ ...newMember('10.0.0.8'), enabled: false }],
  };
  const written = writtenOf({ pools: [secure] });
  has(written, [
    /insert_headers += \{ X-Forwarded-For = "true", X-Forwarded-Proto = "true" \}/,
    /tls_enabled += true/,
    /"openstack_lb_listener_v2" "secure" \{[^}]*\}?[^}]*admin_state_up += false/,
    /"openstack_lb_member_v2" "secure_1" \{[^}]*admin_state_up += false/,
  ]);
  assert.doesNotMatch(writtenOf({ pools: [blankPool()] }), /insert_headers|tls_enabled/);
});

it('pools whose names are alike, each with what is its own', () => {
  const decrypting = (name: string, port: string) => ({
    ...blankPool(),
    name,
    port,
    mode: 'https_http' as const,
    members: [newMember('10.0.0.8')],
  });
  has(writtenOf({ pools: [decrypting('网络', '443'), decrypting('网关', '444'), decrypting('网络', '445')] }), [
    'variable "tls_container_ref_3" {',
    /"openstack_lb_listener_v2" "main_3" \{[^}]*var\.tls_container_ref_3/,
    /"openstack_lb_pool_v2" "main_2" \{[^}]*openstack_lb_listener_v2\.main_2\.id/,
    /"openstack_lb_member_v2" "_1_3" \{[^}]*openstack_lb_pool_v2\.main_3\.id/,
    /"openstack_lb_monitor_v2" "main_3" \{[^}]*openstack_lb_pool_v2\.main_3\.id/,
  ]);
});
