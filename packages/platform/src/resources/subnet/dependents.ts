import type { Dependents } from '../kit/dependents.ts';
import { addressesIn, portsOfNetwork } from '../port/index.ts';
import type { SubnetRecord } from './records.ts';

/** A subnet stays while anything has an address in it. */
export const subnetDependents: Dependents<SubnetRecord> = {
  by: 'addresses',
  nameOf: ({ cidr }) => cidr,
  count: async (tx, subnet) => addressesIn(subnet, await portsOfNetwork(tx, subnet.network_id)).length,
  said: (cidr, addresses) => `In use of ${cidr}: ${addresses('address')}`,
};
