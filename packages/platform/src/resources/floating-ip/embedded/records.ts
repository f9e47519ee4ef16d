import { indexOf, withNextRevision } from '../../../engines/embedded/records.ts';
import { valueOf } from '../../../engines/embedded/ranges.ts';
import { type Actor, owns } from '../../../engines/embedded/access.ts';
import { notFound } from '../../../http/refusal.ts';
import type { Tx } from '../../../store/store.ts';

/** A floating IP, which is a port of its external network, too: that keeps its address from being handed out twice. */
export interface FloatingIpRecord {
  readonly id: string;
  /** Its address. */
  readonly name: string;
  /** The same as text that is sorted as the number it is. */
  readonly address_key: string;
  readonly status: string;
  readonly floating_network_id: string;
  readonly port_id: string | null;
  readonly fixed_ip_address: string | null;
  readonly router_id: string | null;
  readonly description: string;
  readonly project_id: string;
  readonly domain_id: string;
  readonly revision_number: number;
  readonly created_at: string;
  readonly updated_at: string;
}

export const floatingIpsIn = (tx: Tx) => tx.documents<FloatingIpRecord>('floating_ip');

/** The largest IPv4 address has ten digits. */
export const addressKeyOf = (address: string) => valueOf(address).toString().padStart(10, '0');

/** Throws 404 for what the actor may not see. */
export async function findFloatingIp(tx: Tx, actor: Actor, id: string): Promise<FloatingIpRecord> {
  const found = await floatingIpsIn(tx).get(id);
  if (!found || !owns(actor, found)) throw notFound('floating_ip');
  return found;
}

export async function reviseFloatingIp(
  tx: Tx,
  ip: FloatingIpRecord,
  changes: Partial<FloatingIpRecord>,
): Promise<FloatingIpRecord> {
  const changed = withNextRevision(ip, changes, tx.now);
  await floatingIpsIn(tx).replace(changed, indexOf(changed));
  return changed;
}

export const unassigned = { port_id: null, fixed_ip_address: null, router_id: null, status: 'DOWN' } as const;
