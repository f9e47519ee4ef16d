import assert from 'node:assert/strict';
import { test } from 'node:test';
import { isMtu, isNetworkName, isVlanId } from './networks.ts';
import { table } from './testing/table.ts';

const noNumbers = ['1500', '', ' ', null, undefined, Number.NaN, Infinity, 1500.5, 1500n, [1500], true, 2 ** 53];

// spec: value.vlan
test('a VLAN has an id from 1 to 4094', () => {
  for (const id of [1, 2, 100, 1000, 1500, 4000, 4093, 4094]) assert.equal(isVlanId(id), true, String(id));
  for (const id of [0, -1, 4095, 4096, 65_536, ...noNumbers]) assert.equal(isVlanId(id), false, String(id));
});

// spec: value.mtu
test('an MTU is from 1500 to 9000', () => {
  for (const mtu of [1500, 1501, 2000, 4000, 8000, 8950, 8999, 9000]) assert.equal(isMtu(mtu), true, String(mtu));
  for (const mtu of [0, -1500, 1499, 9001, 65_535, ...noNumbers]) assert.equal(isMtu(mtu), false, String(mtu));
});

table('isNetworkName', isNetworkName, {
  good: ['web', 'default-1', 'my default', 'defaults', 'é', 'ｄefault', 'x'.repeat(256), ''],
  bad: ['default', 'Default', 'DEFAULT', 'deFault', ' default', 'default ', '\tdefault', 'default\n', '\u00A0default'],
  takes: () => true,
});
