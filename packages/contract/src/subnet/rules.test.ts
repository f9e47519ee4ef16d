import assert from 'node:assert/strict';
import { describe, test } from 'node:test';
import { parseCidr } from '../address/index.ts';
import type { FieldProblems } from '../errors.ts';
import { SubnetBody, SubnetDraft, SubnetUpdate } from './model.ts';
import {
  checkAddress,
  checkCidr,
  checkHostAddress,
  checkIpv6Modes,
  checkNameservers,
  checkOverlap,
  checkPools,
  checkSubnet,
  defaultPools,
} from './rules.ts';

const codes = (problems: FieldProblems) =>
  Object.fromEntries(Object.entries(problems).map(([path, { code }]) => [path, code]));
const cidr = (text: string) => parseCidr(text) ?? assert.fail(text);
const draft = (facts: Partial<SubnetDraft> = {}): SubnetDraft => ({ cidr: '10.0.0.0/24', ip_version: 4, ...facts });
const draft6 = (facts: Partial<SubnetDraft> = {}): SubnetDraft => ({ cidr: '2001:db8::/64', ip_version: 6, ...facts });

test('an address of a host lies in one of the networks, and is not that of the network or of all its hosts', () => {
  const cidrs = [cidr('203.0.113.0/24'), cidr('2001:db8::/64')];
  const cases: [string, 4 | 6 | undefined, string | null][] = [
    ['203.0.113.7', undefined, null],
    ['2001:db8::7', undefined, null],
    ['2001:db8::7', 4, 'ipv4_invalid'],
    ['203.0.113.0', 4, 'not_a_host'],
    ['203.0.113.255', 4, 'not_a_host'],
    ['203.0.114.1', 4, 'outside_subnet'],
    ['203.0.113', undefined, 'ip_invalid'],
  ];
  for (const [text, version, code] of cases)
    assert.equal(checkHostAddress(text, cidrs, version)?.code ?? null, code, text);
});

// spec: subnet.overlap
test('subnets of one network do not overlap', () => {
  const cases: [string, readonly string[], string | null][] = [
    ['10.0.1.0/24', ['10.0.0.0/24', '2001:db8::/64'], null],
    ['10.0.0.128/25', ['10.9.0.0/24', '10.0.0.0/24'], '10.0.0.0/24'],
    ['10.0.0.0/8', ['10.0.0.0/24'], '10.0.0.0/24'],
    ['2001:db8::/63', ['10.0.0.0/24', '2001:db8::/64'], '2001:db8::/64'],
    ['10.0.0', ['10.0.0.0/24'], null],
    ['10.0.0.0/24', ['', 'x'], null],
    ['10.0.0.0/24', [], null],
  ];
  for (const [text, others, other] of cases) {
    const wrong = checkOverlap(text, others);
    assert.deepEqual(wrong && [wrong.code, wrong.values], other && ['cidr_overlaps', { other }], text);
  }
});

// spec: value.cidr.network
describe('checkCidr', () => {
  const cases: [string, 4 | 6 | undefined, string | undefined][] = [
    ['10.0.0.0/24', 4, undefined],
    ['0.0.0.0/0', 4, undefined],
    ['2001:db8::/64', 6, undefined],
    ['2001:db8::/64', undefined, undefined],
    ['', 4, 'required'],
    ['   ', undefined, 'required'],
    ['10.0.0.0', 4, 'cidr_invalid'],
    ['10.0.0.0/33', 4, 'cidr_invalid'],
    ['10.0.0.0/24', 6, 'cidr_wrong_version'],
    ['2001:db8::/64', 4, 'cidr_wrong_version'],
    ['10.0.0.1/24', 4, 'cidr_not_network'],
    ['10.0.0.1/0', 4, 'cidr_not_network'],
  ];
  for (const [text, version, code] of cases) {
    test(`'${text}' as IPv${version ?? '4 or 6'} is ${code ?? 'right'}`, () =>
      assert.equal(checkCidr(text, version)?.code, code));
  }
  test('suggests the CIDR that was meant', () => {
    assert.deepEqual(checkCidr('10.0.0.77/25')?.values, { suggestion: '10.0.0.0/25' });
    assert.deepEqual(checkCidr('2001:DB8:0:0::5/64')?.values, { suggestion: '2001:db8::/64' });
  });
});

