import { type FieldProblem, type FieldProblems, outOfRange, problem } from '../errors.ts';
import { isVlanId, VLAN_ID } from '../rules/networks.ts';
import { checkOverlap, checkSubnet } from '../subnet/rules.ts';
import { EVERYONE, isPrivateNetwork } from './access.ts';
import type { Network, PhysicalNetwork, PrivateNetworkBody, RbacPolicy } from './model.ts';

/** The rules of a new network, private or not, that need more than one field. Paths are those of the body. */
export function checkPrivateNetwork(body: Pick<PrivateNetworkBody, 'ipam_enabled' | 'subnets'>): FieldProblems {
  const subnets = body.subnets ?? [];
  if (!body.ipam_enabled && subnets.length > 0)
    return { subnets: problem('needs_ipam', 'Subnets need IP address management') };
  const problems: FieldProblems = {};
  for (const [at, subnet] of subnets.entries()) {
    for (const [path, wrong] of Object.entries(checkSubnet(subnet))) problems[`subnets.${at}.${path}`] = wrong;
    const before = subnets.slice(0, at).map(({ cidr }) => cidr);
    const overlapping = checkOverlap(subnet.cidr, before);
    if (overlapping) problems[`subnets.${at}.cidr`] ??= overlapping;
  }
  return problems;
}

interface Uplink {
  readonly physical_network: string;
  /** null: untagged. */
  readonly vlan_id: number | null;
}

/** Whether a network fits on the hosts: `known` are all their physical networks (Neutron's FlatNetworkInUse, VlanIdInUse). */
export function checkUplink(
  { physical_network: name, vlan_id }: Uplink,
  known: readonly PhysicalNetwork[],
): FieldProblems {
  const physical = known.find((one) => one.name === name);
  const wrongVlan = vlan_id === null ? null : checkVlan(vlan_id, physical);
  return {
    ...whereWrong('physical_network', checkPhysical(name, physical, vlan_id === null)),
    ...whereWrong('vlan_id', wrongVlan),
  };
}

const whereWrong = (path: string, wrong: FieldProblem | null): FieldProblems => (wrong ? { [path]: wrong } : {});

function checkPhysical(name: string, physical: PhysicalNetwork | undefined, isUntagged: boolean): FieldProblem | null {
  if (name.trim() === '') return problem('required', 'A physical network is required');
  if (!physical) return problem('physical_network_unknown', `The hosts have no physical network '${name}'`, { name });
  if (isUntagged && physical.untagged_in_use)
    return problem('untagged_in_use', `'${name}' has an untagged network`, { physical: name });
  return null;
}

function checkVlan(id: number, physical: PhysicalNetwork | undefined): FieldProblem | null {
  if (!isVlanId(id)) return outOfRange('vlan_id', VLAN_ID);
  if (physical?.vlans_in_use.includes(id))
    return problem('vlan_in_use', `VLAN ${id} of '${physical.name}' has a network`, { id, physical: physical.name });
  return null;
}

interface AccessContext {
  readonly network: Pick<Network, 'type' | 'project_id'>;
  /** Whoever administers the whole cloud may open a network to everybody (Neutron's `restrict_wildcard`). */
  readonly mayOpenToEveryone: boolean;
}

/** The rules of a network's policies. Paths are those of the body. */
export function checkAccess(policies: readonly RbacPolicy[], context: AccessContext): FieldProblems {
  const problems: FieldProblems = {};
  for (const [at, policy] of policies.entries()) {
    const path = `rbac_policies.${at}`;
    const wrong = checkTarget(policy, policies.slice(0, at), context);
    if (wrong) problems[`${path}.${policy.target_domain === undefined ? 'target_project' : 'target_domain'}`] = wrong;
    if (isPrivateNetwork(context.network) && policy.actions.includes('access_as_external'))
      problems[`${path}.actions`] = problem('routed_needs_physical', 'A private network is no way out for routers');
  }
  return problems;
}

/** One target: a project, a domain or everybody. */
function checkTarget(
  { target_project: project, target_domain: domain }: RbacPolicy,
  before: readonly RbacPolicy[],
  { network, mayOpenToEveryone }: AccessContext,
): FieldProblem | null {
  if (domain !== undefined) {
    if (project !== undefined) return problem('unknown_field', 'A policy that names a project names no domain');
    if (domain.trim() === '') return problem('required', 'A domain is required');
    const isTwice = before.some(({ target_domain }) => target_domain === domain);
    return isTwice ? problem('duplicate', 'This domain is listed twice') : null;
  }
  if (project === undefined || project.trim() === '') return problem('required', 'A project is required');
  if (before.some(({ target_project }) => target_project === project))
    return problem('duplicate', 'This project is listed twice');
  if (project === network.project_id) return problem('own_project', "The network is this project's own");
  return project === EVERYONE && !mayOpenToEveryone
    ? problem('everyone_by_system', 'Only an administrator of the cloud may open a network to all projects')
    : null;
}
