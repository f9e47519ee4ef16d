import assert from 'node:assert/strict';
import { describe, test } from 'node:test';
import { asCidr } from '../address/index.ts';
import type { FieldProblems } from '../errors.ts';
import { table } from '../rules/testing/table.ts';
import { VpnBody, VpnUpdate } from './model.ts';
import { LIFETIME, vpnStatuses } from './options.ts';
import {
  checkDpd,
  checkEnds,
  checkIkePolicy,
  checkPeerAddress,
  checkPeerCidrs,
  checkPsk,
  checkVpn,
  checkVpnMtu,
  checkVpnUpdate,
  collapseCidrs,
} from './rules.ts';
import { isLeaving, isPending } from './states.ts';

const codes = (problems: FieldProblems) =>
  Object.fromEntries(Object.entries(problems).map(([path, { code }]) => [path, code]));

table('a peer address', (text) => checkPeerAddress(text) === null, {
  good: [
    '203.0.113.7',
    '2001:db8::7',
    '::ffff:203.0.113.7',
    'vpn.example.com',
    'gateway',
    'a-b.example',
    'x1.example',
    '3com.example',
    'VPN.Example.COM',
  ],
  bad: [
    '',
    ' ',
    ' 203.0.113.7',
    '203.0.113',
    '203.0.113.256',
    '203.0.113.7/32',
    '-a.example',
    'a-.example',
    'a..example',
    'vpn.example.',
    'vpn example',
    'vpn_1.example',
    `${'a'.repeat(64)}.example`,
  ],
  takes: (text) => text === 'a',
});

// spec: vpn.psk
describe('a pre-shared key', () => {
  for (const [psk, code] of [
    ['', 'required'],
    ['correct horse battery staple', null],
    ['ключ', null],
    ['a\nb', 'text_invisible'],
    ['a\0', 'text_invisible'],
    ['a\u2028b', 'text_invisible'],
  ] as const) {
    test(JSON.stringify(psk), () => assert.equal(checkPsk(psk)?.code ?? null, code));
  }
});

describe('CIDRs', () => {
  for (const [text, cidr] of [
    ['10.0.0.5', '10.0.0.5/32'],
    [' 2001:db8::1 ', '2001:db8::1/128'],
    ['10.0.0.0/8', '10.0.0.0/8'],
    ['x', 'x'],
  ] as const) {
    // spec: value.cidr.bare
    test(`${text} stands for ${cidr}`, () => assert.equal(asCidr(text), cidr));
  }
  for (const [given, kept] of [
    [[], []],
    [['10.1.0.0/16', '10.0.0.0/8'], ['10.0.0.0/8']],
    [
      ['10.0.0.0/8', '10.1.2.3', '192.168.0.0/24'],
      ['10.0.0.0/8', '192.168.0.0/24'],
    ],
    [['10.0.0.0/24', '10.0.0.0/24'], ['10.0.0.0/24']],
    [
      ['10.0.0.0/24', '10.0.1.0/24'],
      ['10.0.0.0/24', '10.0.1.0/24'],
    ],
    [
      ['0.0.0.0/0', 'fd00::/64'],
      ['0.0.0.0/0', 'fd00::/64'],
    ],
  ] as const) {
    test(`${given.join(' ')} are ${kept.join(' ')}`, () => assert.deepEqual(collapseCidrs(given), kept));
  }
  for (const [name, cidrs, wrong] of [
    ['none', [], {}],
    ['some, an address among them', ['10.0.0.0/24', '10.9.0.5'], {}],
    ['not the network address', ['10.0.0.7/24'], { 0: 'cidr_not_network' }],
    ['nonsense', ['10.0.0.0/24', 'x'], { 1: 'cidr_invalid' }],
    ['one twice', ['10.0.0.5', '10.0.0.5/32'], { 1: 'duplicate' }],
    ['two IP versions', ['10.0.0.0/24', 'fd00::/64'], { 1: 'cidr_wrong_version' }],
    [
      'loopback, link-local and multicast',
      ['127.0.0.0/8', '10.0.0.0/24', '169.254.1.0/24', '224.0.0.9', '126.0.0.0/7'],
      { 0: 'cidr_reserved', 2: 'cidr_reserved', 3: 'cidr_reserved', 4: 'cidr_reserved' },
    ],
    [
      'those of IPv6',
      ['fe80::/64', 'ff02::/16', '::1'],
      { 0: 'cidr_reserved', 1: 'cidr_reserved', 2: 'cidr_reserved' },
    ],
    ['all addresses', ['0.0.0.0/0'], {}],
  ] as const) {
    test(`of a peer: ${name}`, () => assert.deepEqual(codes(checkPeerCidrs(cidrs)), wrong));
  }
  for (const [name, local, peer, wrong] of [
    ['apart', ['10.0.0.0/24'], ['192.168.0.0/16'], {}],
    ['overlapping', ['10.0.0.0/24'], ['192.168.0.0/16', '10.0.0.0/8'], { 1: 'cidr_overlaps' }],
    ['one address', ['10.0.0.0/24'], ['10.0.0.9'], { 0: 'cidr_overlaps' }],
    ['of two IP versions', ['10.0.0.0/24'], ['fd00::/64'], { 0: 'cidr_wrong_version' }],
    ['what is no CIDR is told elsewhere', ['10.0.0.0/24'], ['x', '10.0.0.7/24'], {}],
    ['nothing here yet', [], ['10.0.0.0/24'], {}],
  ] as const) {
    // spec: vpn.ends
    test(`of both ends: ${name}`, () => assert.deepEqual(codes(checkEnds(local, peer)), wrong));
  }
});

