import assert from 'node:assert/strict';
import { test } from 'node:test';
import { createRound } from './round.ts';

// spec: live.recheck
test('a round comes to each of them once, in slices of one size', () => {
  for (const [slices, count, sizes] of [
    [1, 3, [3]],
    [3, 0, [0, 0, 0]],
    [3, 2, [1, 1, 0]],
    [3, 7, [3, 2, 2]],
    [30, 5000, Array.from({ length: 30 }, (_, at) => (at < 20 ? 167 : 166))],
  ] as const) {
    const round = createRound<number>(slices);
    for (let one = 0; one < count; one += 1) round.add(one);
    for (const again of [1, 2]) {
      const seen = sizes.map(() => [...round.next()]);
      assert.deepEqual(
        seen.map(({ length }) => length),
        sizes,
        `${count} in ${slices}, round ${again}`,
      );
      assert.equal(new Set(seen.flat()).size, count);
    }
  }
});

test('who comes during a round is in the next slices, and who goes is in none', () => {
  const round = createRound<string>(2);
  round.add('a');
  assert.deepEqual([...round.next()], ['a']);
  round.add('b');
  round.remove('a');
  assert.deepEqual([...round.next()], ['b']);
  assert.deepEqual([...round.next()], []);
});
