import assert from 'node:assert/strict';
import { test } from 'node:test';
import type { StoredEvent } from '../store/events.ts';
import { MAX_MISSED, missedSince, withEvents } from './missed.ts';

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
const events = (from: number, to: number) => Array.from({ length: to - from + 1 }, (_, at) => event(from + at));
const seqsOf = (all: readonly StoredEvent[]) => all.map(({ seq }) => seq);

// spec: live.catch-up
test('what a client missed follows its number, as far back as the newest events reach', () => {
  const known = { events: events(11, 14), newest: 14 };
  const none = { events: [], newest: 0 };
  const swept = { events: [], newest: 14 };
  const cases = [
    ['all of them', known, 10, [11, 12, 13, 14]],
    ['some of them', known, 12, [13, 14]],
    ['nothing', known, 14, []],
    ['one more than is known', known, 9, 'reset'],
    ['everything', known, 0, 'reset'],
    ['a number that is to come', known, 15, 'unknown'],
    ['nothing has happened yet', none, 0, []],
    ['nothing has happened, and it names a number', none, 1, 'unknown'],
    ['all is swept away', swept, 14, []],
    ['all is swept away, and it was behind', swept, 13, 'reset'],
  ] as const;
  for (const [name, newest, since, expected] of cases) {
    const missed = missedSince(newest, since);
    assert.deepEqual(typeof missed === 'string' ? missed : seqsOf(missed), expected, name);
  }
});

test('so many events are kept as a client may have missed, each once', () => {
  const full = withEvents({ events: [], newest: 0 }, events(1, MAX_MISSED));
  assert.deepEqual(seqsOf(full.events), seqsOf(events(1, MAX_MISSED)));
  const next = withEvents(full, [...events(MAX_MISSED - 5, MAX_MISSED), ...events(MAX_MISSED + 1, MAX_MISSED + 2)]);
  assert.deepEqual(seqsOf(next.events), seqsOf(events(3, MAX_MISSED + 2)));
  assert.equal(next.newest, MAX_MISSED + 2);
  assert.deepEqual(withEvents(next, []), next);
});
