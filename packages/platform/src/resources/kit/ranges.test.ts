import assert from 'node:assert/strict';
import { test } from 'node:test';
import { cidrOf, firstFree, rangesOf, sizeOf, slaacAddress, valueOf } from './ranges.ts';

test('the lowest free address, over all pools in the order of their addresses', () => {
  const pools = [
    { start: '10.0.0.20', end: '10.0.0.21' },
    { start: '10.0.0.5', end: '10.0.0.6' },
  ];
  const taken = (...addresses: string[]) => new Set(addresses.map(valueOf));
  assert.equal(firstFree(pools, taken(), 4), '10.0.0.5');
  assert.equal(firstFree(pools, taken('10.0.0.5', '10.0.0.6'), 4), '10.0.0.20');
  assert.equal(firstFree(pools, taken('10.0.0.5', '10.0.0.6', '10.0.0.20', '10.0.0.21'), 4), null);
  assert.equal(firstFree([{ start: 'fd00::2', end: 'fd00::ffff' }], taken('fd00::2'), 6), 'fd00::3');
  assert.equal(sizeOf(rangesOf(pools)), 4n);
});

test('SLAAC makes the address of the MAC (RFC 4291, appendix A)', () => {
  assert.equal(slaacAddress(cidrOf({ cidr: 'fd00::/64' }), '34:56:78:9a:bc:de'), 'fd00::3656:78ff:fe9a:bcde');
});
