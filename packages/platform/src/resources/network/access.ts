import {
  checkAccess,
  EVERYONE,
  type FieldProblems,
  networkSubjects,
  problem,
  type RbacPolicy,
} from '@skydeck/contract';
import { accountsOf } from '../../identity/accounts/documents.ts';
import { portsOfNetwork } from '../port/index.ts';
import type { NetworkRecord } from './records.ts';
import { deviceOwners, type PortRecord } from '../port/records.ts';
import { allowsGateway, allowsPort } from './visibility.rules.ts';
import type { Scope } from '../../http/scope.ts';
import { invalid } from '../../http/refusal.ts';
import type { Tx } from '../../store/store.ts';

/** Who may use a network besides its own project, and what follows from it. */
export type Access = Pick<NetworkRecord, 'rbac_policies' | 'shared' | 'router_external'>;

const plainId = (id: string) => id.trim().toLowerCase();

/** As they are kept: ids in small letters, each action once. */
export const normalizePolicies = (policies: readonly RbacPolicy[]): RbacPolicy[] =>
  policies.map(({ target_project: project, target_domain: domain, actions }) => ({
    ...(project !== undefined && { target_project: plainId(project) }),
    ...(domain !== undefined && { target_domain: plainId(domain) }),
    actions: [...new Set(actions)],
  }));

/** A network is external while a policy opens it to gateways (Neutron's `access_as_external`). */
export const accessBy = (policies: readonly RbacPolicy[]): Access => ({
  rbac_policies: policies,
  shared: policies.some(
    ({ target_project, actions }) => target_project === EVERYONE && actions.includes('access_as_shared'),
  ),
  router_external: policies.some(({ actions }) => actions.includes('access_as_external')),
});

/** The rules of policies, and those that only the store knows: the projects and domains have to be there. */
export async function accessProblems(
  tx: Tx,
  scope: Scope,
  network: Pick<NetworkRecord, 'type' | 'project_id' | 'domain_id' | 'rbac_policies'>,
  policies: readonly RbacPolicy[],
): Promise<FieldProblems> {
  const wasOpen = network.rbac_policies.some(({ target_project }) => target_project === EVERYONE);
  const problems = checkAccess(policies, {
    network,
    mayOpenToEveryone: scope.may(networkSubjects.physical, 'PATCH') || wasOpen,
  });
  const isInReach = (domainId: string | undefined) =>
    domainId !== undefined && (scope.isSystem || domainId === network.domain_id);
  for (const [at, { target_project: project, target_domain: domain }] of policies.entries()) {
    const path = `rbac_policies.${at}`;
    if (domain && !isInReach((await accountsOf(tx).domains.get(domain))?.id))
      problems[`${path}.target_domain`] ??= problem('unknown_domain', 'There is no such domain');
    if (project && project !== EVERYONE && !isInReach((await accountsOf(tx).projects.get(project))?.domain_id))
      problems[`${path}.target_project`] ??= problem('unknown_project', 'There is no such project');
  }
  return problems;
}

/** What a change of the policies makes of the network; throws 400 for what is wrong or still in use. */
export async function changedAccess(
  tx: Tx,
  scope: Scope,
  network: NetworkRecord,
  wanted: readonly RbacPolicy[],
): Promise<Access> {
  const policies = normalizePolicies(wanted);
  const problems = await accessProblems(tx, scope, network, policies);
  if (Object.keys(problems).length > 0) throw invalid(problems);
  const access = accessBy(policies);
  const losing = await projectsLosingAccess(tx, network, { ...network, ...access });
  if (losing.length > 0)
    throw invalid({
      rbac_policies: problem('access_in_use', `${losing.join(', ')} would lose access and have ports there`, {
        projects: losing.join(', '),
      }),
    });
  return access;
}

/** The projects whose ports would be in a network that is not open to them any more (Neutron's RbacPolicyInUse). */
async function projectsLosingAccess(tx: Tx, before: NetworkRecord, after: NetworkRecord): Promise<string[]> {
  const ports = await portsOfNetwork(tx, before.id);
  const cut = ports.filter((port) => isOpenFor(before, port) && !isOpenFor(after, port));
  const ids = [...new Set(cut.map(({ project_id }) => project_id))];
  const projects = await Promise.all(ids.map((id) => accountsOf(tx).projects.get(id)));
  return projects.map((project, at) => project?.name ?? ids[at] ?? '').toSorted();
}

const gatewayOwners: readonly string[] = [deviceOwners.gateway, deviceOwners.floatingIp];

const isOpenFor = (network: NetworkRecord, port: PortRecord) =>
  gatewayOwners.includes(port.device_owner) ? allowsGateway(network, port) : allowsPort(network, port);
