import assert from 'node:assert/strict';
import { test } from 'node:test';
import { createCollection } from '../../kit/collection.ts';
import { keepAnswer } from './keep-answer.ts';

interface Thing {
  readonly id: string;
  readonly status: string;
}
const thing = (status: string): Thing => ({ id: 'a', status });

test('an answer is kept', async () => {
  const items = createCollection<Thing>();
  items.put(thing('ACTIVE'));
  await keepAnswer(items, 'a', () => Promise.resolve(thing('CONFIGURING')));
  assert.equal(items.state.items['a']?.status, 'CONFIGURING');
});

test('that of a new one is kept, too', async () => {
  const items = createCollection<Thing>();
  assert.deepEqual(await keepAnswer(items, null, () => Promise.resolve(thing('CREATING'))), thing('CREATING'));
  assert.equal(items.state.items['a']?.status, 'CREATING');
});

test('what the live link told meanwhile is newer than the answer', async () => {
  const items = createCollection<Thing>();
  items.put(thing('ACTIVE'));
  for (const id of ['a', null]) {
    await keepAnswer(items, id, () => {
      items.applyEvent('updated', thing('DISABLED'));
      return Promise.resolve(thing('CONFIGURING'));
    });
    assert.equal(items.state.items['a']?.status, 'DISABLED');
  }
});
