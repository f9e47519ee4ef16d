import {
  canHaveFloatingIp,
  type FieldProblem,
  type FieldProblems,
  type FloatingIpBody,
  type FloatingIpUpdate,
  type PolicyReader,
  problem,
} from '@skydeck/contract';
import { invalid } from '../../http/refusal.ts';
import { normalizeAddress } from '../kit/ranges.ts';
import { noAddressLeft, usableNetwork, type UsableNetwork, whyNotExternal } from '../network/index.ts';
import type { NetworkRecord } from '../network/records.ts';
import { readTagged } from '../kit/tagged.ts';
import { chosenAddress, newMac, nextAddresses, portsOfNetwork } from '../port/index.ts';
import { type FixedIp, type PortRecord, portRecords } from '../port/records.ts';
import { refuseOverQuota } from '../quota/index.ts';
import type { RouterRecord } from '../router/records.ts';
import type { Tx } from '../../store/store.ts';
import { addressesInUse, isIpv4, natPathsOf, whyNotReachable } from './nat-paths.ts';
import { type FloatingIpRecord, unassigned } from './records.ts';

// What a call makes of a floating IP, before any engine writes it.

interface NewFloatingIp {
  readonly floating_network_id: string;
  readonly fixed: FixedIp;
  /** Where it leads from the beginning. */
  readonly assignment: Assignment;
}

/** A new one. Throws all that is wrong with it, and 409 `quota_exceeded`. */
export async function planNewFloatingIp(tx: Tx, owner: PolicyReader, body: FloatingIpBody): Promise<NewFloatingIp> {
  const floating_network_id = body.floating_network_id.toLowerCase();
  const address = await planAddress(tx, owner, body);
  const assignment: AssignmentPlan = body.port_id
    ? await planAssignment(tx, { ...owner, floating_network_id }, body.port_id, body.fixed_ip_address)
    : { facts: unassigned };
  if ('problems' in address || 'problems' in assignment) throw invalid(problemsOfNew(address, assignment));
  await refuseOverQuota(tx, owner.project_id, 'floating_ips');
  return { floating_network_id, fixed: address.fixed, assignment: assignment.facts };
}

/** What the network is not open for is no fault of the port. */
export function problemsOfNew(address: AddressPlan, assignment: AssignmentPlan): FieldProblems {
  const wrong = problemsIn(address);
  return 'floating_network_id' in wrong ? wrong : { ...wrong, ...problemsIn(assignment) };
}

const problemsIn = (plan: AddressPlan | AssignmentPlan): FieldProblems => ('problems' in plan ? plan.problems : {});

interface FloatingIpPlan {
  readonly changes: Partial<FloatingIpRecord>;
  /** Whether it leads elsewhere than before. */
  readonly isMoved: boolean;
}

/** What a change makes of one. Throws why it cannot be assigned so. */
export async function planFloatingIpUpdate(
  tx: Tx,
  ip: FloatingIpRecord,
  { port_id: portId, fixed_ip_address: address, ...texts }: FloatingIpUpdate,
): Promise<FloatingIpPlan> {
  const tagged = readTagged(texts);
  if (portId === undefined) return { changes: tagged, isMoved: false };
  const plan: AssignmentPlan = portId === null ? { facts: unassigned } : await planAssignment(tx, ip, portId, address);
  if ('problems' in plan) throw invalid(plan.problems);
  const isMoved = plan.facts.port_id !== ip.port_id || plan.facts.fixed_ip_address !== ip.fixed_ip_address;
  return { changes: { ...tagged, ...(isMoved && plan.facts) }, isMoved };
}

type AddressPlan = { readonly fixed: FixedIp } | { readonly problems: FieldProblems };

/** The address outside: the one that was asked for, or the next free one. */
async function planAddress(tx: Tx, owner: PolicyReader, body: FloatingIpBody): Promise<AddressPlan> {
  const whyNot = (network: NetworkRecord) => whyNotExternal(network, owner, 'floating IPs');
  const usable = await usableNetwork(tx, { owner, networkId: body.floating_network_id, whyNot, version: 4 });
  if ('wrong' in usable) return { problems: { floating_network_id: usable.wrong } };
  const ports = await portsOfNetwork(tx, usable.network.id);
  return addressIn({ ...usable, ports, mac: newMac(tx) }, body.floating_ip_address);
}

interface Outside extends UsableNetwork {
  /** All that stands in the network. */
  readonly ports: readonly PortRecord[];
  /** Of the port that it will have. */
  readonly mac: string;
}

export function addressIn(
  { network, subnets, ports, mac }: Outside,
  asked: FloatingIpBody['floating_ip_address'],
): AddressPlan {
  if (asked) {
    const chosen = chosenAddress(asked, subnets, ports, { version: 4 });
    return 'wrong' in chosen ? { problems: { floating_ip_address: chosen.wrong } } : chosen;
  }
  const [fixed] = nextAddresses(subnets, ports, mac);
  return fixed ? { fixed } : { problems: { floating_network_id: noAddressLeft(network) } };
}

interface AssignableIp {
  /** Left out: it is new. */
  readonly id?: string;
  readonly floating_network_id: string;
  readonly project_id: string;
}

type Assignment = Pick<FloatingIpRecord, 'port_id' | 'fixed_ip_address' | 'router_id' | 'status'>;
type AssignmentPlan = { readonly facts: Assignment } | { readonly problems: FieldProblems };

/** What a floating IP will be once it is assigned, or why it cannot be. */
export async function planAssignment(
  tx: Tx,
  ip: AssignableIp,
  portId: string,
  address: string | null | undefined,
): Promise<AssignmentPlan> {
  const port = await portRecords.in(tx).get(portId.toLowerCase());
  const natPaths = await natPathsOf(tx, ip.floating_network_id, ip.project_id);
  return assignmentTo(port, address, {
    projectId: ip.project_id,
    natPaths,
    taken: await addressesInUse(tx, ip.floating_network_id, ip.id),
  });
}

interface Inside {
  /** Whose the floating IP is. */
  readonly projectId: string;
  /** The router of each subnet that leads to the external network. */
  readonly natPaths: ReadonlyMap<string, RouterRecord>;
  /** What has a floating IP of the external network: `port address`. */
  readonly taken: ReadonlySet<string>;
}

const refuse = (path: string, wrong: FieldProblem): AssignmentPlan => ({ problems: { [path]: wrong } });

export function assignmentTo(
  port: PortRecord | null,
  address: string | null | undefined,
  { projectId, natPaths, taken }: Inside,
): AssignmentPlan {
  if (port?.project_id !== projectId || !canHaveFloatingIp(port.device_owner))
    return refuse('port_id', problem('port_unknown', 'There is no such server or load balancer'));
  const candidates = port.fixed_ips.filter(isIpv4);
  const wanted = address ? normalizeAddress(address) : candidates[0]?.ip_address;
  const fixed = candidates.find(({ ip_address }) => ip_address === wanted);
  if (!fixed)
    return address
      ? refuse('fixed_ip_address', problem('address_unknown', `'${address}' is not its address`, { address }))
      : refuse('port_id', problem('port_without_ipv4', 'It has no IPv4 address'));
  const why = whyNotReachable(port, fixed, natPaths, taken);
  if (why === 'unreachable')
    return refuse('port_id', problem('port_unreachable', 'No router connects its network with the external network'));
  if (why === 'taken') return refuse('port_id', problem('port_has_floating_ip', 'It has a floating IP already'));
  const router_id = natPaths.get(fixed.subnet_id)?.id ?? null;
  return { facts: { port_id: port.id, fixed_ip_address: fixed.ip_address, router_id, status: 'DOWN' } };
}
