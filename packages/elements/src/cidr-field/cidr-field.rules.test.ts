import { expect } from '@open-wc/testing';

import { brokenCidrRule, readCidr, type CidrProblem, type CidrRules } from './cidr-field.rules.js';

const rules = (some: Partial<CidrRules> = {}): CidrRules => ({
  required: false,
  version: 'any',
  minPrefix: 0,
  maxPrefix: Infinity,
  ...some,
});

describe('readCidr', () => {
  const read: [text: string, network: string, isNetwork: boolean][] = [
    ['0.0.0.0/0', '0.0.0.0/0', true],
    ['10.1.2.3/0', '0.0.0.0/0', false],
    ['10.0.0.0/24', '10.0.0.0/24', true],
    ['10.0.0.7/24', '10.0.0.0/24', false],
    ['10.0.0.255/24', '10.0.0.0/24', false],
    ['172.16.37.9/12', '172.16.0.0/12', false],
    ['172.31.255.255/13', '172.24.0.0/13', false],
    ['10.0.0.6/31', '10.0.0.6/31', true],
    ['10.0.0.7/31', '10.0.0.6/31', false],
    ['10.0.0.7/32', '10.0.0.7/32', true],
    [' 10.0.0.0/24 ', '10.0.0.0/24', true],
    ['::/0', '::/0', true],
    ['2001:db8::/64', '2001:db8::/64', true],
    ['2001:0DB8:0000:0:0::0/32', '2001:db8::/32', true],
    ['2001:db8::5/64', '2001:db8::/64', false],
    ['2001:db8:0:0:1:0:0:1/128', '2001:db8::1:0:0:1/128', true],
    ['2001:db8:0:1:1:1:1:1/128', '2001:db8:0:1:1:1:1:1/128', true],
    ['2001:db8:ffff::/33', '2001:db8:8000::/33', false],
    ['2001:db8::7/127', '2001:db8::6/127', false],
    ['2001:db8::7/128', '2001:db8::7/128', true],
    ['::ffff:10.0.0.0/120', '::ffff:a00:0/120', true],
    ['::10.0.0.9/120', '::a00:0/120', false],
    ['64:ff9b::192.0.2.33/96', '64:ff9b::/96', false],
  ];
  for (const [text, network, isNetwork] of read) {
    it(`reads '${text}' as ${isNetwork ? '' : 'an address in '}${network}`, () => {
      const cidr = readCidr(text)!;
      expect([cidr.network, cidr.isNetwork]).to.deep.equal([network, isNetwork]);
      expect(readCidr(network), 'what it wrote').to.deep.equal({ ...cidr, isNetwork: true });
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
    '10.0.0.0.0/8',
    '256.0.0.0/8',
    '010.0.0.0/8',
    '0x0a.0.0.0/8',
    '167772160/8',
    '١٠.0.0.0/8',
    'fe80::%eth0/64',
    '[2001:db8::]/32',
    '1::2::3/64',
    '1:2:3:4:5:6:7/64',
    '::ffff:010.0.0.1/128',
    '10.0.0.0/2a',
    '2001:db8::/1e1',
    'network/24',
  ];
  for (const text of refused) it(`refuses '${text}'`, () => expect(readCidr(text)).to.equal(null));
});

describe('brokenCidrRule', () => {
  const table: [text: string, some: Partial<CidrRules>, problem: CidrProblem | null][] = [
    ['', {}, null],
    ['  ', { required: true }, { kind: 'missing' }],
    ['10.0.0.0', {}, { kind: 'unreadable' }],
    ['10.0.0.0/24', { version: '4' }, null],
    ['10.0.0.0/24', { version: '6' }, { kind: 'wrongVersion' }],
    ['fd00::/64', { version: '4' }, { kind: 'wrongVersion' }],
    ['fd00::/64', { version: '6' }, null],
    ['10.0.0.0/16', { minPrefix: 16, maxPrefix: 28 }, null],
    ['10.0.0.0/28', { minPrefix: 16, maxPrefix: 28 }, null],
    ['10.0.0.0/15', { minPrefix: 16, maxPrefix: 28 }, { kind: 'prefixTooShort' }],
    ['10.0.0.0/29', { minPrefix: 16, maxPrefix: 28 }, { kind: 'prefixTooLong' }],
    ['10.0.0.7/24', {}, { kind: 'notNetwork', network: '10.0.0.0/24' }],
    ['FD00::0:7/64', {}, { kind: 'notNetwork', network: 'fd00::/64' }],
    // What is meant is only known once the prefix is right.
    ['10.0.0.7/29', { maxPrefix: 28 }, { kind: 'prefixTooLong' }],
  ];
  for (const [text, some, problem] of table) {
    it(`finds ${problem?.kind ?? 'nothing'} in '${text}' by ${JSON.stringify(some)}`, () => {
      expect(brokenCidrRule(text, rules(some))).to.deep.equal(problem);
    });
  }
});
