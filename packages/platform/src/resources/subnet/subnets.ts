import type { Tx } from '../../store/store.ts';
import { type SubnetRecord, subnetRecords } from './records.ts';
import { cidrOf } from '../kit/ranges.ts';

/** In their order: see `subnetsInOrder`. */
export const subnetsOfNetwork = async (tx: Tx, networkId: string): Promise<SubnetRecord[]> =>
  subnetsInOrder(await subnetRecords.in(tx).all([{ field: 'network_id', equals: networkId }]));

/** In which a new port asks them for an address: IPv4 first, the older first; those of one call as their addresses follow. */
export const subnetsInOrder = (subnets: readonly SubnetRecord[]): SubnetRecord[] =>
  subnets.toSorted(
    (one, other) =>
      one.ip_version - other.ip_version ||
      one.created_at.localeCompare(other.created_at) ||
      (cidrOf(one).first < cidrOf(other).first ? -1 : 1),
  );

export const cidrsText = (subnets: readonly { readonly cidr: string }[]) => subnets.map(({ cidr }) => cidr).join(' ');
