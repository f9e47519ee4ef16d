import { type FieldProblem, type FieldProblems, problem } from '../errors.ts';
import { isVlanId, VLAN_ID } from '../rules/networks.ts';
import { checkSubnet } from '../subnet/rules.ts';
import type { PhysicalNetwork, PrivateNetworkBody } from './model.ts';

/** The rules of a new network, private or not, that need more than one field. Paths are those of the body. */
export function checkPrivateNetwork(body: Pick<PrivateNetworkBody, 'ipam_enabled' | 'subnets'>): FieldProblems {
  const subnets = body.subnets ?? [];
  if (!body.ipam_enabled && subnets.length > 0)
    return { subnets: problem('needs_ipam', 'Subnets need IP address management') };
  const problems: FieldProblems = {};
  for (const [at, subnet] of subnets.entries()) {
    for (const [path, wrong] of Object.entries(checkSubnet(subnet))) problems[`subnets.${at}.${path}`] = wrong;
    if (subnets.findIndex((other) => other.ip_version === subnet.ip_version) < at) {
      problems[`subnets.${at}.ip_version`] = problem('duplicate', `There is another IPv${subnet.ip_version} subnet`);
    }
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
  if (!isVlanId(id)) return problem('out_of_range', `From ${VLAN_ID.least} to ${VLAN_ID.most}`, { ...VLAN_ID });
  if (physical?.vlans_in_use.includes(id))
    return problem('vlan_in_use', `VLAN ${id} of '${physical.name}' has a network`, { id, physical: physical.name });
  return null;
}
