import {
  checkFloatingAddress,
  type FieldProblems,
  type FloatingIp,
  type FloatingIpBody,
  type FloatingIpUpdate,
  parseAddress,
  problem,
} from '@skydeck/contract';
import { newRecord } from '../../../engines/embedded/owner.ts';
import {
  addressesTakenIn,
  closePorts,
  insertPort,
  newMac,
  nextAddress,
  portsOfDevice,
  portsOfNetwork,
  devicePort,
} from '../../port/embedded/ports.ts';
import { refuseOverQuota } from '../../../engines/embedded/quota.ts';
import { cidrOf, normalizeAddress, valueOf } from '../../../engines/embedded/ranges.ts';
import { deviceOwners, type FixedIp, type PortRecord } from '../../port/embedded/records.ts';
import type { SubnetRecord } from '../../subnet/embedded/records.ts';
import type { NetworkRecord } from '../../network/embedded/records.ts';
import { injectFault } from '../../../engines/embedded/fault-injection.ts';
import type { Actor } from '../../../engines/embedded/access.ts';
import { invalid } from '../../../http/refusal.ts';
import type { Tx } from '../../../store/store.ts';
import { noAddressLeft, usableNetwork, whyNotExternal } from '../../network/embedded/usable-network.ts';
import { type AssignmentPlan, cancelWiring, planAssignment, scheduleWiring } from './assign.ts';
import { addressKeyOf, floatingIpRecords, unassigned } from './records.ts';
import { floatingIpViews } from './views.ts';

type AddressPlan = { readonly fixed: FixedIp } | { readonly problems: FieldProblems };

export async function createFloatingIp(tx: Tx, actor: Actor, body: FloatingIpBody): Promise<FloatingIp> {
  const fresh = await newRecord(tx, actor);
  const description = (body.description ?? '').trim();
  injectFault(description, 'create');
  const place = { ...fresh, floating_network_id: body.floating_network_id.toLowerCase() };
  const address = await planAddress(tx, fresh.project_id, body);
  const assignment: AssignmentPlan = body.port_id
    ? await planAssignment(tx, place, body.port_id, body.fixed_ip_address)
    : { facts: unassigned };
  if ('problems' in address || 'problems' in assignment)
    throw invalid({
      ...('problems' in address && address.problems),
      // What the network is not open for is no fault of the port.
      ...('problems' in assignment && !('floating_network_id' in problemsIn(address)) && assignment.problems),
    });
  await refuseOverQuota(tx, fresh.project_id, 'floating_ips');

  const ip = await floatingIpRecords.insert(tx, {
    ...place,
    ...assignment.facts,
    name: address.fixed.ip_address,
    address_key: addressKeyOf(address.fixed.ip_address),
    description,
  });
  // Its port in the external network keeps the address from being handed out twice.
  const outside = devicePort(ip, ip.floating_network_id, deviceOwners.floatingIp);
  await insertPort(tx, { ...outside, fixed_ips: [address.fixed] });
  await scheduleWiring(tx, ip);
  return floatingIpViews.one(tx, ip);
}

const problemsIn = (plan: AddressPlan): FieldProblems => ('problems' in plan ? plan.problems : {});

async function planAddress(tx: Tx, projectId: string, body: FloatingIpBody): Promise<AddressPlan> {
  const whyNot = (network: NetworkRecord) => whyNotExternal(network, projectId, 'floating IPs');
  const usable = await usableNetwork(tx, { projectId, networkId: body.floating_network_id, whyNot, version: 4 });
  if ('wrong' in usable) return { problems: { floating_network_id: usable.wrong } };
  const { network, subnets } = usable;
  const ports = await portsOfNetwork(tx, network.id);
  if (body.floating_ip_address) return planGiven(subnets, ports, body.floating_ip_address);
  const mac = newMac();
  for (const subnet of subnets) {
    const fixed = nextAddress(subnet, ports, mac);
    if (fixed) return { fixed };
  }
  return { problems: { floating_network_id: noAddressLeft(network) } };
}

function planGiven(subnets: readonly SubnetRecord[], ports: readonly PortRecord[], given: string): AddressPlan {
  const wrong = checkFloatingAddress(given, subnets);
  if (wrong) return { problems: { floating_ip_address: wrong } };
  const value = parseAddress(given)?.value ?? 0n;
  const subnet = subnets.find((known) => value >= cidrOf(known).first && value <= cidrOf(known).last);
  const ip_address = normalizeAddress(given);
  if (!subnet || addressesTakenIn(subnet, ports).has(valueOf(ip_address)))
    return {
      problems: {
        floating_ip_address: problem('address_taken', `${ip_address} is in use`, { address: ip_address }),
      },
    };
  return { fixed: { subnet_id: subnet.id, ip_address } };
}

export async function updateFloatingIp(
  tx: Tx,
  actor: Actor,
  id: string,
  body: FloatingIpUpdate,
  revision: number | null,
): Promise<FloatingIp> {
  const ip = await floatingIpRecords.findCurrent(tx, actor, id, revision);
  const description = (body.description ?? ip.description).trim();
  injectFault(description, 'update');
  if (body.port_id === undefined)
    return floatingIpViews.one(tx, await floatingIpRecords.revise(tx, ip, { description }));
  const plan: AssignmentPlan =
    body.port_id === null ? { facts: unassigned } : await planAssignment(tx, ip, body.port_id, body.fixed_ip_address);
  if ('problems' in plan) throw invalid(plan.problems);
  const isSame = plan.facts.port_id === ip.port_id && plan.facts.fixed_ip_address === ip.fixed_ip_address;
  const changed = await floatingIpRecords.revise(tx, ip, { description, ...(!isSame && plan.facts) });
  if (!isSame) await scheduleWiring(tx, changed);
  return floatingIpViews.one(tx, changed);
}

export async function deleteFloatingIp(tx: Tx, actor: Actor, id: string): Promise<void> {
  const ip = await floatingIpRecords.find(tx, actor, id);
  injectFault(ip.description, 'delete');
  await floatingIpRecords.in(tx).remove(id);
  await closePorts(tx, await portsOfDevice(tx, id));
  await cancelWiring(tx, id);
}
