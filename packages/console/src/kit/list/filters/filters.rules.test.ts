import assert from 'node:assert/strict';
import { describe, it } from 'node:test';
import { chipsOf, switchValue } from './filters.rules.ts';

const status = {
  key: 'status',
  title: 'Status',
  options: [
    { value: 'ACTIVE', label: 'Active' },
    { value: 'DOWN', label: 'Down' },
    { value: 'ERROR', label: 'Error' },
  ],
};
const network = { key: 'network', title: 'Network', icon: 'network', options: [] };

describe('filter chips', () => {
  it('stand for the filters in use, in the order of the list', () => {
    assert.deepEqual(chipsOf([status, network], { network: ['prod'], status: ['DOWN', 'ACTIVE'] }), [
      { key: 'status', title: 'Status', icon: undefined, labels: ['Down', 'Active'] },
      { key: 'network', title: 'Network', icon: 'network', labels: ['prod'] },
    ]);
  });

  it('are none when nothing is filtered', () => assert.deepEqual(chipsOf([status], {}), []));
});

describe('switching a value', () => {
  it('adds it in the order of the options', () =>
    assert.deepEqual(switchValue(status, ['ERROR'], 'ACTIVE', true), ['ACTIVE', 'ERROR']));
  it('takes it away', () => assert.deepEqual(switchValue(status, ['ACTIVE', 'ERROR'], 'ACTIVE', false), ['ERROR']));
  it('does not lose a value of an old address', () =>
    assert.deepEqual(switchValue(status, ['BUILD'], 'DOWN', true), ['DOWN', 'BUILD']));
});
