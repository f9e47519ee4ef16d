import { type FloatingIp, type FloatingTarget, isAssigned } from '@skydeck/contract';
import { statesOf } from '../../kit/states.rules.ts';

export const floatingIpStates = statesOf({ ACTIVE: 'healthy', DOWN: 'stopped', ERROR: 'error' });

/** A key of this folder's words, or false when nothing stands in the way. */
export const whyNotUnassign = (ip: Pick<FloatingIp, 'port_id'>) => !isAssigned(ip) && ('blocked.free' as const);

type Key = Pick<FloatingTarget, 'port_id' | 'fixed_ip_address'>;

/** A choice as a form's field has it. */
export const keyOfTarget = ({ port_id: portId, fixed_ip_address: address }: Key): string => `${portId} ${address}`;

export function readTarget(key: string): { port_id: string; fixed_ip_address: string } | null {
  const [portId, address] = key.split(' ');
  return portId && address ? { port_id: portId, fixed_ip_address: address } : null;
}

/** What has an assigned one, as its choice; it has no network to tell of. */
export const optionTarget = ({ port_id, fixed_ip_address, attachment }: FloatingIp) =>
  port_id !== null && fixed_ip_address !== null
    ? {
        id: keyOfTarget({ port_id, fixed_ip_address }),
        object_name: attachment?.object_name ?? '',
        fixed_ip_address,
        network_name: '',
      }
    : undefined;

/** Why there is nothing to choose, by the first of those that are blocked: a key of this folder's words. */
export const whyNoTarget = (first: Pick<FloatingTarget, 'blocked'> | undefined) =>
  first ? (first.blocked === 'unreachable' ? 'target.unreachable' : 'target.taken') : ('target.none' as const);
