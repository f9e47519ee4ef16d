import type { Port } from '@skydeck/contract';
import { statesOf } from '../../kit/states.rules.ts';

export const addressesOfPort = ({ fixed_ips }: Pick<Port, 'fixed_ips'>): string[] =>
  fixed_ips.map(({ ip_address }) => ip_address);

export const {
  statuses: portStatuses,
  isKnownStatus,
  stateOf,
} = statesOf({ ACTIVE: 'healthy', DOWN: 'stopped', BUILD: 'progress', ERROR: 'error' });