test('checkAddress names the family it wanted', () => {
  const cases: [string, 4 | 6 | undefined, string | undefined][] = [
    ['10.0.0.1', undefined, undefined],
    ['10.0.0.1', 4, undefined],
    ['::1', 6, undefined],
    ['::1', undefined, undefined],
    ['x', undefined, 'ip_invalid'],
    ['x', 4, 'ipv4_invalid'],
    ['::1', 4, 'ipv4_invalid'],
    ['10.0.0.1', 6, 'ipv6_invalid'],
    ['', undefined, 'required'],
    [' ', 4, 'required'],
  ];
  for (const [text, version, code] of cases)
    assert.equal(checkAddress(text, version)?.code, code, `'${text}' as ${version}`);
});

// spec: subnet.pools.rules
describe('checkPools', () => {
  const cases: [string, [string, string][], string | null, Record<string, string>][] = [
    ['no pools', [], '10.0.0.1', {}],
    ['the whole range', [['10.0.0.2', '10.0.0.254']], '10.0.0.1', {}],
    ['one address', [['10.0.0.2', '10.0.0.2']], '10.0.0.1', {}],
    [
      'neighbours',
      [
        ['10.0.0.2', '10.0.0.9'],
        ['10.0.0.10', '10.0.0.20'],
      ],
      null,
      {},
    ],
    [
      'apart, the later one first',
      [
        ['10.0.0.20', '10.0.0.29'],
        ['10.0.0.2', '10.0.0.9'],
      ],
      null,
      {},
    ],
    ['no gateway', [['10.0.0.1', '10.0.0.254']], null, {}],
    [
      'outside',
      [['10.0.1.2', '10.0.1.9']],
      null,
      { 'allocation_pools.0.start': 'outside_subnet', 'allocation_pools.0.end': 'outside_subnet' },
    ],
    ['network address', [['10.0.0.0', '10.0.0.9']], null, { 'allocation_pools.0.start': 'not_a_host' }],
    ['broadcast address', [['10.0.0.9', '10.0.0.255']], null, { 'allocation_pools.0.end': 'not_a_host' }],
    ['no address', [['x', '10.0.0.9']], null, { 'allocation_pools.0.start': 'ipv4_invalid' }],
    ['other family', [['10.0.0.2', '::9']], null, { 'allocation_pools.0.end': 'ipv4_invalid' }],
    ['reversed', [['10.0.0.9', '10.0.0.2']], null, { 'allocation_pools.0.end': 'pool_reversed' }],
    [
      'overlap',
      [
        ['10.0.0.2', '10.0.0.9'],
        ['10.0.0.9', '10.0.0.12'],
      ],
      null,
      { 'allocation_pools.1.start': 'pools_overlap' },
    ],
    [
      'one inside the other',
      [
        ['10.0.0.5', '10.0.0.6'],
        ['10.0.0.2', '10.0.0.9'],
      ],
      null,
      { 'allocation_pools.1.start': 'pools_overlap' },
    ],
    ['gateway inside', [['10.0.0.2', '10.0.0.9']], '10.0.0.5', { 'allocation_pools.0.start': 'pool_holds_gateway' }],
    [
      'gateway at the end',
      [['10.0.0.2', '10.0.0.9']],
      '10.0.0.9',
      { 'allocation_pools.0.start': 'pool_holds_gateway' },
    ],
    [
      'the second is wrong',
      [
        ['10.0.0.2', '10.0.0.3'],
        ['10.0.0.8', '10.0.0.7'],
      ],
      null,
      { 'allocation_pools.1.end': 'pool_reversed' },
    ],
  ];
  for (const [name, pools, gateway, wrong] of cases) {
    test(name, () =>
      assert.deepEqual(
        codes(
          checkPools(
            pools.map(([start, end]) => ({ start, end })),
            cidr('10.0.0.0/24'),
            gateway,
          ),
        ),
        wrong,
      ),
    );
  }
  test('both addresses of a /31 can be given out', () => {
    assert.deepEqual(checkPools([{ start: '10.0.0.0', end: '10.0.0.1' }], cidr('10.0.0.0/31'), null), {});
  });
  test('the subnet-router anycast address of IPv6 cannot, the last one can', () => {
    const pools = [{ start: '2001:db8::', end: '2001:db8::ffff:ffff:ffff:ffff' }];
    assert.deepEqual(codes(checkPools(pools, cidr('2001:db8::/64'), null)), {
      'allocation_pools.0.start': 'not_a_host',
    });
  });
});

// spec: subnet.dns
test('checkNameservers finds what is no address and what is listed twice', () => {
  assert.deepEqual(checkNameservers(['1.1.1.1', '2606:4700::1111']), {});
  assert.deepEqual(codes(checkNameservers(['{ip}'])), { 'dns_nameservers.0': 'ip_invalid' });
  assert.deepEqual(codes(checkNameservers(['1.1.1.1', 'dns.example', '1.1.1.1'])), {
    'dns_nameservers.1': 'ip_invalid',
    'dns_nameservers.2': 'duplicate',
  });
});

