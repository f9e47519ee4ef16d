import assert from 'node:assert/strict';
import { test } from 'node:test';
import { missingFromList } from './lists.ts';

const list = "import { network } from './network/index.ts';\nimport { routers } from './router/routes.ts';\n";

test('names the folder that is in no line of the list', () => {
  assert.deepEqual(missingFromList(list, ['network', 'router', 'route']), ['route']);
});

test('is silent about a full list', () => {
  assert.deepEqual(missingFromList(list, ['network', 'router']), []);
});
