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

/** Without any text of its own, and without the head. */
const least = createEventFrames().numbered(event(1, '')).bytes.subarray(4).toString();

test('a message has the head that its length asks for', () => {
  assert.deepEqual(frame({ type: 'about_to_stop' }), Buffer.from('\x81\x18{"type":"about_to_stop"}', 'latin1'));
  assert.ok(least.length > 125);
  for (const [length, head] of [
    [65_535, '817effff'],
    [65_536, '817f0000000000010000'],
    [300_000, '817f00000000000493e0'],
  ] as const) {
    const { bytes } = createEventFrames().numbered(event(1, 'x'.repeat(length - least.length)));
    const headBytes = head.length / 2;
    assert.deepEqual([bytes.subarray(0, headBytes).toString('hex'), bytes.length], [head, headBytes + length]);
  }
});

test('the frame of an event has its number and the whole object', () => {
  assert.equal(createEventFrames().numbered(event(7, 'x')).seq, 7);
  assert.deepEqual(JSON.parse(least), {
    type: 'event',
    event: {
      channel: 'compute',
      type: 'mark',
      operation: 'updated',
      object: { id: 'm', text: '' },
      id: 'm',
      request_id: null,
      seq: 1,
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
