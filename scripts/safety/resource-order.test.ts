import assert from 'node:assert/strict';
import { test } from 'node:test';
import { sources, tests } from './repository.ts';
import { circles, entered } from './rules/resource-order.ts';

/** What only tests load may start any other resource. */
const except = new RegExp(`${tests.source}|/test-[^/]+\\.ts$`);

test('of two resources of the platform one stands on the other, and none on itself by others', () => {
  const edges = entered(sources(/^packages\/platform\/src\/resources\/.*\.ts$/, except));
  assert.ok(edges.size > 0);
  assert.deepEqual(circles(edges), []);
});
