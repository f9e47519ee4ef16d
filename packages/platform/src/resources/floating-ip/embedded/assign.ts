import { canHaveFloatingIp, type FieldProblem, type FieldProblems, problem } from '@skydeck/contract';
import { type Bell, setAlarm } from '../../../engines/embedded/alarms.ts';
import { announceNeeded } from '../../../engines/embedded/announce.ts';
import { normalAddress } from '../../../engines/embedded/ranges.ts';
import { indexOf, portsIn, routersIn } from '../../../engines/embedded/records.ts';
import type { Tx } from '../../../store/store.ts';
import { type FloatingIpRecord, floatingIpsIn, reviseFloatingIp, unassigned } from './records.ts';
import { announceFloatingIp } from './views.ts';
import { isIpv4, takenInside, waysOut, whyNotReach } from './ways.ts';

interface Place {
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
  ip: Place,
  portId: string,
  address: string | null | undefined,
): Promise<AssignmentPlan> {
  const port = await portsIn(tx).get(portId.toLowerCase());
  if (port?.project_id !== ip.project_id || !canHaveFloatingIp(port.device_owner))
    return refuse('port_id', problem('port_unknown', 'There is no such server or load balancer'));
  const candidates = port.fixed_ips.filter(isIpv4);
  const wanted = address ? normalAddress(address) : candidates[0]?.ip_address;
  const fixed = candidates.find(({ ip_address }) => ip_address === wanted);
  if (!fixed)
    return address
      ? refuse('fixed_ip_address', problem('address_unknown', `'${address}' is not its address`, { address }))
      : refuse('port_id', problem('port_without_ipv4', 'It has no IPv4 address'));
  const ways = await waysOut(tx, ip.floating_network_id, ip.project_id);
  const why = whyNotReach(port, fixed, ways, await takenInside(tx, ip.floating_network_id, ip.id));
  if (why === 'unreachable')
    return refuse('port_id', problem('port_unreachable', 'No router connects its network with the external network'));
  if (why === 'taken') return refuse('port_id', problem('port_has_floating_ip', 'It has a floating IP already'));
  return {
    facts: {
      port_id: port.id,
      fixed_ip_address: fixed.ip_address,
      router_id: ways.get(fixed.subnet_id)?.id ?? null,
      status: 'DOWN',
    },
  };
}

const WIRED = 'floating_ip.wired';
export const WIRE_MS = 2000;

/** The router learns of it a moment later, as Neutron's agent does. */
export const wireLater = (tx: Tx, { id, port_id }: FloatingIpRecord) =>
  setAlarm(tx, WIRED, id, port_id === null ? null : new Date(tx.now.getTime() + WIRE_MS));

export const forgetWire = (tx: Tx, id: string) => setAlarm(tx, WIRED, id, null);

/** A floating IP works as its router does. */
const statuses: Readonly<Record<string, string>> = { ACTIVE: 'ACTIVE', ERROR: 'ERROR' };

export const floatingIpBells: readonly Bell[] = [
  {
    name: WIRED,
    async ring(tx, { objectId }) {
      const ip = await floatingIpsIn(tx).get(objectId);
      if (!ip || ip.port_id === null || ip.router_id === null) return;
      const router = await routersIn(tx).get(ip.router_id);
      const status = statuses[router?.status ?? ''] ?? 'DOWN';
      if (status === ip.status) return;
      // Nobody changed it: who has it before him may still save.
      const changed = { ...ip, status, updated_at: tx.now.toISOString() };
      await floatingIpsIn(tx).replace(changed, indexOf(changed));
      await announceFloatingIp(tx, 'updated', changed, { requestId: null });
    },
  },
];

/** For whoever closes ports: what they had is nobody's. */
export async function releasePorts(
  tx: Tx,
  portIds: readonly string[],
  asker: { readonly requestId: string | null },
): Promise<void> {
  if (portIds.length === 0) return;
  for (const ip of await floatingIpsIn(tx).all([{ field: 'port_id', in: portIds }])) {
    await forgetWire(tx, ip.id);
    await announceFloatingIp(tx, 'updated', await reviseFloatingIp(tx, ip, unassigned), asker);
    await announceNeeded(tx, [ip.router_id], asker);
  }
}