// spec: subnet.ipv6-modes
describe('checkIpv6Modes', () => {
  const cases: [string, SubnetDraft, Record<string, string>][] = [
    ['none on IPv4', draft(), {}],
    ['null on IPv4', draft({ ipv6_ra_mode: null, ipv6_address_mode: null }), {}],
    ['RA mode on IPv4', draft({ ipv6_ra_mode: 'slaac' }), { ipv6_ra_mode: 'ipv6_only' }],
    ['address mode on IPv4', draft({ ipv6_address_mode: 'slaac' }), { ipv6_address_mode: 'ipv6_only' }],
    ['equal', draft6({ ipv6_ra_mode: 'slaac', ipv6_address_mode: 'slaac' }), {}],
    ['one only', draft6({ ipv6_address_mode: 'dhcpv6-stateless' }), {}],
    [
      'different',
      draft6({ ipv6_ra_mode: 'slaac', ipv6_address_mode: 'dhcpv6-stateful' }),
      { ipv6_address_mode: 'ipv6_modes_differ' },
    ],
    ['without DHCP', draft6({ ipv6_ra_mode: 'slaac', enable_dhcp: false }), { enable_dhcp: 'ipv6_mode_needs_dhcp' }],
    ['SLAAC in a /80', draft6({ cidr: '2001:db8::/80', ipv6_ra_mode: 'slaac' }), { cidr: 'slaac_needs_64' }],
    [
      'stateless in a /56',
      draft6({ cidr: '2001:db8::/56', ipv6_address_mode: 'dhcpv6-stateless' }),
      { cidr: 'slaac_needs_64' },
    ],
    ['stateful in a /80', draft6({ cidr: '2001:db8::/80', ipv6_ra_mode: 'dhcpv6-stateful' }), {}],
  ];
  for (const [name, given, wrong] of cases) test(name, () => assert.deepEqual(codes(checkIpv6Modes(given)), wrong));
});

describe('checkSubnet', () => {
  const cases: [string, SubnetDraft, Record<string, string>][] = [
    ['the least', draft(), {}],
    [
      'all',
      draft({
        gateway_ip: '10.0.0.254',
        allocation_pools: [{ start: '10.0.0.1', end: '10.0.0.253' }],
        dns_nameservers: ['::1'],
      }),
      {},
    ],
    ['the family of the CIDR', draft({ ip_version: 6 }), { cidr: 'cidr_wrong_version' }],
    [
      'a wrong CIDR hides what depends on it, not the rest',
      draft({ cidr: '10.0.0.1/24', gateway_ip: '11.0.0.1', dns_nameservers: ['x'] }),
      { cidr: 'cidr_not_network', 'dns_nameservers.0': 'ip_invalid' },
    ],
    ['gateway outside', draft({ gateway_ip: '10.0.1.1' }), { gateway_ip: 'outside_subnet' }],
    ['gateway at the broadcast address', draft({ gateway_ip: '10.0.0.255' }), { gateway_ip: 'not_a_host' }],
    ['gateway of the other family', draft({ gateway_ip: '::1' }), { gateway_ip: 'ipv4_invalid' }],
    [
      'a pool with the given gateway',
      draft({ gateway_ip: '10.0.0.5', allocation_pools: [{ start: '10.0.0.2', end: '10.0.0.9' }] }),
      { 'allocation_pools.0.start': 'pool_holds_gateway' },
    ],
    [
      'a pool with the gateway that is taken when none is given',
      draft({ allocation_pools: [{ start: '10.0.0.1', end: '10.0.0.9' }] }),
      { 'allocation_pools.0.start': 'pool_holds_gateway' },
    ],
    [
      'the same pool without a gateway',
      draft({ gateway_ip: null, allocation_pools: [{ start: '10.0.0.1', end: '10.0.0.9' }] }),
      {},
    ],
    ['IPv6 modes', draft6({ ipv6_ra_mode: 'slaac', enable_dhcp: false }), { enable_dhcp: 'ipv6_mode_needs_dhcp' }],
    ['no pool at all', draft({ allocation_pools: [] }), { allocation_pools: 'pools_empty' }],
  ];
  for (const [name, given, wrong] of cases) test(name, () => assert.deepEqual(codes(checkSubnet(given)), wrong));

  const reserved: [string, string | null][] = [
    ['127.0.0.0/8', '127.0.0.0/8'],
    ['127.5.0.0/16', '127.0.0.0/8'],
    ['126.0.0.0/7', '127.0.0.0/8'],
    ['224.0.0.0/24', '224.0.0.0/4'],
    ['239.255.255.0/24', '224.0.0.0/4'],
    ['169.254.0.0/24', '169.254.0.0/16'],
    ['0.0.0.0/24', '0.0.0.0/8'],
    ['0.0.0.0/0', '0.0.0.0/8'],
    ['240.0.0.0/24', '240.0.0.0/4'],
    ['126.255.255.0/24', null],
    ['128.0.0.0/24', null],
    ['223.255.255.0/24', null],
    ['169.253.0.0/16', null],
    ['100.64.0.0/10', null],
    ['fe80::/64', 'fe80::/10'],
    ['febf::/64', 'fe80::/10'],
    ['ff02::/64', 'ff00::/8'],
    ['::/64', '::/96'],
    ['::/0', '::/96'],
    ['fec0::/64', null],
    ['fd00::/64', null],
    ['2001:db8::/64', null],
  ];
  for (const [text, range] of reserved) {
    // spec: subnet.reserved
    test(`${text} ${range ? `lies in ${range}, which no network can have` : 'is a network'}`, () => {
      const problems = checkSubnet({ cidr: text, ip_version: text.includes(':') ? 6 : 4 });
      assert.deepEqual(
        [problems['cidr']?.code, problems['cidr']?.values],
        range === null ? [undefined, undefined] : ['cidr_reserved', { range }],
      );
    });
  }

  const small: [string, boolean | undefined, object | null][] = [
    ['10.0.0.0/30', true, null],
    ['10.0.0.0/31', true, { prefix: 30 }],
    ['10.0.0.0/32', undefined, { prefix: 30 }],
    ['10.0.0.0/31', false, null],
    ['10.0.0.0/32', false, null],
    ['fd00::/126', true, null],
    ['fd00::/127', true, { prefix: 126 }],
    ['fd00::/128', undefined, { prefix: 126 }],
    ['fd00::/128', false, null],
  ];
  for (const [text, enable_dhcp, values] of small) {
    // spec: subnet.dhcp.size
    test(`${text} ${enable_dhcp === false ? 'without' : 'with'} DHCP is ${values ? 'too small' : 'large enough'}`, () => {
      const ip_version = text.includes(':') ? 6 : 4;
      const wrong = checkSubnet({ cidr: text, ip_version, ...(enable_dhcp !== undefined && { enable_dhcp }) })['cidr'];
      assert.deepEqual([wrong?.code, wrong?.values], values ? ['subnet_too_small', values] : [undefined, undefined]);
    });
  }

  test('says which gateway the pool holds', () => {
    const problems = checkSubnet(draft({ allocation_pools: [{ start: '10.0.0.1', end: '10.0.0.9' }] }));
    assert.deepEqual(problems['allocation_pools.0.start']?.values, { gateway: '10.0.0.1' });
  });
});

