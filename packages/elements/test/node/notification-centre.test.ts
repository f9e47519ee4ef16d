// The rules of the notification centre (spec: notification.bell, spec: notification.order), without a page.
import assert from 'node:assert/strict';
import { describe, it } from 'node:test';

import type { NotificationItem } from '../../src/core/notification.ts';
import { Fresh } from '../../src/notification-centre/fresh.ts';
import { arrange, countText, loud, withMute } from '../../src/notification-centre/mute.ts';
import { whenText } from '../../src/notification-centre/when.ts';

function item(id: string, facts: Partial<NotificationItem> = {}): NotificationItem {
  return { id, type: 'info', title: id, isSeen: false, showClose: true, duration: null, timestamp: 0, ...facts };
}
const many = (count: number, facts: Partial<NotificationItem> = {}) =>
  Array.from({ length: count }, (_, at) => item(String(at), facts));
const idsOf = (items: readonly NotificationItem[]) => items.map(({ id }) => id);

describe('muting', () => {
  // spec: notification.mute
  it('all switches the others off', () => {
    assert.deepEqual(withMute({ ...loud, error: true, success: true }, 'all', true), { ...loud, all: true });
  });

  it('one type ends "all", and leaves the other types', () => {
    assert.deepEqual(withMute({ ...loud, all: true }, 'info', true), { ...loud, info: true });
    assert.deepEqual(withMute({ ...loud, error: true }, 'info', true), { ...loud, error: true, info: true });
    assert.deepEqual(withMute({ ...loud, error: true, info: true }, 'info', false), { ...loud, error: true });
  });
});

describe('the list', () => {
  const items = [
    item('old', { timestamp: 1 }),
    item('runs', { type: 'progress', timestamp: 2 }),
    item('failed', { type: 'error', timestamp: 3 }),
    item('began', { type: 'progress', timestamp: 4 }),
    item('new', { timestamp: 5 }),
  ];

  // spec: notification.order
  it('has what runs first, then the rest, each with the newest first', () => {
    const { running, done } = arrange(items, 'all');
    assert.deepEqual(
      [idsOf(running), idsOf(done)],
      [
        ['began', 'runs'],
        ['new', 'failed', 'old'],
      ],
    );
  });

  // spec: notification.filter
  it('is filtered by type, but for what runs', () => {
    const { running, done } = arrange(items, 'error');
    assert.deepEqual([idsOf(running), idsOf(done)], [['began', 'runs'], ['failed']]);
  });

  it('leaves what it is given as it is', () => {
    arrange(items, 'all');
    assert.equal(items[0]?.id, 'old');
  });
});

describe('the counter', () => {
  it('counts what is unseen', () => {
    assert.equal(countText([item('a'), item('b', { isSeen: true }), item('c')], 'en'), '2');
  });

  it('is empty when there is nothing to count', () => {
    assert.equal(countText(many(3, { isSeen: true }), 'en'), '');
  });

  // spec: notification.bell.most
  it('ends at 9999, in Latin digits and without a gap in each language', () => {
    for (const language of ['en', 'de', 'ar']) {
      assert.equal(countText(many(9999), language).replace(/[\u200e\u200f]/g, ''), '9999');
      assert.equal(countText(many(10_000), language).replace(/[\u200e\u200f]/g, ''), '9999+');
    }
  });
});

describe('what was new when the list was opened', () => {
  it('keeps its dot when it is seen, until the list is closed', () => {
    const fresh = new Fresh();
    assert.equal(fresh.add([item('a'), item('b', { isSeen: true })]), true);
    assert.deepEqual([fresh.has(item('a', { isSeen: true })), fresh.has(item('b', { isSeen: true }))], [true, false]);
    fresh.clear();
    assert.equal(fresh.has(item('a', { isSeen: true })), false);
  });

  it('is told once', () => {
    const fresh = new Fresh();
    fresh.add([item('a')]);
    assert.equal(fresh.add([item('a')]), false);
    assert.equal(fresh.add([item('a'), item('b')]), true);
  });
});

describe('when it was', () => {
  const ago = (milliseconds: number, language = 'en') =>
    whenText(1_000_000_000 - milliseconds, language, 1_000_000_000);

  it('is said in the largest unit that fits', () => {
    assert.deepEqual(
      [ago(0), ago(30_000), ago(120_000), ago(3 * 3_600_000), ago(86_400_000)],
      ['now', 'now', '2m ago', '3h ago', 'yesterday'],
    );
  });

  it('is never in the future, whatever the clocks say', () => {
    assert.equal(ago(-5000), 'now');
  });

  it('is not said when it is not known', () => {
    assert.equal(whenText(0, 'en'), '');
  });

  it('is said in the language', () => {
    assert.match(ago(120_000, 'de'), /vor 2/);
    assert.match(ago(5 * 60_000, 'ar-EG'), /5/);
  });
});
