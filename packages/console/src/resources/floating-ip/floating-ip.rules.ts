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

/** Those that can be chosen: what the floating IP leads to now stays among them. */
export const fittingTargets = (targets: readonly FloatingTarget[], current: string): FloatingTarget[] =>
  targets.filter((target) => target.blocked === null || keyOfTarget(target) === current);

/** Why there is nothing to choose: a key of this folder's words, or false. */
export function whyNoTarget(targets: readonly FloatingTarget[], fitting: readonly FloatingTarget[]) {
  if (fitting.length > 0) return false;
  if (targets.length === 0) return 'target.none' as const;
  return targets.some(({ blocked }) => blocked === 'unreachable')
    ? ('target.unreachable' as const)
    : ('target.taken' as const);
}
