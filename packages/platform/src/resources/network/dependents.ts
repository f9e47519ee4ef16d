import type { Dependents } from '../kit/dependents.ts';
import { portsOfNetwork } from '../port/index.ts';
import type { NetworkRecord } from './records.ts';

/** A network stays while it has ports. */
export const networkDependents: Dependents<NetworkRecord> = {
  by: 'ports',
  count: async (tx, { id }) => (await portsOfNetwork(tx, id)).length,
  said: (name, many) => `'${name}' has ${many('port')}`,
};
