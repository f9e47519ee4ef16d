import assert from 'node:assert/strict';
import { test } from 'node:test';
import type { SubnetRecord } from './records.ts';
import { subnetsInOrder } from './subnets.ts';

// spec: network.ports.addresses
test('IPv4 first, the older first; those of one call as their addresses follow', () => {
  const subnet = (cidr: string, created_at: string) =>
    ({ cidr, created_at, ip_version: cidr.includes(':') ? 6 : 4 }) as Partial<SubnetRecord> as SubnetRecord;
  const inOrder = subnetsInOrder([
    subnet('fd00:2::/64', '2026-01-01'),
    subnet('10.9.0.0/24', '2026-01-03'),
    subnet('10.10.0.0/24', '2026-01-03'),
    subnet('fd00:1::/64', '2026-01-02'),
    subnet('10.99.0.0/24', '2026-01-02'),
  ]);
  assert.deepEqual(
    inOrder.map(({ cidr }) => cidr),
    ['10.99.0.0/24', '10.9.0.0/24', '10.10.0.0/24', 'fd00:2::/64', 'fd00:1::/64'],
  );
});
