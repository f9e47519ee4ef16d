import { revokeTokens } from '../account-security/api-tokens.ts';
import { closeSessions } from '../sessions/sessions.ts';
import type { SessionSignal } from '../../live/session-signal.ts';
import { audit, userObject } from '../../audit/audit.ts';
import type { Tx } from '../../store/store.ts';
import { type Assignment, unassign } from './assignments.ts';
import { accountsOf, projectIndexed, userIndexed } from './documents.ts';

/** Opens or closes an account; closing ends its sessions and API tokens in the same transaction. */
export async function setUserEnabled(tx: Tx, signal: SessionSignal, userId: string, enabled: boolean): Promise<void> {
  const user = await accountsOf(tx).users.get(userId);
  if (!user) throw new Error(`There is no user ${userId}`);
  const changed = { ...user, enabled };
  await accountsOf(tx).users.replace(changed, userIndexed(changed));
  if (enabled) return;
  await closeSessions(tx, signal, userId, 'disabled');
  await revokeTokens(tx, userId);
  const object = userObject(user);
  await audit(tx, { type: 'account_disabled', userId, account: user.name, address: '', requestId: null, object });
}

/** Opens or closes a project; open connections learn it at once, tokens for it are refused. */
export async function setProjectEnabled(
  tx: Tx,
  signal: SessionSignal,
  projectId: string,
  enabled: boolean,
): Promise<void> {
  const project = await accountsOf(tx).projects.get(projectId);
  if (!project) throw new Error(`There is no project ${projectId}`);
  const changed = { ...project, enabled };
  await accountsOf(tx).projects.replace(changed, projectIndexed(changed));
  // Not only the members: the domain's administrators work in it too.
  signal.rightsChanged(tx, null);
}

export async function revokeRole(tx: Tx, signal: SessionSignal, assignment: Assignment): Promise<void> {
  await unassign(tx, assignment);
  signal.rightsChanged(tx, assignment.userId);
}
