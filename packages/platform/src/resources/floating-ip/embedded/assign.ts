import { type JobHandler, scheduleJob } from '../../../tasks/scheduler.ts';
import { routerRecords } from '../../router/records.ts';
import type { Tx } from '../../../store/store.ts';
import { type FloatingIpRecord, floatingIpRecords, unassigned } from '../records.ts';

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
