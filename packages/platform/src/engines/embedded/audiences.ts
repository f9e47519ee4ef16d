import { EVERYONE, type PolicyReader } from '@skydeck/contract';
import { accountsOf } from '../../identity/accounts/documents.ts';
import type { NetworkRecord } from '../../resources/network/embedded/records.ts';
import { idsOf } from './find-records.ts';
import type { Tx } from '../../store/store.ts';

type Audience = readonly (PolicyReader | null)[];

/**
 * Who hears of each of these networks. null stands for everybody; the owner comes last: a system role receives all of them,
 * and the last one must be the whole object. A policy for a domain reaches each of its projects (spec: network.access.domain).
 */
export async function audiences(
  tx: Tx,
  networks: readonly NetworkRecord[],
): Promise<(network: NetworkRecord) => Audience> {
  const policies = networks.flatMap(({ rbac_policies }) => rbac_policies);
  const namesDomain = policies.some(({ target_domain }) => target_domain !== undefined);
  const projects = namesDomain ? await accountsOf(tx).projects.all() : [];
  return (network) => {
    const owner = { project_id: network.project_id, domain_id: network.domain_id };
    if (network.rbac_policies.some(({ target_project }) => target_project === EVERYONE)) return [null, owner];
    const ids = network.rbac_policies.flatMap(({ target_project, target_domain }) => [
      ...(target_project === undefined ? [] : [target_project]),
      ...idsOf(
        projects.filter(({ domain_id }) => domain_id === target_domain),
        'id',
      ),
    ]);
    // Without a policy for a domain nobody needs to know of which domain a project is.
    const domainOf = (id: string) => projects.find((project) => project.id === id)?.domain_id ?? '';
    const others = [...new Set(ids)].filter((id) => id !== owner.project_id);
    return [...others.map((id) => ({ project_id: id, domain_id: domainOf(id) })), owner];
  };
}
