import { canHaveFloatingIp, type FieldProblem, type FieldProblems, problem } from '@skydeck/contract';
import { type JobHandler, scheduleJob } from '../../../tasks/scheduler.ts';
import { normalizeAddress } from '../../kit/ranges.ts';
import { portRecords } from '../../port/records.ts';
import { routerRecords } from '../../router/records.ts';
import type { Tx } from '../../../store/store.ts';
import { type FloatingIpRecord, floatingIpRecords, unassigned } from '../records.ts';
import { addressesInUse, isIpv4, natPathsOf, whyNotReachable } from '../nat-paths.ts';

interface AssignableIp {
  /** Left out: it is new. */
  readonly id?: string;
  readonly floating_network_id: string;
  readonly project_id: string;
}

type Assignment = Pick<FloatingIpRecord, 'port_id' | 'fixed_ip_address' | 'router_id' | 'status'>;
export type AssignmentPlan = { readonly facts: Assignment } | { readonly problems: FieldProblems };

const refuse = (path: string, wrong: FieldProblem): AssignmentPlan => ({ problems: { [path]: wrong } });

/** What a floating IP will be once it is assigned, or why it cannot be. */
export async function planAssignment(
  tx: Tx,
  ip: AssignableIp,
  portId: string,
  address: string | null | undefined,
): Promise<AssignmentPlan> {
  const port = await portRecords.in(tx).get(portId.toLowerCase());
  if (port?.project_id !== ip.project_id || !canHaveFloatingIp(port.device_owner))
    return refuse('port_id', problem('port_unknown', 'There is no such server or load balancer'));
  const candidates = port.fixed_ips.filter(isIpv4);
  const wanted = address ? normalizeAddress(address) : candidates[0]?.ip_address;
  const fixed = candidates.find(({ ip_address }) => ip_address === wanted);
  if (!fixed)
    return address
      ? refuse('fixed_ip_address', problem('address_unknown', `'${address}' is not its address`, { address }))
      : refuse('port_id', problem('port_without_ipv4', 'It has no IPv4 address'));
  const natPaths = await natPathsOf(tx, ip.floating_network_id, ip.project_id);
  const why = whyNotReachable(port, fixed, natPaths, await addressesInUse(tx, ip.floating_network_id, ip.id));
  if (why === 'unreachable')
    return refuse('port_id', problem('port_unreachable', 'No router connects its network with the external network'));
  if (why === 'taken') return refuse('port_id', problem('port_has_floating_ip', 'It has a floating IP already'));
  return {
    facts: {
      port_id: port.id,
      fixed_ip_address: fixed.ip_address,
      router_id: natPaths.get(fixed.subnet_id)?.id ?? null,
      status: 'DOWN',
    },
  };
}

const WIRED = 'floating_ip.wired';
export const WIRING_MS = 2000;

/** The router learns of it a moment later, as Neutron's agent does. */
export const scheduleWiring = (tx: Tx, { id, port_id }: FloatingIpRecord) =>
  scheduleJob(tx, WIRED, id, port_id === null ? null : new Date(tx.now.getTime() + WIRING_MS));

export const cancelWiring = (tx: Tx, id: string) => scheduleJob(tx, WIRED, id, null);

/** A floating IP works as its router does. */
const statuses: Readonly<Record<string, string>> = { ACTIVE: 'ACTIVE', ERROR: 'ERROR' };

export const floatingIpJobHandlers: readonly JobHandler[] = [
  {
    name: WIRED,
    async run(tx, { objectId }) {
      const ip = await floatingIpRecords.in(tx).get(objectId);
      if (!ip || ip.port_id === null || ip.router_id === null) return;
      const router = await routerRecords.in(tx).get(ip.router_id);
      const status = statuses[router?.status ?? ''] ?? 'DOWN';
      if (status === ip.status) return;
      // Nobody changed it: who has it before him may still save.
      await floatingIpRecords.replace(tx, ip, { status, updated_at: tx.now.toISOString() });
    },
  },
];

/** For whoever closes ports: what they had is nobody's. */
export async function releasePorts(tx: Tx, portIds: readonly string[]): Promise<void> {
  if (portIds.length === 0) return;
  for (const ip of await floatingIpRecords.in(tx).all([{ field: 'port_id', in: portIds }])) {
    await cancelWiring(tx, ip.id);
    await floatingIpRecords.revise(tx, ip, unassigned);
  }
}
