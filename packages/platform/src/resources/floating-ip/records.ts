import type { RouterDependent } from '../router/records.ts';
import { allOf, idsOf } from '../kit/find-records.ts';
import { portRecords } from '../port/records.ts';
import type { TaggedRecord } from '../kit/tagged.ts';
import type { Tx } from '../../store/store.ts';
import { type RevisedRecord, revisedCollection } from '../kit/owned-collection.ts';

/**
 * A floating IP is named by its address. It is a port of its external network, too: that keeps the address from being handed
 * out twice.
 */
export interface FloatingIpRecord extends RevisedRecord, TaggedRecord {
  /** Its `name`, as text that is sorted as the number it is. */
  readonly address_key: string;
  readonly status: string;
  readonly floating_network_id: string;
  readonly port_id: string | null;
  readonly fixed_ip_address: string | null;
  readonly router_id: string | null;
}

export const floatingIpRecords = revisedCollection<FloatingIpRecord>('floating_ip');

export const unassigned = { port_id: null, fixed_ip_address: null, router_id: null, status: 'DOWN' } as const;

/** A floating IP depends on the router that translates it: while it is assigned, the router keeps both ports. */
export async function floatingIpDependents(tx: Tx, routerIds: readonly string[]): Promise<RouterDependent[]> {
  const ips = await allOf(floatingIpRecords.in(tx), 'router_id', routerIds);
  const ports = await allOf(portRecords.in(tx), 'id', idsOf(ips, 'port_id'));
  const addressesOfPort = new Map(ports.map(({ id, fixed_ips }) => [id, fixed_ips]));
  return ips.flatMap(({ router_id, port_id, fixed_ip_address }) => {
    if (router_id === null || port_id === null) return [];
    const inside = addressesOfPort.get(port_id)?.filter(({ ip_address }) => ip_address === fixed_ip_address) ?? [];
    return [{ router_id, subnet_ids: inside.map(({ subnet_id }) => subnet_id) }];
  });
}
