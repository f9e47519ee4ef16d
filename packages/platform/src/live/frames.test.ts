import assert from 'node:assert/strict';
import { test } from 'node:test';
import { createEventFrames, frame } from './frames.ts';

const event = (seq: number, text: string) => ({
  seq,
  at: '2026-01-01T00:00:00.000Z',
  channel: 'compute',
  type: 'mark',
  operation: 'updated',
  object_id: 'm',
  body: JSON.stringify({ id: 'm', text }),
  project_id: null,
  domain_id: null,
  user_id: null,
  subject: 'compute_networks',
  request_id: null,
});

test('a frame is its content as JSON, and of an event the whole object', () => {
  assert.equal(frame({ type: 'about_to_stop' }).toString(), '{"type":"about_to_stop"}');
  const { seq, bytes } = createEventFrames().numbered(event(7, 'x'));
  assert.equal(seq, 7);
  assert.deepEqual(JSON.parse(bytes.toString()), {
    type: 'event',
    event: {
      channel: 'compute',
      type: 'mark',
      operation: 'updated',
      object: { id: 'm', text: 'x' },
      id: 'm',
      request_id: null,
      seq: 7,
      at: '2026-01-01T00:00:00.000Z',
    },
  });
});

test('an event is made into a frame once, and the oldest go first when they are too many', () => {
  const frames = createEventFrames();
  const first = frames.numbered(event(1, ''));
  assert.equal(frames.numbered(event(1, '')), first);
  for (let seq = 2; seq <= 10; seq += 1) frames.numbered(event(seq, 'x'.repeat(1024 ** 2)));
  assert.notEqual(frames.numbered(event(1, '')), first);
});
