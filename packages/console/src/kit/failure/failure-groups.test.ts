import assert from 'node:assert/strict';
import { describe, it } from 'node:test';
import { groupFailures, groupNames } from './failure-groups.ts';

const failure = (id: string, err_code: string, name = id) => ({ id, name, err_code, message: '' });

describe('failures of a mass operation', () => {
  // spec: error.group
  it('with one message are one group, in the order in which the messages came', () => {
    const groups = groupFailures(
      [failure('a', 'in_use'), failure('b', 'forbidden'), failure('c', 'in_use')],
      ({ err_code }) => err_code,
    );
    assert.deepEqual(groups, [
      { text: 'in_use', names: ['a', 'c'] },
      { text: 'forbidden', names: ['b'] },
    ]);
  });

  it('tell those of one name apart', () => {
    const twins = [failure('11111111-a', 'in_use', 'web'), failure('22222222-b', 'in_use', 'web')];
    assert.deepEqual(
      groupFailures(twins, () => 'x'),
      [{ text: 'x', names: ['web · 11111111', 'web · 22222222'] }],
    );
  });

  it('name what has no name by its id', () => {
    assert.deepEqual(
      groupFailures([failure('7f', 'in_use', '')], () => 'x'),
      [{ text: 'x', names: ['7f'] }],
    );
  });
});

it('what an action leaves out is told by reason, with its names', () => {
  const told = [
    { name: 'web', reason: 'in use' },
    { name: 'default', reason: 'stays' },
    { name: 'db', reason: 'in use' },
  ];
  assert.deepEqual(groupNames(told), [
    { text: 'in use', names: ['web', 'db'] },
    { text: 'stays', names: ['default'] },
  ]);
});
