import type { Profile } from '@skydeck/contract';
import { accountsOf } from '../accounts/documents.ts';
import { providerIdOf } from '../providers/provision-account.ts';
import { findUserId } from '../../object-storage/service/s3-users.ts';
import type { Tx } from '../../store/store.ts';
import { allRoles, ownProjects, type Person, rolesInDomain } from '../rights/rights.ts';

export async function profileOf(tx: Tx, person: Person, projectId: string | null): Promise<Profile> {
  const { user } = person;
  const domain = await accountsOf(tx).domains.get(user.domain_id);
  const projects = await ownProjects(tx, person);
  return {
    id: user.id,
    name: user.name,
    full_name: user.full_name,
    email: user.email,
    domain_id: user.domain_id,
    domain_name: domain?.name ?? '',
    project_id: projectId,
    roles: allRoles(person),
    system_permissions: [...user.system_permissions],
    domain_permissions: [...user.domain_permissions],
    assigned_projects: projects.map(({ project, role }) => ({ project_id: project.id, role })),
    identity_provider: await providerIdOf(tx, user.id),
    is_superuser: rolesInDomain(person).includes('superuser'),
    language: user.language,
    s3_user_id: projectId === null ? null : await findUserId(tx, user.id, projectId),
  };
}
