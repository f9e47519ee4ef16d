import type { OwnProject, ProjectName } from '@skydeck/contract';
import { accountsOf } from '../accounts/documents.ts';
import type { Scope } from '../../http/scope.ts';
import type { Tx } from '../../store/store.ts';
import { findPerson, ownProjects, type Person } from '../rights/rights.ts';

/** The projects a person may choose from, as the wire has them: one of a disabled domain is as good as disabled. */
export async function projectsOf(tx: Tx, person: Person): Promise<OwnProject[]> {
  const domains = new Map((await accountsOf(tx).domains.all()).map((domain) => [domain.id, domain]));
  return (await ownProjects(tx, person)).map(({ project: { id, name, enabled, domain_id }, role }) => ({
    id,
    name,
    domain_id,
    role,
    enabled: enabled && (domains.get(domain_id)?.enabled ?? false),
    domain_name: domains.get(domain_id)?.name ?? '',
  }));
}

/** Those that the caller can work in, by name; of an API token its own. */
export async function projectNames(tx: Tx, { userId, projectId, apiToken }: Scope): Promise<ProjectName[]> {
  const person = await findPerson(tx, userId);
  if (!person) return [];
  const isOfToken = (id: string) => apiToken === null || projectId === null || projectId === id;
  return (await projectsOf(tx, person))
    .filter(({ id, enabled }) => enabled && isOfToken(id))
    .map(({ id, name }) => ({ id, name }));
}
