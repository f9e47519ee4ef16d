import assert from 'node:assert/strict';
import { it } from 'node:test';
import { placeActions } from './place-actions.rules.ts';

const plan = [
  { key: 'run', primary: true },
  { key: 'abort' },
  { key: 'delete', danger: true },
  { key: 'edit' },
  { key: 'enable' },
];
const keys = (actions: readonly { readonly key: string }[]) => actions.map(({ key }) => key);

it('two acts are buttons, the primary one last, and the menu ends with what deletes', () => {
  const { buttons, menu, dangers } = placeActions(plan, false);
  assert.deepEqual(keys(buttons), ['edit', 'run']);
  assert.deepEqual(keys(menu), ['abort', 'enable']);
  assert.deepEqual(keys(dangers), ['delete']);
});

it('the primary act gives way to that of a tab, and is in the menu then', () => {
  const { buttons, menu } = placeActions(plan, true);
  assert.deepEqual(keys(buttons), ['edit']);
  assert.deepEqual(keys(menu), ['run', 'abort', 'enable']);
});

it('without a primary act there is one button', () => {
  assert.deepEqual(keys(placeActions(plan.slice(2), false).buttons), ['edit']);
});
