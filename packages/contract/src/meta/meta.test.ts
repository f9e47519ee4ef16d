import assert from 'node:assert/strict';
import { test } from 'node:test';
import { backupPlanSubjects } from '../backup-plan/index.ts';
import { floatingIpSubjects } from '../floating-ip/index.ts';
import { networkSubjects } from '../network/index.ts';
import { portSubjects } from '../port/index.ts';
import { projectSubjects } from '../project/index.ts';
import { recoveryPointSubjects } from '../recovery-point/index.ts';
import { routerSubjects } from '../router/index.ts';
import { securityGroupSubjects } from '../security-group/index.ts';
import { serverSubjects } from '../server/index.ts';
import { subnetSubjects } from '../subnet/index.ts';
import { volumeSubjects } from '../volume/index.ts';
import { vpnSubjects } from '../vpn/index.ts';
import { actionsOf, subjects } from './index.ts';

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

test('every subject a resource names is one the platform knows', () => {
  const known: readonly string[] = subjects;
  for (const named of [
    floatingIpSubjects,
    securityGroupSubjects,
    networkSubjects,
    portSubjects,
    projectSubjects,
    routerSubjects,
    serverSubjects,
    subnetSubjects,
    volumeSubjects,
    vpnSubjects,
    backupPlanSubjects,
    recoveryPointSubjects,
  ]) {
    for (const subject of Object.values(named)) assert.ok(known.includes(subject), subject);
  }
  assert.equal(new Set(known).size, known.length, 'none is named twice');
});
