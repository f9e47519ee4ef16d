import assert from 'node:assert/strict';
import { test } from 'node:test';
import { type Role, roles } from '@skydeck/contract';
import { allowedOf } from './abilities.ts';
import { createScope } from './create-scope.ts';

test('meta lists only subjects with at least one method', () => {
  const scope = createScope({
    userId: 'u',
    userName: 'u',
    domainId: 'd',
    projectId: null,
    roles: ['domain_admin'],
    requestId: 'r',
  });
  assert.deepEqual(
    allowedOf(scope.may).map(({ name }) => name),
    [
      'tasks',
      'domain_users',
      'domain_user',
      'domain_projects',
      'domain_project',
      'compute_quotas',
      'settings_theme',
      'settings_partners',
      'settings_identity_providers',
    ],
  );
  assert.deepEqual(
    allowedOf(() => false),
    [],
  );
});

test('only roles of the system see all projects', () => {
  const isSystem = (role: Role) =>
    createScope({ userId: 'u', userName: 'u', domainId: 'd', projectId: null, roles: [role], requestId: 'r' }).isSystem;
  assert.deepEqual(roles.filter(isSystem), ['superuser', 'admin', 'viewer']);
});
