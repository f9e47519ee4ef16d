import assert from 'node:assert/strict';
import { describe, it } from 'node:test';
import { blankSubnet, type SubnetFields } from '../subnet/subnet.form.ts';
import { plannedSubnet, settledCidr } from './review.rules.ts';

const planned = (version: 4 | 6, more: Partial<SubnetFields>) => plannedSubnet({ ...blankSubnet(version), ...more });

describe('a planned subnet', () => {
  it('is none without a CIDR', () => assert.equal(planned(4, { cidr: ' ', gateway: '10.0.0.1' }), null));

  for (const [name, version, more, gateway] of [
    ['has the first usable address as its gateway', 4, { cidr: '10.80.4.0/24' }, '10.80.4.1'],
    ['of IPv6 as well', 6, { cidr: 'fd00:4::/64' }, 'fd00:4::1'],
    ['or the one that was given', 4, { cidr: '10.80.4.0/24', gateway: ' 10.80.4.254 ' }, '10.80.4.254'],
    ['or none', 4, { cidr: '10.80.4.0/24', gateway: '10.80.4.254', hasGateway: false }, null],
    ['that is not known while the CIDR is wrong', 4, { cidr: '10.80.4' }, ''],
  ] as const) {
    it(name, () => assert.equal(planned(version, more)?.gateway, gateway));
  }

  it('has each mode only if it was chosen', () => {
    assert.equal(planned(6, { cidr: 'fd00:4::/64' })?.raMode, 'slaac');
    assert.equal(planned(6, { cidr: 'fd00:4::/64', raMode: '' })?.raMode, null);
    assert.equal(planned(6, { cidr: 'fd00:4::/64', raMode: '' })?.addressMode, 'slaac');
  });
});

describe('a CIDR that is summed up', () => {
  for (const [text, said] of [
    [' 10.80.4.0/24 ', '10.80.4.0/24'],
    ['fd00:4::/64', 'fd00:4::/64'],
    ['10.80.4.10/24', ''],
    ['10.80.4', ''],
    ['', ''],
  ] as const) {
    it(`is ${said || 'none'} of ${text || 'nothing'}`, () => assert.equal(settledCidr(text), said));
  }
});
