import assert from 'node:assert/strict';
import { describe, it } from 'node:test';
import { cardSlot } from './cards.rules.ts';

const places = (...keys: string[]) =>
  keys.map((_, at) =>
    cardSlot(
      keys.map((key) => ({ key })),
      at,
    ),
  );

describe('the places of a card', () => {
  it('are name and state above, two facts below', () =>
    assert.deepEqual(places('name', 'status', 'ip', 'flavor'), ['name', 'state', 'start', 'end']));
  it('find the state wherever it stands', () =>
    assert.deepEqual(places('name', 'type', 'subnets', 'status'), ['name', 'start', 'end', 'state']));
  it('give what is short the end of the first line when there is no state', () => {
    const columns = [{ key: 'name' }, { key: 'description' }, { key: 'ports', kind: 'number' }];
    assert.deepEqual(
      columns.map((_, at) => cardSlot(columns, at)),
      ['name', 'start', 'state'],
    );
  });
  it('give the second column the end of the first line when there is neither', () =>
    assert.deepEqual(places('name', 'cidr', 'gateway'), ['name', 'state', 'start']));
  it('do with a name alone', () => assert.deepEqual(places('name'), ['name']));
});
