import { type FieldProblem, type PolicyReader, problem } from '@skydeck/contract';
import type { Tx } from '../../store/store.ts';
import { subnetsOfNetwork } from '../subnet/index.ts';
import { type NetworkRecord, networkRecords } from './records.ts';
import type { SubnetRecord } from '../subnet/records.ts';
import { allowsGateway, allowsPort, isSeenBy } from './visibility.rules.ts';

export interface UsableNetwork {
  readonly network: NetworkRecord;
  /** IPv4 first. */
  readonly subnets: readonly SubnetRecord[];
}

interface Unusable {
  readonly wrong: FieldProblem;
}

interface Use {
  /** Whose port it is to be, whoever asks. */
  readonly owner: PolicyReader;
  /** The id as somebody wrote it. */
  readonly networkId: string;
  /** What the network must be open for, or null. */
  whyNot(network: NetworkRecord): FieldProblem | null;
  /** Left out: subnets of both. */
  readonly version?: 4;
}

/** A network in which a project can have one more port, or what is wrong with naming it. `found`: what has the id. */
export function checkUsable<Found extends UsableNetwork>(
  found: Found | null,
  { owner, whyNot, version }: Omit<Use, 'networkId'>,
): Found | Unusable {
  if (!found || !isSeenBy(owner, found.network))
    return { wrong: problem('network_unknown', 'There is no such network') };
  const wrong = whyNot(found.network);
  if (wrong) return { wrong };
  const subnets = found.subnets.filter(({ ip_version }) => version === undefined || ip_version === version);
  if (subnets.length > 0) return { ...found, subnets };
  const { name } = found.network;
  const kind = version === undefined ? 'subnet' : `IPv${version} subnet`;
  return { wrong: problem('network_without_subnets', `'${name}' has no ${kind}`, { name }) };
}

/** The same for a network that is yet to be read. */
export async function usableNetwork(tx: Tx, use: Use): Promise<UsableNetwork | Unusable> {
  const network = await networkRecords.in(tx).get(use.networkId.toLowerCase());
  return checkUsable(network && { network, subnets: await subnetsOfNetwork(tx, network.id) }, use);
}

/** Why a project cannot have a port of its own in a network, or null. */
export const whyNotDirect = (network: NetworkRecord, owner: PolicyReader): FieldProblem | null =>
  allowsPort(network, owner)
    ? null
    : problem('network_not_direct', `'${network.name}' is open for gateways only`, { name: network.name });

/** Why a project cannot reach the outside through a network, with its gateways or floating IPs; or null. */
export const whyNotExternal = (
  network: NetworkRecord,
  owner: PolicyReader,
  what: 'gateways' | 'floating IPs',
): FieldProblem | null =>
  network.router_external && allowsGateway(network, owner)
    ? null
    : problem('network_not_external', `'${network.name}' is not open for ${what}`, { name: network.name });

export const noAddressLeft = ({ name }: Pick<NetworkRecord, 'name'>): FieldProblem =>
  problem('no_addresses_left', `'${name}' has no address left`, { name });
