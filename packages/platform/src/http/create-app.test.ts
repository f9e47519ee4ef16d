import assert from 'node:assert/strict';
import { test } from 'node:test';
import { addressOf } from './create-app.ts';

for (const [ip, counted] of [
  ['192.0.2.7', '192.0.2.7'],
  ['::ffff:192.0.2.7', '192.0.2.7'],
  ['::1', '0:0:0:0::/64'],
  ['2001:db8:1:2:3:4:5:6', '2001:db8:1:2::/64'],
  ['2001:db8:1:2::9', '2001:db8:1:2::/64'],
  ['2001:db8::9', '2001:db8:0:0::/64'],
] as const) {
  test(`${ip} counts as ${counted}`, () => assert.equal(addressOf(ip), counted));
}
