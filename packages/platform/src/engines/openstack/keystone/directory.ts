import { array, boolean, type Infer, nullable, optional, string, type } from 'superstruct';
import { assign, type Assignment, assignmentsOf, unassign } from '../../../identity/accounts/assignments.ts';
import {
  accountsOf,
  type DomainDocument,
  domainIndexed,
  type ProjectDocument,
  projectIndexed,
  type UserDocument,
  userIndexed,
} from '../../../identity/accounts/documents.ts';
import { stableId } from '../../../identity/accounts/stable-id.ts';
import { closeSessions } from '../../../identity/sessions/sessions.ts';
import type { SessionSignal } from '../../../live/session-signal.ts';
import type { Documents, Indexed, Tx } from '../../../store/store.ts';
import type { Cloud } from '../cloud.ts';
import { fromKeystoneId } from '../ids.ts';
import { grantsOf, keyOf, RoleAssignments } from './roles.ts';

const Named = { id: string(), name: string(), enabled: boolean(), description: optional(nullable(string())) };
const Domain = type(Named);
const Project = type({ ...Named, domain_id: string() });
const User = type({
  id: string(),
  name: string(),
  domain_id: string(),
  enabled: boolean(),
  email: optional(nullable(string())),
});

/** Domains and projects of the cloud. */
export interface Directory {
  readonly domains: readonly Infer<typeof Domain>[];
  readonly projects: readonly Infer<typeof Project>[];
}

/** Somebody as Keystone knows them. */
export interface KeystonePerson {
  readonly user: Infer<typeof User>;
  readonly grants: readonly Omit<Assignment, 'userId'>[];
}

export async function readDirectory({ identity }: Cloud): Promise<Directory> {
  const [domains, projects] = await Promise.all([identity.get('/domains'), identity.get('/projects')]);
  return {
    domains: domains.read(type({ domains: array(Domain) })).domains,
    projects: projects.read(type({ projects: array(Project) })).projects,
  };
}

/** Throws a Refusal: 404 for somebody who is not there any more. */
export async function readPerson(cloud: Cloud, keystoneId: string): Promise<KeystonePerson> {
  const query = [
    ['user.id', keystoneId],
    ['effective', 'true'],
    ['include_names', 'true'],
  ] as const;
  const [user, roles, { projectId }] = await Promise.all([
    cloud.identity.get(`/users/${encodeURIComponent(keystoneId)}`),
    cloud.identity.get('/role_assignments', query),
    cloud.service(),
  ]);
  return {
    user: user.read(type({ user: User })).user,
    grants: grantsOf(roles.read(RoleAssignments).role_assignments, projectId),
  };
}

/** The provider's id in the table of those who sign in elsewhere. */
export const KEYSTONE = 'keystone';

/** Those who are signed in, or have an API token, with Keystone's ids of them. */
export const activePeople = async ({ tables, now }: Tx): Promise<{ userId: string; keystoneId: string }[]> => {
  const rows = await tables
    .selectFrom('identity_bindings')
    .select(['user_id', 'subject'])
    .where('provider_id', '=', KEYSTONE)
    .where((eb) =>
      eb.or([
        eb('user_id', 'in', eb.selectFrom('sessions').select('user_id').where('expires_at', '>', now.toISOString())),
        eb('user_id', 'in', eb.selectFrom('api_tokens').select('user_id')),
      ]),
    )
    .execute();
  return rows.map(({ user_id, subject }) => ({ userId: user_id, keystoneId: subject }));
};

/** Keeps what the platform's own tables are asked for: domains and projects, as Keystone has them now. */
export async function keepDirectory(tx: Tx, { domains, projects }: Directory): Promise<void> {
  const { domains: ownDomains, projects: ownProjects } = accountsOf(tx);
  await keepAll(
    ownDomains,
    domains.map(({ id, name, enabled, description }) => ({
      id: fromKeystoneId(id),
      name,
      enabled,
      description: description ?? '',
    })),
    (found, before): DomainDocument => ({ theme: null, created_at: tx.now.toISOString(), ...before, ...found }),
    domainIndexed,
  );
  await keepAll(
    ownProjects,
    projects.map(({ id, name, enabled, description, domain_id }) => ({
      id: fromKeystoneId(id),
      name,
      enabled,
      description: description ?? '',
      domain_id: fromKeystoneId(domain_id),
    })),
    (found, before): ProjectDocument => ({ created_at: tx.now.toISOString(), ...before, ...found }),
    projectIndexed,
  );
}

