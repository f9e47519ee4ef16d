import assert from 'node:assert/strict';
import { describe, test } from 'node:test';
import { leavingOf, outdatedFailures } from './rotation.rules.ts';

const point = (id: string, status = 'available') => ({ id, status });
const ids = (points: readonly { readonly id: string }[]) => points.map(({ id }) => id);

describe('the oldest points of a volume leave', () => {
  const three = [point('a'), point('b'), point('c')];
  // spec: backup-plan.rotation
  for (const [what, points, keep, leaving] of [
    ['none while there is room', three, 3, []],
    ['one for each that is too many', three, 1, ['a', 'b']],
    ['none that failed or is not made yet', [point('x', 'error'), ...three, point('y', 'creating')], 3, []],
    ['none of a volume without points', [], 1, []],
  ] as const)
    test(what, () => assert.deepEqual(ids(leavingOf(points, keep)), leaving));
});

test('what failed before is told until the volume is tried again', () => {
  const points = [point('a', 'error'), point('b'), point('c', 'error')];
  assert.deepEqual(ids(outdatedFailures(points, point('c', 'error'))), ['a']);
  assert.deepEqual(ids(outdatedFailures(points, point('d'))), ['a', 'c']);
});
