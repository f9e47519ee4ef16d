import assert from 'node:assert/strict';
import { test } from 'node:test';
import { actionsOf } from './index.ts';

// spec: permission.actions
test('methods become abilities; delete and update together allow a change', () => {
  const cases: [string[], string[]][] = [
    [[], []],
    [['GET'], ['read']],
    [['POST'], ['create']],
    [['PATCH'], ['update']],
    [['PUT'], ['update']],
    [['DELETE'], ['delete']],
    [['PUT', 'PATCH'], ['update']],
    [
      ['DELETE', 'PATCH'],
      ['change', 'delete', 'update'],
    ],
    [
      ['PUT', 'DELETE'],
      ['change', 'delete', 'update'],
    ],
    [
      ['POST', 'DELETE'],
      ['create', 'delete'],
    ],
    [
      ['GET', 'POST', 'PUT', 'PATCH', 'DELETE'],
      ['change', 'create', 'delete', 'read', 'update'],
    ],
    [['HEAD', 'OPTIONS', 'get', '', 'toString', '__proto__', 'constructor'], []],
  ];
  for (const [methods, actions] of cases) assert.deepEqual([...actionsOf(methods)].sort(), actions, methods.join());
});
