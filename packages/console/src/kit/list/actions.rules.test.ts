import assert from 'node:assert/strict';
import { describe, it } from 'node:test';
import { because, editAction, rowActionsOf, splitRefused } from './actions.rules.ts';
import type { OfferedAction } from './columns.ts';
import { deleteAction } from './delete-action.ts';

const items = [2, 0, 1].map((interfaces) => ({ interfaces }));
const label = ({ interfaces }: { interfaces: number }) => `router ${interfaces}`;
const blocked = ({ interfaces }: { interfaces: number }) => interfaces > 0 && `${interfaces} interfaces`;

describe('an action on several rows', () => {
  // spec: list.actions
  it('is done to those that allow it, and says of each other one why not', () =>
    assert.deepEqual(splitRefused(items, { blocked }, label), {
      allowed: [items[1]],
      refused: [
        { name: 'router 2', reason: '2 interfaces' },
        { name: 'router 1', reason: '1 interfaces' },
      ],
    }));
  it('leads from each other one to where its reason can be ended, if anywhere', () => {
    const freedAt = ({ interfaces }: { interfaces: number }) => (interfaces > 1 ? `/routers/${interfaces}` : null);
    assert.deepEqual(splitRefused(items, { blocked, freedAt }, label).refused, [
      { name: 'router 2', reason: '2 interfaces', to: '/routers/2' },
      { name: 'router 1', reason: '1 interfaces' },
    ]);
  });
  it('is done to all where nothing is ever in its way', () =>
    assert.deepEqual(splitRefused(items, {}, label), { allowed: items, refused: [] }));
  it('leaves out what goes only with one that is left out', () => {
    const needsTheNext = ({ interfaces }: { interfaces: number }, among: readonly { interfaces: number }[]) =>
      interfaces < 2 && !among.some((other) => other.interfaces === interfaces + 1) && `without ${interfaces + 1}`;
    const busy = (item: { interfaces: number }, among: readonly { interfaces: number }[]) =>
      item.interfaces === 2 ? 'busy' : needsTheNext(item, among);
    assert.deepEqual(splitRefused(items, { blocked: needsTheNext }, label), { allowed: items, refused: [] });
    assert.deepEqual(splitRefused(items, { blocked: busy }, label), {
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
    assert.equal(splitRefused(items, { blocked: unlessTogether }, label).allowed.length, 3);
    assert.equal(splitRefused(items.slice(0, 2), { blocked: unlessTogether }, label).allowed.length, 0);
  });
});

interface Item {
  readonly id: string;
}

describe('the actions of a resource', () => {
  const t = (key: string) => key;
  const done: string[] = [];
  const offered: readonly OfferedAction<Item>[] = [
    editAction(t, ({ id }) => `/${id}/edit`),
    { key: 'start', label: 'start', right: 'create', run: ([item]) => void done.push(`start ${item?.id}`) },
    deleteAction(
      t,
      '/list',
      () => null,
      because(t, ({ id }: Item) => id === 'a' && 'blocked.used'),
    ),
  ];
  const actionsFor = (rights: readonly string[]) =>
    rowActionsOf(offered, {
      mayDo: (right) => rights.includes(right),
      goTo: (path) => void done.push(path),
      ask: ({ key }, chosen) => void done.push(`${key} ${chosen.map(({ id }) => id).join()}?`),
    });
  for (const [rights, keys] of [
    [[], []],
    [['update'], ['edit']],
    [
      ['create', 'delete'],
      ['start', 'delete'],
    ],
    [
      ['create', 'update', 'delete'],
      ['edit', 'start', 'delete'],
    ],
  ] as const) {
    it(`are for ${rights.join(', ') || 'nobody'}: ${keys.join(', ') || 'none'}`, () =>
      assert.deepEqual(
        actionsFor(rights).map(({ key }) => key),
        keys,
      ));
  }
  it('lead to a form, do something at once, or ask', () => {
    done.length = 0;
    for (const { run } of actionsFor(['create', 'update', 'delete'])) run([{ id: 'a' }, { id: 'b' }]);
    assert.deepEqual(done, ['/a/edit', 'start a', 'delete a,b?']);
  });
  it('say in words what stands in the way', () => {
    const [remove] = actionsFor(['delete']);
    assert.equal(remove?.blocked?.({ id: 'a' }, []), 'blocked.used');
    assert.equal(remove?.blocked?.({ id: 'b' }, []), false);
  });
});
