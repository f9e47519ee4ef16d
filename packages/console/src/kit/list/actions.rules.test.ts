import assert from 'node:assert/strict';
import { describe, it } from 'node:test';
import { splitRefused } from './actions.rules.ts';

const items = [2, 0, 1].map((interfaces) => ({ interfaces }));
const label = ({ interfaces }: { interfaces: number }) => `router ${interfaces}`;
const blocked = ({ interfaces }: { interfaces: number }) => interfaces > 0 && `${interfaces} interfaces`;

describe('an action on several rows', () => {
  // spec: list.actions
  it('is done to those that allow it, and says of each other one why not', () =>
    assert.deepEqual(splitRefused(items, blocked, label), {
      allowed: [items[1]],
      refused: [
        { name: 'router 2', reason: '2 interfaces' },
        { name: 'router 1', reason: '1 interfaces' },
      ],
    }));
  it('is done to all where nothing is ever in its way', () =>
    assert.deepEqual(splitRefused(items, undefined, label), { allowed: items, refused: [] }));
  it('leaves out what goes only with one that is left out', () => {
    const needsTheNext = ({ interfaces }: { interfaces: number }, among: readonly { interfaces: number }[]) =>
      interfaces < 2 && !among.some((other) => other.interfaces === interfaces + 1) && `without ${interfaces + 1}`;
    const busy = (item: { interfaces: number }, among: readonly { interfaces: number }[]) =>
      item.interfaces === 2 ? 'busy' : needsTheNext(item, among);
    assert.deepEqual(splitRefused(items, needsTheNext, label), { allowed: items, refused: [] });
    assert.deepEqual(splitRefused(items, busy, label), {
      allowed: [],
      refused: [
        { name: 'router 2', reason: 'busy' },
        { name: 'router 1', reason: 'without 2' },
        { name: 'router 0', reason: 'without 1' },
      ],
    });
  });
  it('may go by what else is chosen', () => {
    const unlessTogether = (_: unknown, among: readonly unknown[]) => among.length < 3 && 'alone';
    assert.equal(splitRefused(items, unlessTogether, label).allowed.length, 3);
    assert.equal(splitRefused(items.slice(0, 2), unlessTogether, label).allowed.length, 0);
  });
});
