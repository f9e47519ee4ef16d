import assert from 'node:assert/strict';
import { test } from 'node:test';
import type { Scope } from '../http/scope.ts';
import type { StoredEvent } from '../store/events.ts';
import type { Connection } from './connection.ts';
import { createEventFrames, type NumberedFrame } from './frames.ts';
import { yieldToEventLoop } from './work-queue.ts';
import { createBroadcaster, EVENTS_PER_WAVE, FRAMES_PER_TURN } from './broadcaster.ts';

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
  const waves: number[] = [];
  const connections = Array.from({ length: count }, () => {
    const numbers: number[] = [];
    told.push(numbers);
    return {
      member: { sessionHash: '', token: '', frame: null, scope: scope as unknown as Scope },
      sendEvents: (frames: readonly NumberedFrame[]) => {
        waves.push(frames.length);
        numbers.push(...frames.map(({ seq }) => seq));
      },
    } as unknown as Connection;
  });
  return { told, waves, connections: new Set(connections) };
}

test('so many frames are sent in a turn of the event loop, and each in order', async () => {
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
  assert.ok(Math.max(...inTurns) <= FRAMES_PER_TURN + EVENTS_PER_WAVE, inTurns.join());
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

test('what comes while others are told goes to each connection in waves, and only so much at once', async () => {
  const { told, waves, connections } = connectionsOf(300);
  const broadcaster = createBroadcaster(connections, createEventFrames(), (error) => assert.fail(String(error)));
  const count = EVENTS_PER_WAVE + 11;
  for (let seq = 1; seq <= count; seq += 1) broadcaster.broadcast([event(seq)]);
  while (told.some(({ length }) => length < count)) await yieldToEventLoop();
  assert.deepEqual([...new Set(waves)], [1, EVENTS_PER_WAVE, 10]);
  const all = Array.from({ length: count }, (_, at) => at + 1).join();
  assert.deepEqual(
    told.filter((numbers) => numbers.join() !== all),
    [],
  );
});