/** Inserts what is new, replaces what is different and removes what is gone. */
async function keepAll<Found extends { readonly id: string }, T extends Found>(
  documents: Documents<T>,
  found: readonly Found[],
  merge: (found: Found, before: T | null) => T,
  indexOf: (item: T) => Indexed,
): Promise<void> {
  const before = new Map((await documents.all()).map((item) => [item.id, item]));
  for (const one of found) {
    const known = before.get(one.id) ?? null;
    const item = merge(one, known);
    if (!known) await documents.insert(item, indexOf(item));
    else if (isDifferent(known, item)) await documents.replace(item, indexOf(item));
  }
  const ids = new Set(found.map(({ id }) => id));
  for (const id of before.keys()) if (!ids.has(id)) await documents.remove(id);
}

const isDifferent = (one: object, other: object) =>
  Object.entries(other).some(([name, value]) => one[name as keyof typeof one] !== value);

/** Their account, with today's name and roles; made at the first sign-in. */
export async function keepPerson(
  tx: Tx,
  signal: SessionSignal,
  { user: { id: keystoneId, name, domain_id, enabled, email }, grants }: KeystonePerson,
): Promise<UserDocument> {
  const { users } = accountsOf(tx);
  const ownId = fromKeystoneId(keystoneId);
  // A directory behind Keystone gives longer ids.
  const id = ownId === keystoneId ? stableId('keystone user', keystoneId) : ownId;
  const known = await users.get(id);
  const user: UserDocument = {
    full_name: name,
    system_permissions: [],
    domain_permissions: [],
    language: null,
    created_at: tx.now.toISOString(),
    ...known,
    id,
    name,
    enabled,
    email: email ?? '',
    domain_id: fromKeystoneId(domain_id),
  };
  if (!known) {
    await removeNamesake(tx, signal, user);
    await users.insert(user, userIndexed(user));
    const binding = { provider_id: KEYSTONE, subject: keystoneId, user_id: id };
    await tx.tables
      .insertInto('identity_bindings')
      .values(binding)
      .onConflict((conflict) => conflict.columns(['provider_id', 'subject']).doUpdateSet(binding))
      .execute();
  } else if (isDifferent(known, user)) await users.replace(user, userIndexed(user));
  if (!enabled) await closeSessions(tx, signal, id, 'disabled');
  await keepGrants(tx, signal, id, grants);
  return user;
}

/** Keystone gives a name again when its user is gone. */
async function removeNamesake(tx: Tx, signal: SessionSignal, { name, domain_id }: UserDocument): Promise<void> {
  const [namesake] = await accountsOf(tx).users.all([
    { field: 'name', equals: name },
    { field: 'domain_id', equals: domain_id },
  ]);
  if (namesake) await dropPerson(tx, signal, namesake.id);
}

/** null: somebody whom Keystone does not know. */
export async function keystoneIdOf(tx: Tx, userId: string): Promise<string | null> {
  const binding = await tx.tables
    .selectFrom('identity_bindings')
    .select('subject')
    .where('provider_id', '=', KEYSTONE)
    .where('user_id', '=', userId)
    .executeTakeFirst();
  return binding?.subject ?? null;
}

/** Somebody whom Keystone does not know any more. */
export async function dropPerson(tx: Tx, signal: SessionSignal, userId: string): Promise<void> {
  await closeSessions(tx, signal, userId, 'disabled');
  await tx.tables.deleteFrom('identity_bindings').where('user_id', '=', userId).execute();
  for (const one of await assignmentsOf(tx, userId)) await unassign(tx, one);
  await accountsOf(tx).users.remove(userId);
}

async function keepGrants(
  tx: Tx,
  signal: SessionSignal,
  userId: string,
  grants: KeystonePerson['grants'],
): Promise<void> {
  const before = await assignmentsOf(tx, userId);
  const [had, have] = [new Set(before.map(keyOf)), new Set(grants.map(keyOf))];
  const lost = before.filter((one) => !have.has(keyOf(one)));
  const gained = grants.filter((one) => !had.has(keyOf(one)));
  for (const one of lost) await unassign(tx, one);
  for (const one of gained) await assign(tx, { userId, ...one });
  if (lost.length + gained.length > 0) signal.rightsChanged(tx, userId);
}