// spec: subnet.pools
test('default pools are all usable addresses without the gateway', () => {
  const poolsOf = (text: string, gateway: string | null) =>
    defaultPools(cidr(text), gateway).map(({ start, end }) => `${start}-${end}`);
  assert.deepEqual(poolsOf('10.0.0.0/24', '10.0.0.1'), ['10.0.0.2-10.0.0.254']);
  assert.deepEqual(poolsOf('10.0.0.0/24', '10.0.0.254'), ['10.0.0.1-10.0.0.253']);
  assert.deepEqual(poolsOf('10.0.0.0/24', '10.0.0.9'), ['10.0.0.1-10.0.0.8', '10.0.0.10-10.0.0.254']);
  assert.deepEqual(poolsOf('10.0.0.0/24', null), ['10.0.0.1-10.0.0.254']);
  assert.deepEqual(poolsOf('10.0.0.0/31', '10.0.0.0'), ['10.0.0.1-10.0.0.1']);
  assert.deepEqual(poolsOf('10.0.0.7/32', '10.0.0.7'), []);
  assert.deepEqual(poolsOf('fd00::/64', 'fd00::1'), ['fd00::2-fd00::ffff:ffff:ffff:ffff']);
});

// spec: subnet.fixed
test('the bodies of a subnet', () => {
  assert.ok(SubnetDraft.is(draft()));
  assert.ok(SubnetBody.is({ ...draft(), network_id: 'n' }));
  assert.ok(!SubnetBody.is(draft()), 'a subnet is in a network');
  assert.ok(!SubnetDraft.is({ ...draft(), network_id: 'n' }), 'the network of a draft is the one it is sent with');
  assert.ok(!SubnetDraft.is({ ...draft(), ip_version: 5 }));
  assert.ok(SubnetUpdate.is({ gateway_ip: null, enable_dhcp: false }));
  assert.ok(!SubnetUpdate.is({ cidr: '10.0.0.0/24' }), 'a CIDR is for ever');
});
