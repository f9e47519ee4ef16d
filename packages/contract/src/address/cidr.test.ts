import assert from 'node:assert/strict';
import { isIP } from 'node:net';
import { describe, test } from 'node:test';
import {
  type Address,
  cidrContains,
  contains,
  defaultGateway,
  formatAddress,
  formatCidr,
  isNetworkAddress,
  overlaps,
  parseAddress,
  parseCidr,
  usableCount,
  usableRange,
  type Version,
} from './cidr.ts';

const address = (text: string) => parseAddress(text) ?? assert.fail(`${text} should be an address`);
const cidr = (text: string) => parseCidr(text) ?? assert.fail(`${text} should be a CIDR`);

/** Small and seeded (mulberry32), so that a failure comes again. */
function createRandom(seed: number) {
  let state = seed;
  return () => {
    state = (state + 0x6d2b79f5) | 0;
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state);
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed;
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 2 ** 32;
  };
}

/** Groups are often zero, for the runs of zeros are what IPv6 spellings differ in. */
function randomAddress(random: () => number, version: Version): Address {
  let value = 0n;
  for (let at = 0; at < (version === 4 ? 2 : 8); at++)
    value = (value << 16n) | BigInt(random() < 0.5 ? 0 : Math.floor(random() * 65_536));
  return { version, value };
}

// spec: value.ipv4
describe('parseAddress', () => {
  const read: [string, Version, bigint][] = [
    ['0.0.0.0', 4, 0n],
    ['10.0.0.1', 4, 0x0a000001n],
    ['255.255.255.255', 4, 0xffffffffn],
    [' 10.0.0.1 ', 4, 0x0a000001n],
    ['::', 6, 0n],
    ['::1', 6, 1n],
    ['2001:DB8::1', 6, 0x20010db8_0000_0000_0000_000000000001n],
    ['1:2:3:4:5:6:7:8', 6, 0x0001_0002_0003_0004_0005_0006_0007_0008n],
    ['1:2:3:4:5:6:7::', 6, 0x0001_0002_0003_0004_0005_0006_0007_0000n],
    ['ffff:ffff:ffff:ffff:ffff:ffff:ffff:ffff', 6, (1n << 128n) - 1n],
    ['::ffff:10.0.0.1', 6, 0xffff_0a000001n],
    ['::ffff:a00:1', 6, 0xffff_0a000001n],
    ['::10.0.0.1', 6, 0x0a000001n],
    ['64:ff9b::192.0.2.33', 6, 0x0064_ff9b_0000_0000_0000_0000_c000_0221n],
  ];
  for (const [text, version, value] of read) {
    test(`reads '${text}'`, () => assert.deepEqual(parseAddress(text), { version, value }));
  }

  const refused = [
    '',
    ' ',
    'router',
    '10',
    '10.1',
    '10.0.1',
    '10.0.0.1.2',
    '256.0.0.1',
    '10.0.0.-1',
    '010.0.0.1',
    '10.0.0.01',
    '0x0a.0.0.1',
    '0xa000001',
    '167772161',
    '10.0.0.1/24',
    '10.0.0.1:80',
    '١٠.0.0.1',
    '.',
    ':',
    ':::',
    '1::2::3',
    '1:2:3:4:5:6:7',
    '1:2:3:4:5:6:7:8:9',
    '1:2:3:4:5:6:7::8',
    '12345::',
    '00001::',
    'g::1',
    '[::1]',
    'fe80::1%eth0',
    'fe80::1%1',
    '::ffff:010.0.0.1',
    '::ffff:0x0a.0.0.1',
    '::ffff:10.1',
    '::1.2.3.04',
    '::ffff:256.0.0.1',
    '10.0.0.1::',
    '1::10.0.0.1:1',
    '1:2:3:4:5:6:7:10.0.0.1',
  ];
  for (const text of refused) test(`refuses '${text}'`, () => assert.equal(parseAddress(text), null));

  test('agrees with Node on what is an address', () => {
    const random = createRandom(7);
    const parts = ['0', '1', 'ffff', '10', '255', '256', ':', '::', '.', '01', '10.0.0.1', 'fe80'];
    for (let round = 0; round < 5000; round++) {
      const text = Array.from(
        { length: 1 + Math.floor(random() * 9) },
        () => parts[Math.floor(random() * parts.length)],
      ).join('');
      assert.equal(parseAddress(text)?.version ?? 0, isIP(text), text);
    }
  });
});

