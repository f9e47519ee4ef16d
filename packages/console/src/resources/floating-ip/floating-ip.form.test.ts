import assert from 'node:assert/strict';
import { describe, it } from 'node:test';
import { type FloatingIp, FloatingIpBody, FloatingIpUpdate } from '@skydeck/contract';
import { is } from 'superstruct';
import { hclOf } from '../../kit/code/hcl.rules.ts';
import { problemsOfDraft } from '../../kit/form/model.ts';
import { floatingIpBlocks } from './floating-ip.code.ts';
import { assignment, floatingIpChange, type FloatingIpDraft, newFloatingIp } from './floating-ip.form.ts';
import { optionTarget, readTarget, floatingIpStates, whyNotUnassign, whyNoTarget } from './floating-ip.rules.ts';

const filled: FloatingIpDraft = {
  networkId: 'n1',
  hasAddress: true,
  address: ' 203.0.113.7 ',
  target: 'p1 10.0.0.4',
  description: ' shop ',
  tags: ['web'],
};

describe('a new floating IP', () => {
  it('with all that can be said of it', () => {
    const body = newFloatingIp.toBody(filled);
    assert.ok(is(body, FloatingIpBody));
    assert.deepEqual(body, {
      floating_network_id: 'n1',
      floating_ip_address: '203.0.113.7',
      port_id: 'p1',
      fixed_ip_address: '10.0.0.4',
      description: 'shop',
      tags: ['web'],
    });
  });

  it('with nothing but its network', () => {
    const draft = { ...filled, hasAddress: false, target: '', description: ' ', tags: [] };
    assert.deepEqual(newFloatingIp.toBody(draft), { floating_network_id: 'n1' });
  });

  for (const [name, change, wrong] of [
    ['nothing wrong', {}, {}],
    ['no network', { networkId: '' }, { networkId: 'required' }],
    ['no address, though one is chosen', { address: ' ' }, { address: 'required' }],
    ['an address of IPv6', { address: 'fd00::1' }, { address: 'ipv4_invalid' }],
    ['what is not asked for', { hasAddress: false, address: 'x' }, {}],
  ] as const) {
    it(`says what is wrong: ${name}`, () => {
      const found = Object.entries(problemsOfDraft(newFloatingIp, { ...filled, ...change }));
      assert.deepEqual(Object.fromEntries(found.map(([path, { code }]) => [path, code])), wrong);
    });
  }

  it('shows what the server says at its field', () => {
    for (const [path, field] of [
      ['floating_network_id', 'networkId'],
      ['floating_ip_address', 'address'],
      ['port_id', 'target'],
      ['fixed_ip_address', 'target'],
      ['description', 'description'],
    ] as const)
      assert.equal(newFloatingIp.fieldOf?.(path, filled), field);
  });

  it('for the OpenStack provider', () => {
    assert.equal(
      hclOf(floatingIpBlocks({ floating_network_id: 'n1', port_id: 'p1', description: 'shop', tags: ['a', 'b'] })),
      `data "openstack_networking_network_v2" "external" {
  network_id = "n1"
}

resource "openstack_networking_floatingip_v2" "shop" {
  pool        = data.openstack_networking_network_v2.external.name
  port_id     = "p1"
  description = "shop"
  tags        = ["a", "b"]
}`,
    );
  });
});

describe('an assignment', () => {
  it('begins with what is there, and is sent', () => {
    const ip = { port_id: 'p1', fixed_ip_address: '10.0.0.4' } as FloatingIp;
    const draft = assignment.from?.(ip);
    assert.deepEqual(draft, { target: 'p1 10.0.0.4' });
    const body = assignment.toBody({ target: 'p2 10.0.0.5' });
    assert.ok(is(body, FloatingIpUpdate));
    assert.deepEqual(body, { port_id: 'p2', fixed_ip_address: '10.0.0.5' });
    assert.deepEqual(assignment.from?.({ ...ip, port_id: null, fixed_ip_address: null }), { target: '' });
    assert.equal(problemsOfDraft(assignment, { target: '' })['target']?.code, 'required');
  });
});

it('a change is of what is written at it alone', () => {
  const draft = floatingIpChange.from?.({ description: 'shop', port_id: 'p1' } as FloatingIp);
  assert.deepEqual(draft, { description: 'shop', tags: [] });
  const body = floatingIpChange.toBody({ description: '', tags: ['web'] });
  assert.ok(is(body, FloatingIpUpdate));
  assert.deepEqual(body, { description: '', tags: ['web'] });
});

describe('what it can lead to', () => {
  it('keeps what it leads to now as a choice, though it is taken, by itself', () => {
    const attachment = { object_name: 'web-1', object_id: 's', device_owner: 'compute:nova' };
    const ip = { port_id: 'p', fixed_ip_address: '10.0.0.4', attachment } as FloatingIp;
    const target = optionTarget(ip);
    assert.deepEqual([target?.id, target?.object_name], ['p 10.0.0.4', 'web-1']);
    assert.equal(optionTarget({ ...ip, port_id: null, fixed_ip_address: null }), undefined);
  });

  it('says why there is none by the first of those that are blocked', () => {
    assert.equal(whyNoTarget({ blocked: 'unreachable' }), 'target.unreachable');
    assert.equal(whyNoTarget({ blocked: 'taken' }), 'target.taken');
    assert.equal(whyNoTarget(undefined), 'target.none');
  });

  it('is one key in a field', () => {
    assert.deepEqual(readTarget('a 10.0.0.4'), { port_id: 'a', fixed_ip_address: '10.0.0.4' });
    for (const key of ['', 'a', ' 10.0.0.4']) assert.equal(readTarget(key), null);
  });
});

// spec: floating-ip.unassign
it('a status has a shape; what is free cannot be freed', () => {
  assert.deepEqual(['ACTIVE', 'DOWN', 'ERROR', 'MOON'].map(floatingIpStates.stateOf), [
    'healthy',
    'stopped',
    'error',
    'unknown',
  ]);
  assert.equal(whyNotUnassign({ port_id: null }), 'blocked.free');
  assert.equal(whyNotUnassign({ port_id: 'p' }), false);
});
