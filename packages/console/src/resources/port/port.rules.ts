import { parseAddress, type Port, type Version } from '@skydeck/contract';
import { statesOf } from '../../kit/states.rules.ts';

/** An address of a port: what is chosen where a port may have several. */
export interface PortAddress {
  readonly portId: string;
  readonly address: string;
}

/** A choice as a form's field has it: `{portId} {address}`; '' is none. */
export const keyOfAddress = ({ portId, address }: PortAddress): string => `${portId} ${address}`;

export function readAddressKey(key: string): PortAddress | null {
  const [portId, address] = key.split(' ');
  return portId && address ? { portId, address } : null;
}

/** The port's addresses, or those of one IP version. */
export const addressesOfPort = ({ fixed_ips }: Pick<Port, 'fixed_ips'>, version?: Version): string[] =>
  fixed_ips
    .map(({ ip_address }) => ip_address)
    .filter((address) => version === undefined || parseAddress(address)?.version === version);

export const {
  statuses: portStatuses,
  isKnownStatus,
  stateOf,
} = statesOf({ ACTIVE: 'healthy', DOWN: 'stopped', BUILD: 'progress', ERROR: 'error' });
