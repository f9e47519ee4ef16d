import type { Role } from '@skydeck/contract';
import { type Assignment, assignmentsOf } from '../accounts/assignments.ts';
import { accountsOf, type ProjectDocument, type UserDocument } from '../accounts/documents.ts';
import type { Tx } from '../../store/store.ts';
import { systemRoles } from './create-scope.ts';

/** A person with all they hold, read in one transaction. */
export interface Person {
  readonly user: UserDocument;
  readonly assignments: readonly Assignment[];
}

/** Null when there is no such person, or they or their domain are disabled. */
export async function findPerson(tx: Tx, userId: string): Promise<Person | null> {
  const user = await accountsOf(tx).users.get(userId);
  if (!user?.enabled) return null;
  const domain = await accountsOf(tx).domains.get(user.domain_id);
  return domain?.enabled ? { user, assignments: await assignmentsOf(tx, userId) } : null;
}

/** Somebody who is there and may not enter: they or their domain are disabled. */
export async function findDisabled(tx: Tx, userId: string): Promise<UserDocument | null> {
  const user = await accountsOf(tx).users.get(userId);
  return user && !(await findPerson(tx, userId)) ? user : null;
}

const rolesAt = ({ assignments }: Person, target: Assignment['target'], targetId: string): Role[] =>
  assignments
    .filter((assignment) => assignment.target === target && assignment.targetId === targetId)
    .map(({ role }) => role);

/** Roles that count when no project is chosen. */
export const rolesInDomain = (person: Person): Role[] => [
  ...rolesAt(person, 'system', ''),
  ...rolesAt(person, 'domain', person.user.domain_id),
];

/**
 * Roles that count in a project: those of the system and those held in it. A domain's administrator has its projects'
 * subjects "once a project is chosen", so they act there as its administrator. Empty: the project is not theirs to enter.
 */
export function rolesInProject(person: Person, project: ProjectDocument): Role[] {
  const roles = new Set([...rolesAt(person, 'system', ''), ...rolesAt(person, 'project', project.id)]);
  const administersDomain = rolesAt(person, 'domain', project.domain_id).includes('domain_admin');
  if (administersDomain) roles.add('domain_admin').add('project_admin');
  return [...roles];
}

export const isSystem = (person: Person) => rolesAt(person, 'system', '').some((role) => systemRoles.includes(role));

export const isDomainAdmin = (person: Person) => rolesInDomain(person).includes('domain_admin');

/** The projects a person may enter, by name, disabled ones too, with the role that says most. */
export async function ownProjects(tx: Tx, person: Person): Promise<{ project: ProjectDocument; role: Role }[]> {
  const projects = await accountsOf(tx).projects.all();
  return projects.flatMap((project) => {
    const role = strongest(rolesInProject(person, project));
    return role ? [{ project, role }] : [];
  });
}

const byStrength: readonly Role[] = [
  'superuser',
  'admin',
  'domain_admin',
  'project_admin',
  'project_user',
  'service_account',
  'viewer',
];
const strongest = (roles: readonly Role[]) => byStrength.find((role) => roles.includes(role));

/** Every role a person holds somewhere: what they are called, not what they may do here. */
export const allRoles = ({ assignments }: Person): Role[] => [...new Set(assignments.map(({ role }) => role))];