describe('formatAddress', () => {
  // RFC 5952 §4: small letters, no leading zeros, the longest run of zeros short (the first of equal ones), never a single one.
  const spellings: [string, string][] = [
    ['10.0.0.1', '10.0.0.1'],
    ['0:0:0:0:0:0:0:0', '::'],
    ['0:0:0:0:0:0:0:1', '::1'],
    ['1:0:0:0:0:0:0:0', '1::'],
    ['2001:0DB8::0001', '2001:db8::1'],
    ['2001:db8:0:1:1:1:1:1', '2001:db8:0:1:1:1:1:1'],
    ['2001:0:0:1:0:0:0:1', '2001:0:0:1::1'],
    ['2001:db8:0:0:1:0:0:1', '2001:db8::1:0:0:1'],
    ['0:0:1:0:0:1:1:1', '::1:0:0:1:1:1'],
    ['1:2:3:4:5:6:7::', '1:2:3:4:5:6:7:0'],
    ['2001:db8::AAAA:0:0:1', '2001:db8::aaaa:0:0:1'],
  ];
  for (const [given, said] of spellings)
    test(`'${given}' is '${said}'`, () => assert.equal(formatAddress(address(given)), said));

  test('reads back what it wrote, and spells as the URL standard does', () => {
    const random = createRandom(1);
    for (let round = 0; round < 3000; round++) {
      const given = randomAddress(random, random() < 0.5 ? 4 : 6);
      const text = formatAddress(given);
      assert.deepEqual(parseAddress(text), given, text);
      if (given.version === 6) assert.equal(new URL(`http://[${text}]/`).hostname, `[${text}]`);
    }
  });
});

// spec: value.ipv4-cidr, spec: value.ipv6-cidr
describe('parseCidr', () => {
  const read: [string, string, string, boolean][] = [
    ['0.0.0.0/0', '0.0.0.0', '255.255.255.255', true],
    ['10.1.2.3/0', '0.0.0.0', '255.255.255.255', false],
    ['10.0.0.0/24', '10.0.0.0', '10.0.0.255', true],
    ['10.0.0.7/24', '10.0.0.0', '10.0.0.255', false],
    ['10.0.0.6/31', '10.0.0.6', '10.0.0.7', true],
    ['10.0.0.7/32', '10.0.0.7', '10.0.0.7', true],
    [' 10.0.0.0/24 ', '10.0.0.0', '10.0.0.255', true],
    ['::/0', '::', 'ffff:ffff:ffff:ffff:ffff:ffff:ffff:ffff', true],
    ['2001:db8::/64', '2001:db8::', '2001:db8::ffff:ffff:ffff:ffff', true],
    ['2001:db8::5/64', '2001:db8::', '2001:db8::ffff:ffff:ffff:ffff', false],
    ['2001:db8::6/127', '2001:db8::6', '2001:db8::7', true],
    ['2001:db8::7/128', '2001:db8::7', '2001:db8::7', true],
    ['::ffff:10.0.0.0/120', '::ffff:a00:0', '::ffff:a00:ff', true],
  ];
  for (const [text, first, last, isNetwork] of read) {
    test(`reads '${text}'`, () => {
      const found = cidr(text);
      const [low, high] = [address(first), address(last)];
      assert.deepEqual([found.version, found.first, found.last], [low.version, low.value, high.value]);
      assert.equal(isNetworkAddress(found), isNetwork);
    });
  }

  const refused = [
    '',
    '10.0.0.0',
    '::',
    '/24',
    '10.0.0.0/',
    '10.0.0.0/33',
    '::/129',
    '10.0.0.0/-1',
    '10.0.0.0/024',
    '10.0.0.0/ 24',
    '10.0.0.0 /24',
    '10.0.0.0/24/8',
    '10.0.0.0/255.255.255.0',
    '10/8',
    '10.0/16',
    '010.0.0.0/8',
    'fe80::%eth0/64',
    '10.0.0.0/2a',
    '2001:db8::/1e1',
    '10.0.0.0/1000',
  ];
  for (const text of refused) test(`refuses '${text}'`, () => assert.equal(parseCidr(text), null));

  test('reads back what formatCidr wrote, whichever address inside was given', () => {
    const random = createRandom(2);
    for (let round = 0; round < 3000; round++) {
      const given = randomAddress(random, random() < 0.5 ? 4 : 6);
      const prefix = Math.floor(random() * (given.version === 4 ? 33 : 129));
      const found = cidr(`${formatAddress(given)}/${prefix}`);
      assert.ok(contains(found, given));
      assert.deepEqual(parseCidr(formatCidr(found)), { ...found, given: found.first });
    }
  });
});

