import { checkOverlap, type FieldProblems, problem, type SubnetBody, type SubnetUpdate } from '@skydeck/contract';
import { invalid, Refusal, refuseOldRevision } from '../../http/refusal.ts';
import type { Tx } from '../../store/store.ts';
import { isIn, normalizeAddress, rangesOf, valueOf } from '../kit/ranges.ts';
import { findOwnNetwork, type NetworkEditor, type NetworkRecord } from '../network/records.ts';
import { addressesIn, portsOfNetwork } from '../port/index.ts';
import { refuseOverQuota } from '../quota/index.ts';
import type { SubnetRecord } from './records.ts';
import { checkChanged, inOrder, readDraft, type SubnetFacts } from './subnet-draft.ts';
import { subnetsOfNetwork } from './subnets.ts';
import { findSubnet } from './visibility.ts';

// What a call makes of a subnet, before any engine writes it.

/**
 * A new subnet in a network of the editor's. Throws 400 for what is wrong with it, 403 for a network that others shared, and
 * 409 `quota_exceeded`.
 */
export async function planNewSubnet(
  tx: Tx,
  editor: NetworkEditor,
  { network_id, ...draft }: SubnetBody,
): Promise<{ readonly network: NetworkRecord; readonly facts: SubnetFacts }> {
  const network = await networkOfBody(tx, editor, network_id);
  const { problems, facts } = readDraft(draft);
  if (!network.ipam_enabled) problems['network_id'] = problem('needs_ipam', 'Subnets need IP address management');
  const others = await subnetsOfNetwork(tx, network.id);
  const overlapping = checkOverlap(
    draft.cidr,
    others.map(({ cidr }) => cidr),
  );
  if (overlapping) problems['cidr'] ??= overlapping;
  if (!facts || Object.keys(problems).length > 0) throw invalid(problems);
  await refuseOverQuota(tx, network.project_id, 'subnets');
  return { network, facts };
}

/** A network named in the body is a field: what is not there is the field's problem, not a 404 of the page. */
async function networkOfBody(tx: Tx, editor: NetworkEditor, id: string) {
  try {
    return await findOwnNetwork(tx, editor, id.toLowerCase(), 'POST');
  } catch (cause) {
    if (!(cause instanceof Refusal) || cause.status !== 404) throw cause;
    throw invalid({ network_id: problem('network_unknown', 'There is no such network') });
  }
}

/** What a subnet becomes. Throws 400 for what is wrong with it, 412, and 403 as `planNewSubnet`. */
export async function planSubnetUpdate(
  tx: Tx,
  editor: NetworkEditor,
  id: string,
  body: SubnetUpdate,
  revision: number | null,
): Promise<{ readonly subnet: SubnetRecord; readonly network: NetworkRecord; readonly wanted: SubnetRecord }> {
  const subnet = await findSubnet(tx, editor, id);
  const network = await findOwnNetwork(tx, editor, subnet.network_id, 'PATCH');
  refuseOldRevision(subnet, revision);
  const wanted = withChanges(subnet, body);
  const problems = { ...checkChanged(subnet, wanted, body.allocation_pools !== undefined) };
  if (Object.keys(problems).length === 0) Object.assign(problems, await useProblems(tx, subnet, wanted));
  if (Object.keys(problems).length > 0) throw invalid(problems);
  return { subnet, network, wanted: spelled(wanted) };
}

/** In the one spelling that is kept. */
const spelled = (wanted: SubnetRecord): SubnetRecord => ({
  ...wanted,
  gateway_ip: wanted.gateway_ip === null ? null : normalizeAddress(wanted.gateway_ip),
  allocation_pools: inOrder(wanted.allocation_pools),
  dns_nameservers: wanted.dns_nameservers.map(normalizeAddress),
});

const withChanges = (subnet: SubnetRecord, body: SubnetUpdate): SubnetRecord => ({
  ...subnet,
  name: (body.name ?? subnet.name).trim(),
  // null is a wish: no gateway.
  gateway_ip: body.gateway_ip === undefined ? subnet.gateway_ip : body.gateway_ip,
  enable_dhcp: body.enable_dhcp ?? subnet.enable_dhcp,
  allocation_pools: body.allocation_pools ?? subnet.allocation_pools,
  dns_nameservers: body.dns_nameservers ?? subnet.dns_nameservers,
});

/** What the addresses that are handed out forbid. */
async function useProblems(tx: Tx, before: SubnetRecord, wanted: SubnetRecord): Promise<FieldProblems> {
  const used = addressesIn(before, await portsOfNetwork(tx, before.network_id));
  const isUsed = (address: string | null) =>
    address !== null && used.some((other) => valueOf(other) === valueOf(address));
  const problems: FieldProblems = {};
  if (!isSame(before.gateway_ip, wanted.gateway_ip)) {
    // Neutron's GatewayIpInUse: a router answers at the address that hosts were given as their gateway.
    if (isUsed(before.gateway_ip)) {
      problems['gateway_ip'] = problem('gateway_in_use', 'A router has the gateway address', {
        address: before.gateway_ip,
      });
    } else if (isUsed(wanted.gateway_ip)) {
      problems['gateway_ip'] = problem('address_taken', `${wanted.gateway_ip} is in use`, {
        address: wanted.gateway_ip,
      });
    }
  }
  const [now, then] = [rangesOf(before.allocation_pools), rangesOf(wanted.allocation_pools)];
  const lost = used.find((address) => isIn(now, valueOf(address)) && !isIn(then, valueOf(address)));
  if (lost !== undefined) {
    problems['allocation_pools'] = problem('pool_address_in_use', `${lost} is in use and must stay in a pool`, {
      address: lost,
    });
  }
  return problems;
}

const isSame = (one: string | null, other: string | null) =>
  one === null || other === null ? one === other : valueOf(one) === valueOf(other);
