import type { FixedIp } from '../port/records.ts';
import { ownedCollection, type OwnedRecord } from '../kit/owned-collection.ts';

/** What the engine keeps of a server; where it stands is in the ports whose device it is. */
export interface ServerRecord extends OwnedRecord {
  readonly status: string;
  readonly task_state: string | null;
  readonly flavor: { readonly original_name: string; readonly vcpus: number; readonly ram: number };
  /** The first is the boot volume. */
  readonly volumes: readonly { readonly id: string; readonly delete_on_termination: boolean }[];
  /** The networks it stands in, kept for the filter by network; the ports say the rest. */
  readonly interfaces: readonly { readonly network_id: string }[];
  /** The addresses of its ports, for the free-text search. */
  readonly addresses: string;
  readonly updated_at: string;
}

export const serverRecords = ownedCollection<ServerRecord>('server');

/** What a server's document repeats of its ports. */
export const portFieldsOf = (
  ports: readonly { readonly network_id: string; readonly fixed_ips: readonly FixedIp[] }[],
): Pick<ServerRecord, 'interfaces' | 'addresses'> => ({
  interfaces: ports.map(({ network_id }) => ({ network_id })),
  addresses: ports.flatMap(({ fixed_ips }) => fixed_ips.map(({ ip_address }) => ip_address)).join(' '),
});
