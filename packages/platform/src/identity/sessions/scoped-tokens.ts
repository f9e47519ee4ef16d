import { accountsOf } from '../accounts/documents.ts';
import { accessDisabled, notFound, Refusal, wrongScope } from '../../http/refusal.ts';
import type { Scope } from '../../http/scope.ts';
import type { Tx } from '../../store/store.ts';
import { createScope } from '../rights/create-scope.ts';
import { isDomainAdmin, isSystem, type Person, rolesInDomain, rolesInProject } from '../rights/rights.ts';
import { hashSecret, newSecret } from '../../store/secrets.ts';
import type { Session } from './sessions.ts';

export interface IssuedToken {
  readonly token: string;
  readonly project_id: string | null;
  readonly expires_at: string;
}

/** A token for one of the person's projects. Throws a Refusal: 404 when it is none of theirs, 403 when it is disabled. */
export async function enterProject(tx: Tx, session: Session, person: Person, projectId: string): Promise<IssuedToken> {
  const project = await accountsOf(tx).projects.get(projectId);
  if (!project || rolesInProject(person, project).length === 0) throw notFound('project');
  if (!(await isOpen(tx, project))) throw accessDisabled('project');
  return issue(tx, session, projectId);
}

/** A token without a project: domain mode, and the whole cloud for system roles. Throws a Refusal (403) for others. */
export async function enterDomain(tx: Tx, session: Session, person: Person): Promise<IssuedToken> {
  if (!isDomainAdmin(person) && !isSystem(person)) {
    throw new Refusal(403, 'forbidden', 'Only administrators work without a project');
  }
  return issue(tx, session, null);
}

async function issue(tx: Tx, session: Session, project_id: string | null): Promise<IssuedToken> {
  const token = newSecret();
  const { expires_at, id_hash } = session;
  await tx.tables
    .insertInto('scoped_tokens')
    .values({ token_hash: hashSecret(token), session_hash: id_hash, project_id, expires_at })
    .execute();
  return { token, project_id, expires_at };
}

/** The scope of a session without a token: what the person holds outside projects. */
export const scopeWithoutProject = (person: Person, requestId: string): Scope =>
  createScope({
    ...factsOf(person, person.user.domain_id),
    domainId: person.user.domain_id,
    projectId: null,
    roles: rolesInDomain(person),
    requestId,
  });

/**
 * Reads a token as it stands now: rights are looked up each time, so what was taken away is gone. Throws a Refusal (403):
 * `access_disabled` to somebody whose project it still is, `wrong_scope` otherwise.
 */
export async function scopeOfToken(
  tx: Tx,
  session: Session,
  person: Person,
  token: string,
  requestId: string,
): Promise<Scope> {
  const row = await tx.tables
    .selectFrom('scoped_tokens')
    .selectAll()
    .where('token_hash', '=', hashSecret(token))
    .where('session_hash', '=', session.id_hash)
    .executeTakeFirst();
  if (!row || row.expires_at <= tx.now.toISOString()) throw wrongScope();
  if (row.project_id === null) {
    if (!isDomainAdmin(person) && !isSystem(person)) throw wrongScope();
    return scopeWithoutProject(person, requestId);
  }
  const project = await accountsOf(tx).projects.get(row.project_id);
  const roles = project ? rolesInProject(person, project) : [];
  if (!project || roles.length === 0) throw wrongScope();
  // Of somebody who was found their own domain is enabled.
  const isOwnDomain = project.domain_id === person.user.domain_id;
  if (!(isOwnDomain ? project.enabled : await isOpen(tx, project))) throw accessDisabled('project');
  return createScope({
    ...factsOf(person, project.domain_id),
    domainId: project.domain_id,
    projectId: project.id,
    roles,
    requestId,
  });
}

async function isOpen(tx: Tx, project: { readonly enabled: boolean; readonly domain_id: string }): Promise<boolean> {
  return project.enabled && ((await accountsOf(tx).domains.get(project.domain_id))?.enabled ?? false);
}

const factsOf = ({ user }: Person, domainId: string) => ({
  userId: user.id,
  userName: user.name,
  groups: user.system_permissions,
  domainGroups: domainId === user.domain_id ? user.domain_permissions : [],
});
