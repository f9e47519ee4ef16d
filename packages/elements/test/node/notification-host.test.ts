// The rules of the toasts (spec: notification.duration, spec: notification.visible; visual language, "Layout and
// density"), without a page.
import assert from 'node:assert/strict';
import { describe, it } from 'node:test';

import { durationOf, type NotificationItem } from '../../src/core/notification.ts';
import { clearance } from '../../src/notification-host/clearance.rules.ts';
import { queue } from '../../src/notification-host/queue.rules.ts';

function item(id: string, facts: Partial<NotificationItem> = {}): NotificationItem {
  return { id, type: 'info', title: id, isSeen: false, showClose: true, timestamp: 0, ...facts };
}
const many = (count: number) => Array.from({ length: count }, (_, at) => item(String(at)));
const idsOf = (items: readonly NotificationItem[]) => items.map(({ id }) => id);

describe('how long a toast stays', () => {
  for (const [type, duration] of [
    ['success', 3000],
    ['info', 3000],
    ['warning', 5000],
    ['error', 10_000],
    ['progress', null],
  ] as const) {
    // spec: notification.duration
    it(`is ${duration ?? 'for ever'} for ${type}`, () => assert.equal(durationOf(item('a', { type })), duration));
  }

  it('is what the notification says, as far as a timer can wait', () => {
    assert.equal(durationOf(item('a', { type: 'error', duration: null })), null);
    assert.equal(durationOf(item('a', { duration: 700 })), 700);
    assert.equal(durationOf(item('a', { duration: Infinity })), 2_147_483_647);
  });
});

describe('the queue of the toasts', () => {
  // spec: notification.visible
  it('shows the newest three', () => {
    assert.deepEqual(queue([]), { shown: [], late: [] });
    assert.deepEqual(idsOf(queue(many(2)).shown), ['0', '1']);
    assert.deepEqual(idsOf(queue(many(5)).shown), ['2', '3', '4']);
  });

  // spec: notification.visible
  it('has nine more wait; what is older will not come', () => {
    assert.deepEqual(queue(many(12)).late, []);
    assert.deepEqual(idsOf(queue(many(14)).late), ['0', '1']);
  });
});

describe('the room that toasts leave for bars', () => {
  const edges = (left: number, top: number, right: number, bottom: number) => ({ left, top, right, bottom });
  const toasts = edges(24, 676, 396, 876);

  for (const [what, bars, expected] of [
    ['no bar', [], 0],
    ['one in the way', [edges(0, 838, 1440, 884)], 900 - (838 - 16)],
    ['one that is too near below', [edges(0, 880, 1440, 900)], 900 - (880 - 16)],
    ['one well below', [edges(0, 892, 1440, 938)], 0],
    ['one beside them', [edges(396, 838, 1440, 884)], 0],
    ['one above them', [edges(0, 600, 1440, 676)], 0],
    ['two, one over the other', [edges(0, 620, 1440, 660), edges(0, 838, 1440, 884)], 900 - (620 - 16)],
    ['one that leaves no room above', [edges(0, 210, 1440, 884)], 0],
  ] as const) {
    it(`is ${expected} pixels with ${what}`, () => assert.equal(clearance(toasts, bars, 900), expected));
  }
});
