import type { OwnProject } from '@skydeck/contract';
import { accountsOf } from '../accounts/documents.ts';
import type { Tx } from '../store/store.ts';
import { ownProjects, type Person } from './rights.ts';

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
