import { type GroupRole, type Role, sameGroup } from '@skydeck/contract';
import { assign, type Assignment, assignmentsOf, unassign } from '../accounts/assignments.ts';
import { accountsOf, type UserDocument } from '../accounts/documents.ts';
import type { SessionSignal } from '../../live/session-signal.ts';
import type { Tx } from '../../store/store.ts';
import type { ProviderDocument } from './documents.ts';

type RoleGrant = Omit<Assignment, 'userId'>;

/** What somebody's groups give them, each once. */
export function rolesOfGroups(
  mapping: readonly GroupRole[],
  groups: readonly string[],
  domainId: string,
): readonly RoleGrant[] {
  const given = new Map<string, RoleGrant>();
  for (const { group, role, project_id } of mapping) {
    if (!groups.some((one) => sameGroup(one, group))) continue;
    const isOfDomain = role === 'domain_admin';
    const one: RoleGrant = {
      target: isOfDomain ? 'domain' : 'project',
      targetId: isOfDomain ? domainId : (project_id ?? ''),
      role,
    };
    given.set(keyOf(one), one);
  }
  return [...given.values()];
}

interface GrantedRoles {
  readonly roles: readonly RoleGrant[];
}

/**
 * Gives what the groups give today and takes back what they gave before; what an administrator gave by hand stays. Returns
 * what changed; null: nothing.
 */
export async function refreshRoles(
  tx: Tx,
  signal: SessionSignal,
  user: UserDocument,
  provider: ProviderDocument,
  groups: readonly string[],
): Promise<{ readonly before: GrantedRoles; readonly after: GrantedRoles } | null> {
  const wanted = await inDomain(tx, rolesOfGroups(provider.groups, groups, user.domain_id), user.domain_id);
  const mapped = await mappedOf(tx, user.id);
  const assigned = new Set((await assignmentsOf(tx, user.id)).map(keyOf));
  const wantedKeys = new Set(wanted.map(keyOf));
  const lost = mapped.filter((one) => !wantedKeys.has(keyOf(one)));
  const gained = wanted.filter((one) => !assigned.has(keyOf(one)));
  for (const one of lost) await revoke(tx, { userId: user.id, ...one });
  for (const one of gained) await grant(tx, { userId: user.id, ...one });
  if (lost.length + gained.length === 0) return null;
  signal.rightsChanged(tx, user.id);
  return { before: { roles: lost }, after: { roles: gained } };
}

/** Takes back all that groups gave: the provider is gone. */
export async function revokeMappedRoles(tx: Tx, signal: SessionSignal, userId: string): Promise<void> {
  for (const one of await mappedOf(tx, userId)) await revoke(tx, { userId, ...one });
  signal.rightsChanged(tx, userId);
}

const keyOf = ({ target, targetId, role }: RoleGrant) => `${target}/${targetId}/${role}`;

/** A project may have been deleted since the mapping was written, and a mapping gives nothing outside its domain. */
async function inDomain(tx: Tx, given: readonly RoleGrant[], domainId: string): Promise<RoleGrant[]> {
  const kept: RoleGrant[] = [];
  for (const one of given) {
    if (one.target === 'domain') kept.push(one);
    else if ((await accountsOf(tx).projects.get(one.targetId))?.domain_id === domainId) kept.push(one);
  }
  return kept;
}

async function mappedOf(tx: Tx, userId: string): Promise<RoleGrant[]> {
  const rows = await tx.tables.selectFrom('mapped_assignments').selectAll().where('user_id', '=', userId).execute();
  return rows.map(({ target, target_id, role }) => ({ target, targetId: target_id, role: role as Role }));
}

async function grant(tx: Tx, assignment: Assignment): Promise<void> {
  await assign(tx, assignment);
  await tx.tables
    .insertInto('mapped_assignments')
    .values(rowOf(assignment))
    .onConflict((conflict) => conflict.doNothing())
    .execute();
}

async function revoke(tx: Tx, assignment: Assignment): Promise<void> {
  await unassign(tx, assignment);
  const { user_id, target, target_id, role } = rowOf(assignment);
  await tx.tables
    .deleteFrom('mapped_assignments')
    .where('user_id', '=', user_id)
    .where('target', '=', target)
    .where('target_id', '=', target_id)
    .where('role', '=', role)
    .execute();
}

const rowOf = ({ userId, target, targetId, role }: Assignment) => ({
  user_id: userId,
  target,
  target_id: targetId,
  role,
});
