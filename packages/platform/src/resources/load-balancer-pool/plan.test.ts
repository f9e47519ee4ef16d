import assert from 'node:assert/strict';
import { describe, test } from 'node:test';
import { type LoadBalancerPoolDraft, poolLimits } from '@skydeck/contract';
import { Refusal } from '../../http/refusal.ts';
import type { Sealing } from '../../store/sealing.ts';
import { httpPool } from '../load-balancer/test-bodies.ts';
import { balancerOf, poolOf } from '../load-balancer/test-records.ts';
import { planPool, planPoolUpdate } from './plan.ts';

/** No pool here has a key. */
const sealing: Sealing = { of: () => assert.fail() };
const parts = { now: new Date(0), newId: () => 'p', sealing };

/** The code, and the fields that are named. */
const refusalOf = (act: () => unknown): unknown => {
  try {
    act();
    return null;
  } catch (error) {
    assert.ok(error instanceof Refusal);
    return [error.code, ...Object.keys(error.fields ?? {})];
  }
};

describe('a new pool', () => {
  const others = [poolOf()];
  const full = Array.from({ length: poolLimits.pools }, (_, at) => poolOf({ protocol_port: 1000 + at }));
  const second = { protocol_port: 81 };
  // spec: pool.most
  for (const [what, draft, near, expected] of [
    ['stands beside another one', second, { others }, null],
    ['has no port of another one', {}, { others }, ['validation_failed', 'protocol_port']],
    ['is named', { ...second, name: ' ' }, { others }, ['validation_failed', 'name']],
    ['has both parts of a certificate that can be read', { ...second, certificate: 'x' }, {}, ['validation_failed']],
    ['is not the last but one', second, { others: full }, ['quota_exceeded']],
    ['waits for its load balancer', second, { status: 'CONFIGURING' }, ['not_allowed_now']],
  ] as const satisfies readonly (readonly [string, Partial<LoadBalancerPoolDraft>, object, unknown])[])
    test(what, () => {
      const { others: there = [], status = 'ACTIVE' } = near as { others?: (typeof others)[number][]; status?: string };
      const plan = () => planPool({ ...httpPool, ...draft }, balancerOf({ status }), { ...parts, others: there });
      const refusal = refusalOf(plan);
      assert.deepEqual(Array.isArray(refusal) && expected ? refusal.slice(0, expected.length) : refusal, expected);
    });

  test('begins as it is asked for', () => {
    const pool = planPool({ ...httpPool, name: ' http ' }, balancerOf(), { ...parts, others: [] });
    assert.deepEqual(
      [pool.id, pool.name, pool.status, pool.loadbalancer_id],
      ['p', 'http', 'CREATING', balancerOf().id],
    );
  });
});

describe('a changed pool', () => {
  const plan = (body: Parameters<typeof planPoolUpdate>[2], pool = poolOf()) =>
    planPoolUpdate(pool, balancerOf(), body, parts);

  test('the machines are not told what people call it', () => {
    assert.deepEqual(plan({ name: ' shop ', description: 'x' }), {
      changes: { name: 'shop', description: 'x' },
      isOfMachines: false,
    });
  });

  test('of anything else they are', () => {
    const { changes, isOfMachines } = plan({ connection_limit: 5 });
    assert.deepEqual([isOfMachines, changes.status, changes.connection_limit], [true, 'CONFIGURING', 5]);
  });

  // spec: pool.change
  test('a member that stays keeps what was found of it, until the monitor is another one', () => {
    const [member] = plan({ members: [{ address: '10.1.0.5' }] }).changes.members ?? [];
    assert.ok(member);
    const checked = poolOf({ members: [{ ...member, health: 'ONLINE', since: '2026-03-04T08:00:00.000Z' }] });
    const health = (body: Parameters<typeof plan>[0]) => plan(body, checked).changes.members?.map((one) => one.health);
    assert.deepEqual(health({ members: [{ address: '10.1.0.5' }, { address: '10.1.0.6' }] }), ['ONLINE', 'UNKNOWN']);
    assert.deepEqual(health({ healthmonitor: null }), ['UNKNOWN']);
  });

  test('what is wrong is named, and one that is changed already waits', () => {
    assert.deepEqual(
      refusalOf(() => plan({ name: ' ' })),
      ['validation_failed', 'name'],
    );
    assert.deepEqual(
      refusalOf(() => plan({ name: 'x' }, poolOf({ status: 'CONFIGURING' }))),
      ['not_allowed_now'],
    );
  });
});