// spec: vpn.options.ike
test('only IKEv1 has the aggressive mode', () => {
  assert.deepEqual(codes(checkIkePolicy({ phase1_negotiation_mode: 'aggressive' })), {
    phase1_negotiation_mode: 'ike_v1_only',
  });
  assert.deepEqual(checkIkePolicy({ phase1_negotiation_mode: 'aggressive', ike_version: 'v1' }), {});
  assert.deepEqual(checkIkePolicy({ phase1_negotiation_mode: 'main', ike_version: 'v2' }), {});
});

// spec: vpn.options.dpd
test('a peer is given up after more than one question', () => {
  assert.deepEqual(checkDpd({ interval: 30, timeout: 31 }), {});
  assert.deepEqual(codes(checkDpd({ interval: 30, timeout: 30 })), { timeout: 'dpd_timeout_short' });
});

// spec: vpn.options.mtu
test('the MTU by the IP version of the way', () => {
  assert.equal(checkVpnMtu(68, '203.0.113.7'), null);
  assert.equal(checkVpnMtu(1280, '2001:db8::7'), null);
  assert.deepEqual(checkVpnMtu(1279, '2001:db8::7')?.values, { least: 1280, most: 9000 });
  assert.equal(checkVpnMtu(1279, 'vpn.example.com'), null);
});

const body = {
  vpnservice: { router_id: 'r' },
  ikepolicy: {},
  ipsecpolicy: {},
  local_ep_group: { endpoints: ['s'] },
  peer_ep_group: { endpoints: ['192.168.0.0/24'] },
  ipsec_site_connection: { name: 'office', peer_address: '203.0.113.7', psk: 'secret' },
} satisfies VpnBody;

// spec: vpn.peer
test('a new connection', () => {
  assert.ok(VpnBody.is(body));
  assert.deepEqual(checkVpn(body), {});
  assert.ok(!VpnBody.is({ ...body, ikepolicy: { encryption_algorithm: 'des' } }));
  for (const policy of ['ikepolicy', 'ipsecpolicy'])
    assert.deepEqual(
      [59, LIFETIME.least, LIFETIME.most, LIFETIME.most + 1].map((value) =>
        VpnBody.is({ ...body, [policy]: { lifetime: { value } } }),
      ),
      [false, true, true, false],
      policy,
    );
  assert.ok(!VpnBody.is({ ...body, peer_ep_group: { endpoints: [] } }));
  assert.ok(!VpnBody.is({ ...body, ipsec_site_connection: { ...body.ipsec_site_connection, psk: '' } }));
  assert.ok(!VpnBody.is({ ...body, ipsec_site_connection: { ...body.ipsec_site_connection, mtu: 67 } }));
  assert.deepEqual(
    codes(
      checkVpn({
        ...body,
        ikepolicy: { id: 'k', ike_version: 'v2' },
        peer_ep_group: { endpoints: ['10.0.0.7/24'] },
        ipsec_site_connection: { name: ' ', peer_address: '10.0.0', psk: 'a\tb', dpd: { interval: 120 } },
      }),
    ),
    {
      'ipsec_site_connection.name': 'required',
      'ipsec_site_connection.peer_address': 'peer_address_invalid',
      'ipsec_site_connection.psk': 'text_invisible',
      'ipsec_site_connection.dpd.timeout': 'dpd_timeout_short',
      'peer_ep_group.endpoints.0': 'cidr_not_network',
      'ikepolicy.ike_version': 'unknown_field',
    },
  );
});

test('a change is judged together with what stays', () => {
  const before = { peer_address: '2001:db8::7', mtu: 1500, dpd: { action: 'hold', interval: 30, timeout: 120 } };
  assert.ok(VpnUpdate.is({ ipsec_site_connection: { name: 'a' } }));
  assert.ok(!VpnUpdate.is({ ikepolicy: { id: 'k' } }), 'policies are decided when a connection is made');
  assert.deepEqual(checkVpnUpdate({}, before), {});
  assert.deepEqual(codes(checkVpnUpdate({ ipsec_site_connection: { mtu: 1000, dpd: { timeout: 10 } } }, before)), {
    'ipsec_site_connection.mtu': 'out_of_range',
    'ipsec_site_connection.dpd.timeout': 'dpd_timeout_short',
  });
});

// spec: vpn.progress
test('what is pending, and what is on its way out', () => {
  assert.deepEqual(
    vpnStatuses.filter((status) => isPending({ status })),
    ['BUILD', 'PENDING_CREATE', 'PENDING_UPDATE', 'PENDING_DELETE'],
  );
  assert.deepEqual(
    vpnStatuses.filter((status) => isLeaving({ status })),
    ['PENDING_DELETE'],
  );
});
