import assert from 'node:assert/strict';
import { test } from 'node:test';
import { grantsOf } from './roles.ts';

const CLOUD = '0'.repeat(32);
const WEB = '1'.repeat(32);
const ACME = '2'.repeat(32);
const dashed = (digit: string) => [8, 4, 4, 4, 12].map((length) => digit.repeat(length)).join('-');

const inProject = (id: string, ...names: string[]) =>
  names.map((name) => ({ role: { name }, scope: { project: { id } } }));
const inDomain = (id: string, name: string) => [{ role: { name }, scope: { domain: { id } } }];
const inSystem = (name: string) => [{ role: { name }, scope: { system: {} } }];

for (const [what, assignments, expected] of [
  ['a member', inProject(WEB, 'reader', 'member'), [`project ${dashed('1')} project_user`]],
  ['a manager', inProject(WEB, 'manager', 'member', 'reader'), [`project ${dashed('1')} project_admin`]],
  ['the administrator of a project', inProject(WEB, 'member', 'admin'), [`project ${dashed('1')} project_admin`]],
  ['a reader, who would see the whole cloud here', inProject(WEB, 'reader'), []],
  ['other roles', inProject(WEB, 'heat_stack_owner', '__proto__'), []],
  ['the administrator of a domain', inDomain(ACME, 'admin'), [`domain ${dashed('2')} domain_admin`]],
  ['a member of a domain', inDomain(ACME, 'member'), []],
  ['the administrator of the cloud', inProject(CLOUD, 'admin', 'member', 'reader'), ['system  superuser']],
  ['a member of the cloud’s project', inProject(CLOUD, 'member'), [`project ${dashed('0')} project_user`]],
  ['the administrator of the system', inSystem('admin'), ['system  superuser']],
  ['a reader of the system', inSystem('reader'), ['system  viewer']],
] as const) {
  test(`${what}, in the roles of the platform`, () => {
    assert.deepEqual(
      grantsOf(assignments, CLOUD).map(({ target, targetId, role }) => `${target} ${targetId} ${role}`),
      expected,
    );
  });
}

test('one person in several places', () => {
  const all = [...inProject(WEB, 'admin'), ...inDomain(ACME, 'admin'), ...inProject(CLOUD, 'member')];
  assert.deepEqual(
    grantsOf(all, CLOUD)
      .map(({ role }) => role)
      .toSorted(),
    ['domain_admin', 'project_admin', 'project_user'],
  );
});
