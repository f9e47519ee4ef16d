import assert from 'node:assert/strict';
import { describe, it } from 'node:test';
import { groupFailures } from './failure-groups.ts';

const failure = (id: string, err_code: string, name = id) => ({ id, name, err_code, message: '' });

describe('failures of a mass operation', () => {
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

  it('name what has no name by its id', () => {
    assert.deepEqual(
      groupFailures([failure('7f', 'in_use', '')], () => 'x'),
      [{ text: 'x', names: ['7f'] }],
    );
  });
});
