import assert from 'node:assert/strict';
import { describe, it } from 'node:test';
import { addressesOfPort, keyOfAddress, readAddressKey, stateOf } from './port.rules.ts';

describe('an address of a port, as a field has it', () => {
  it('comes back as it went in', () => {
    const choice = { portId: 'a1', address: 'fd00::1' };
    assert.deepEqual(readAddressKey(keyOfAddress(choice)), choice);
  });

  for (const key of ['', 'a1', ' 10.0.0.1']) {
    it(`"${key}" is none`, () => assert.equal(readAddressKey(key), null));
  }
});

describe('the addresses of a port', () => {
  const fixed_ips = ['10.0.0.4', 'fd00::4', '10.0.1.4'].map((ip_address) => ({ subnet_id: 's', ip_address }));
  for (const [version, expected] of [
    [undefined, ['10.0.0.4', 'fd00::4', '10.0.1.4']],
    [4, ['10.0.0.4', '10.0.1.4']],
    [6, ['fd00::4']],
  ] as const) {
    it(`of version ${version ?? 'any'}`, () => assert.deepEqual(addressesOfPort({ fixed_ips }, version), expected));
  }
});

describe('the family of shapes of a status', () => {
  for (const [status, family] of [
    ['ACTIVE', 'healthy'],
    ['DOWN', 'stopped'],
    ['BUILD', 'progress'],
    ['ERROR', 'error'],
    ['N/A', 'unknown'],
  ] as const) {
    it(`${status}: ${family}`, () => assert.equal(stateOf(status), family));
  }
});
