import type { Role } from '@skydeck/contract';
import type { Tx } from '../../store/store.ts';

/** A role of a person: everywhere, in a domain, or in a project. `targetId` is '' for the system. */
export interface Assignment {
  readonly userId: string;
  readonly target: 'system' | 'domain' | 'project';
  readonly targetId: string;
  readonly role: Role;
}

export async function assign(tx: Tx, { userId, target, targetId, role }: Assignment): Promise<void> {
  await tx.tables
    .insertInto('assignments')
    .values({ user_id: userId, target, target_id: targetId, role })
    .onConflict((conflict) => conflict.doNothing())
    .execute();
}

export async function assignmentsOf(tx: Tx, userId: string): Promise<Assignment[]> {
  const rows = await tx.tables
    .selectFrom('assignments')
    .selectAll()
    .where('user_id', '=', userId)
    .orderBy('target_id')
    .execute();
  return rows.map(({ user_id, target, target_id, role }) => ({
    userId: user_id,
    target,
    targetId: target_id,
    role: role as Role,
  }));
}

/** The ids of those who hold a role in the project. */
export async function membersOf(tx: Tx, projectId: string): Promise<string[]> {
  const rows = await tx.tables
    .selectFrom('assignments')
    .select('user_id')
    .distinct()
    .where('target', '=', 'project')
    .where('target_id', '=', projectId)
    .execute();
  return rows.map(({ user_id }) => user_id);
}

export async function unassign(tx: Tx, { userId, target, targetId, role }: Assignment): Promise<void> {
  await tx.tables
    .deleteFrom('assignments')
    .where('user_id', '=', userId)
    .where('target', '=', target)
    .where('target_id', '=', targetId)
    .where('role', '=', role)
    .execute();
}
