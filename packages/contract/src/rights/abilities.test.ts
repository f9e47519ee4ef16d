import assert from 'node:assert/strict';
import { test } from 'node:test';
import { DEFAULT_DOMAIN } from '../domain/index.ts';
import type { Method } from '../http.ts';
import { type Role, roles } from '../session/index.ts';
import { methodsOf } from './abilities.ts';
import { projectSubjects, type Subject, subjects } from './subjects.ts';

const letters: readonly (readonly [string, Method])[] = [
  ['G', 'GET'],
  ['P', 'POST'],
  ['U', 'PUT'],
  ['C', 'PATCH'],
  ['D', 'DELETE'],
];
const held = (subject: Subject, role: Role, groups: readonly string[] = ['compute', 's3'], domainId = 'norrland') => {
  const methods = methodsOf(subject, { roles: [role], groups, domainId });
  return letters
    .filter(([, method]) => methods.has(method))
    .map(([letter]) => letter)
    .join('');
};

// Which role may do what on each subject (spec: permission.roles); '' is nothing.
const table: Readonly<Record<Subject, Readonly<Record<Role, string>>>> = (() => {
  const row = (
    superuser: string,
    admin: string,
    viewer: string,
    domain_admin: string,
    project_admin: string,
    project_user: string,
  ) => ({ superuser, admin, viewer, domain_admin, project_admin, project_user, service_account: '' });
  const domain = () => row('GPUCD', 'GPUCD', 'G', 'GPUCD', '', '');
  const compute = () => row('GPUCD', 'GPUCD', 'G', '', 'GPUCD', 'GPUCD');
  // What members of a project make and change: all resources of projects but the lines below.
  const ofProjects = Object.fromEntries(projectSubjects.map((subject) => [subject, compute()])) as Record<
    (typeof projectSubjects)[number],
    ReturnType<typeof row>
  >;
  const system = () => row('GPUCD', 'GPUCD', 'G', '', '', '');
  const offered = () => row('GPUCD', 'GPUCD', 'G', '', 'G', 'G');
  return {
    tasks: row('GPUCD', 'GPUCD', 'G', 'G', 'G', 'G'),
    audit_log: system(),
    domain_users: domain(),
    domain_user: domain(),
    domain_projects: domain(),
    domain_project: domain(),
    ...ofProjects,
    compute_physical_networks: system(),
    compute_public_images: system(),
    compute_network_access: row('GPUCD', 'GPUCD', 'G', '', 'GPUCD', 'G'),
    compute_flavors: offered(),
    compute_flavor: offered(),
    compute_storage_policies: offered(),
    compute_storage_policy: offered(),
    compute_traits: offered(),
    compute_trait: offered(),
    compute_quotas: row('GPUCD', 'GPUCD', 'G', 'G', 'GPUCD', 'G'),
    s3_enable: compute(),
    s3_domain: system(),
    settings_theme: row('GPUCD', 'GPUCD', 'G', 'GPUCD', 'G', 'G'),
    settings_partners: domain(),
    settings_identity_providers: domain(),
  };
})();

for (const role of roles) {
  // spec: flavor.rights, spec: permission.roles, spec: permission.roles.project, spec: permission.roles.domain
  // spec: permission.roles.service
  test(`${role} may do what the table says, on each subject`, () => {
    const actual = Object.fromEntries(subjects.map((subject) => [subject, held(subject, role)]));
    assert.deepEqual(actual, Object.fromEntries(subjects.map((subject) => [subject, table[subject][role]])));
  });
}

// spec: permission.roles.groups
test('an administrator without the group loses its subjects, a superuser none', () => {
  assert.equal(held('compute_routers', 'admin', ['network']), '');
  assert.equal(held('s3_enable', 'admin', ['compute']), '');
  assert.equal(held('domain_users', 'admin', []), 'GPUCD');
  assert.equal(held('compute_routers', 'superuser', []), 'GPUCD');
});

// spec: permission.roles.operator
test('in the operator’s domain its administrator reads what is for everybody, and roles of the system change it', () => {
  for (const subject of ['settings_theme', 'settings_partners', 'settings_identity_providers'] as const) {
    assert.equal(held(subject, 'domain_admin', [], DEFAULT_DOMAIN), 'G', subject);
    assert.equal(held(subject, 'superuser', [], DEFAULT_DOMAIN), 'GPUCD', subject);
    assert.equal(held(subject, 'admin', [], DEFAULT_DOMAIN), 'GPUCD', subject);
  }
  assert.equal(held('domain_users', 'domain_admin', [], DEFAULT_DOMAIN), 'GPUCD');
  assert.equal(held('settings_theme', 'project_user', [], DEFAULT_DOMAIN), 'G');
  assert.equal(held('settings_partners', 'project_user', [], DEFAULT_DOMAIN), '');
});

// spec: image.public
test('a group of the domain makes images public, and nothing else', () => {
  const holder = { roles: ['project_user'], groups: [], domainId: 'norrland' } as const;
  const gained = subjects.filter(
    (subject) =>
      methodsOf(subject, { ...holder, domainGroups: ['image_upload', 'quota_manager'] }).size >
      methodsOf(subject, holder).size,
  );
  assert.deepEqual(gained, ['compute_public_images']);
});
