import { id, stamps } from '../router/test-sites.ts';
import { poolFrom } from './pool-record.ts';
import type { LoadBalancerRecord, PoolRecord } from './records.ts';
import { httpPool } from './test-bodies.ts';

// What the tables of plans stand on.

/** At 10.1.0.2, and at rest. */
export const balancerOf = (more: Partial<LoadBalancerRecord> = {}): LoadBalancerRecord => ({
  ...stamps,
  id: id(1),
  name: 'web',
  description: '',
  project_id: id(2),
  status: 'ACTIVE',
  enabled: true,
  network_id: id(3),
  subnet_id: id(4),
  port_id: id(5),
  address: '10.1.0.2',
  ip_version: 4,
  flavor_id: id(6),
  topology: 'SINGLE',
  amphorae: [],
  fault: null,
  ...more,
});

/** At port 80, and at rest. */
export const poolOf = (more: Partial<PoolRecord> = {}): PoolRecord => ({
  ...poolFrom(httpPool, balancerOf(), { id: id(7), keys: null, now: new Date(0), newId: () => id(8) }),
  status: 'ACTIVE',
  ...more,
});
