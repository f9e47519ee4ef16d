import assert from 'node:assert/strict';
import { test } from 'node:test';
import { circles, entered } from './resource-order.ts';

const at = (path: string, ...imports: readonly string[]) => ({
  path: `packages/platform/src/resources/${path}`,
  text: imports.map((one) => `import { it } from '${one}';\n`).join(''),
});

test('a pair and a longer circle are named', () => {
  const edges = entered([
    at('router/embedded/index.ts', '../../network/embedded/index.ts', '../port.ts'),
    at('network/embedded/views.ts', '../../subnet/embedded/index.ts', '../../router/embedded/index.ts'),
    at('subnet/embedded/index.ts', '../../port/port.ts'),
    at('port/port.ts', '../router/port.ts'),
  ]);
  assert.deepEqual(circles(edges), ['router → network → subnet → port → router', 'router → network → router']);
});

test('records and rules are the ground that both may stand on', () => {
  const edges = entered([
    at('router/embedded/index.ts', '../../network/embedded/index.ts'),
    at('network/embedded/views.ts', '../../router/embedded/records.ts', '../../router/embedded/ports.rules.ts'),
  ]);
  assert.deepEqual([...edges.keys()], ['router']);
  assert.deepEqual(circles(edges), []);
});