describe('ranges', () => {
  const inside: [string, string, boolean][] = [
    ['10.0.0.0/24', '10.0.0.0', true],
    ['10.0.0.0/24', '10.0.0.255', true],
    ['10.0.0.0/24', '10.0.1.0', false],
    ['10.0.0.0/24', '9.255.255.255', false],
    ['0.0.0.0/0', '255.255.255.255', true],
    ['::/0', '10.0.0.1', false],
    ['::a00:0/120', '10.0.0.1', false],
    ['2001:db8::/128', '2001:db8::', true],
    ['2001:db8::/128', '2001:db8::1', false],
  ];
  for (const [range, text, isInside] of inside) {
    test(`${range} ${isInside ? 'holds' : 'does not hold'} ${text}`, () => {
      assert.equal(contains(cidr(range), address(text)), isInside);
      assert.equal(cidrContains(range, text), isInside);
    });
  }
  for (const [range, text] of [
    ['10.0.0.0', '10.0.0.0'],
    ['10.0.0.0/24', 'web'],
  ] as const)
    test(`${range} as a text does not hold ${text}`, () => assert.equal(cidrContains(range, text), false));

  const pairs: [string, string, boolean][] = [
    ['10.0.0.0/24', '10.0.0.0/24', true],
    ['10.0.0.0/24', '10.0.0.128/25', true],
    ['10.0.0.0/24', '10.0.1.0/24', false],
    ['10.0.0.0/24', '0.0.0.0/0', true],
    ['10.0.0.0/32', '10.0.0.1/32', false],
    ['0.0.0.0/0', '::/0', false],
    ['2001:db8::/32', '2001:db8:ffff::/48', true],
    ['2001:db8::/32', '2001:db9::/32', false],
  ];
  for (const [one, other, doOverlap] of pairs) {
    test(`${one} and ${other} ${doOverlap ? 'overlap' : 'are apart'}`, () => {
      assert.equal(overlaps(cidr(one), cidr(other)), doOverlap);
      assert.equal(overlaps(cidr(other), cidr(one)), doOverlap);
    });
  }

  const counts: [string, bigint, string, string][] = [
    ['10.0.0.0/24', 254n, '10.0.0.1', '10.0.0.254'],
    ['10.0.0.0/30', 2n, '10.0.0.1', '10.0.0.2'],
    ['10.0.0.0/31', 2n, '10.0.0.0', '10.0.0.1'],
    ['10.0.0.9/32', 1n, '10.0.0.9', '10.0.0.9'],
    ['0.0.0.0/0', (1n << 32n) - 2n, '0.0.0.1', '255.255.255.254'],
    ['2001:db8::/64', (1n << 64n) - 1n, '2001:db8::1', '2001:db8::ffff:ffff:ffff:ffff'],
    ['2001:db8::/126', 3n, '2001:db8::1', '2001:db8::3'],
    ['2001:db8::/127', 2n, '2001:db8::', '2001:db8::1'],
    ['2001:db8::9/128', 1n, '2001:db8::9', '2001:db8::9'],
    ['::/0', (1n << 128n) - 1n, '::1', 'ffff:ffff:ffff:ffff:ffff:ffff:ffff:ffff'],
  ];
  for (const [text, count, first, last] of counts) {
    test(`${text} has ${count} usable addresses, the gateway is ${first}`, () => {
      const found = cidr(text);
      assert.equal(usableCount(found), count);
      assert.deepEqual(usableRange(found), { first: address(first).value, last: address(last).value });
      assert.equal(defaultGateway(found), first);
    });
  }
});
