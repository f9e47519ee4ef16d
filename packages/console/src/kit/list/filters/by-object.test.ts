import assert from 'node:assert/strict';
import { test } from 'node:test';
import { optionsOf } from './by-object.ts';

test('a filter by another object shows what is chosen by its name, by the name somebody kept, or by its id', () => {
  const core = { id: 'a', name: 'core' };
  assert.deepEqual(optionsOf(['a'], [core]), [{ value: 'a', label: 'core' }]);
  assert.deepEqual(
    optionsOf(['a', 'b', 'c'], [core], (id) => (id === 'b' ? 'old' : null)),
    [
      { value: 'a', label: 'core' },
      { value: 'b', label: 'old' },
      { value: 'c', label: 'c' },
    ],
  );
  assert.deepEqual(optionsOf([], [core]), []);
});
