import type { Role } from '@skydeck/contract';
import { accountsOf } from '../accounts/documents.ts';
import { createScope, systemRoles } from '../rights/create-scope.ts';
import { isDomainAdmin, type Person, rolesInDomain, rolesInProject } from '../rights/rights.ts';
import { accessDisabled, wrongScope } from '../../http/refusal.ts';
import type { Scope } from '../../http/scope.ts';
import type { Tx } from '../../store/store.ts';
import type { TokenRow } from './api-tokens.ts';

interface Target {
  readonly domainId: string;
  readonly projectId: string | null;
  /** What the owner is there now, and so the most a token can do. */
  readonly roles: readonly Role[];
  /** What a token for this can be at all: it ends at the border of its project, or of its domain. */
  readonly confined: readonly Role[];
}

/**
 * What a token may do as things stand now: what its owner may do there, within its project or domain, and only reading where
 * it was made for that. Throws a Refusal (403) when the owner has no more right to its project or domain.
 */
export async function scopeOfApiToken(tx: Tx, owner: Person, token: TokenRow, requestId: string): Promise<Scope> {
  const { domainId, projectId, roles, confined } = await targetOf(tx, owner, token);
  const facts = { userId: owner.user.id, userName: owner.user.name, domainId, projectId, requestId };
  const own = createScope({ ...facts, roles, groups: owner.user.system_permissions });
  const scope = createScope({ ...facts, roles: confined, apiToken: token.id });
  return {
    ...scope,
    may: (subject, method) =>
      (token.access === 'full' || method === 'GET') && own.may(subject, method) && scope.may(subject, method),
  };
}

async function targetOf(tx: Tx, owner: Person, token: TokenRow): Promise<Target> {
  const domain = await accountsOf(tx).domains.get(token.domain_id);
  if (!domain?.enabled) throw wrongScope();
  if (token.project_id === null) {
    if (!isDomainAdmin(owner)) throw wrongScope();
    return { domainId: domain.id, projectId: null, roles: rolesInDomain(owner), confined: ['domain_admin'] };
  }
  const project = await accountsOf(tx).projects.get(token.project_id);
  const roles = project ? rolesInProject(owner, project) : [];
  if (!project || roles.length === 0) throw wrongScope();
  if (!project.enabled) throw accessDisabled('project');
  return { domainId: domain.id, projectId: project.id, roles, confined: confinedTo(roles) };
}

/** A system role reaches over all projects, and a domain's administrator over its people: here each is one of the project. */
function confinedTo(roles: readonly Role[]): Role[] {
  const ofProject = roles.filter((role) => role !== 'domain_admin' && !systemRoles.includes(role));
  if (ofProject.length > 0) return ofProject;
  return roles.includes('viewer') && roles.length === 1 ? ['project_user'] : ['project_admin'];
}
