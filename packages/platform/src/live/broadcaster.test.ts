import assert from 'node:assert/strict';
import { test } from 'node:test';
import type { Scope } from '../http/scope.ts';
import type { StoredEvent } from '../store/events.ts';
import type { Connection } from './connection.ts';
import { createEventFrames } from './frames.ts';
import { yieldToEventLoop } from './serial-queue.ts';
import { createBroadcaster, CONNECTIONS_PER_TURN } from './broadcaster.ts';

const event = (seq: number): StoredEvent => ({
  seq,
  at: '2026-01-01T00:00:00.000Z',
  channel: 'compute',
  type: 'mark',
  operation: 'updated',
  object_id: `${seq}`,
  body: '{}',
  project_id: null,
  domain_id: null,
  user_id: null,
  subject: 'compute_networks',
  request_id: null,
});

const scope = { userId: 'u', domainId: 'd', projectId: 'p', roles: [], isSystem: false, may: () => true } as const;

function connectionsOf(count: number) {
  const told: number[][] = [];
  const connections = Array.from({ length: count }, () => {
    const numbers: number[] = [];
    told.push(numbers);
    return {
      member: { sessionHash: '', token: '', frame: null, scope: scope as unknown as Scope },
      send: (_: Buffer, seq?: number) => void numbers.push(seq ?? 0),
    } as unknown as Connection;
  });
  return { told, connections: new Set(connections) };
}

test('so many connections are told in a turn of the event loop, and each in order', async () => {
  const { told, connections } = connectionsOf(1200);
  const broadcaster = createBroadcaster(connections, createEventFrames(), (error) => assert.fail(String(error)));
  broadcaster.broadcast([event(1), event(2)]);
  broadcaster.broadcast([event(3)]);
  const counts: number[] = [];
  const count = () => told.reduce((sum, numbers) => sum + numbers.length, 0);
  while (count() < 3 * 1200) {
    counts.push(count());
    await yieldToEventLoop();
  }
  const inTurns = [...counts, count()].map((sum, at, all) => sum - (all[at - 1] ?? 0));
  assert.equal(Math.max(...inTurns), CONNECTIONS_PER_TURN);
  assert.deepEqual(
    told.filter((numbers) => numbers.join() !== '1,2,3'),
    [],
  );
});

test('few connections are told before anything else happens', () => {
  const { told, connections } = connectionsOf(3);
  createBroadcaster(connections, createEventFrames(), (error) => assert.fail(String(error))).broadcast([event(7)]);
  assert.deepEqual(told, [[7], [7], [7]]);
});
