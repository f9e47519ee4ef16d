import assert from 'node:assert/strict';
import { describe, it } from 'node:test';
import { filterByObject } from './by-object.ts';

const facts = { key: 'network_id', title: 'Network' };
const core = { id: 'a', name: 'core' };
const optionsOf = (...all: Parameters<typeof filterByObject>) => filterByObject(...all)[0]?.options;

describe('a filter by another object', () => {
  it('offers all of them by name', () => {
    assert.deepEqual(optionsOf({ ...facts, all: [core], view: { filters: { network_id: ['a'] } } }), [
      { value: 'a', label: 'core' },
    ]);
  });

  it('offers what is chosen and not read, or gone, by the name that somebody kept, or by its id', () => {
    const unread = { ...facts, all: [], view: { filters: { network_id: ['a', 'b'] } } };
    assert.deepEqual(optionsOf({ ...unread, nameOf: (id) => (id === 'b' ? 'old' : null) }), [
      { value: 'a', label: 'a' },
      { value: 'b', label: 'old' },
    ]);
    assert.deepEqual(optionsOf({ ...facts, all: [core], view: { filters: { network_id: ['b'] } } }), [
      { value: 'a', label: 'core' },
      { value: 'b', label: 'b' },
    ]);
  });

  it('is none where there is nothing to choose', () => {
    assert.deepEqual(filterByObject({ ...facts, all: [], view: { filters: { network_id: undefined } } }), []);
  });
});
