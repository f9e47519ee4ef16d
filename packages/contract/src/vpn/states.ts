import { isGoing, isInProgress } from '../progress.ts';
import type { Vpn } from './model.ts';

type HasStatus = Pick<Vpn, 'status'>;

/** While a change is on its way into the router nothing else may be changed, and it cannot be deleted. */
export const isPending = (vpn: HasStatus): boolean => isInProgress('vpn', vpn);

/** Nothing comes after a deletion, another one neither. */
export const isLeaving = (vpn: HasStatus): boolean => isGoing('vpn', vpn);

/** A reason, or false. The server answers 409 `not_allowed_now` with it. */
export function whyNotChangeVpn(vpn: HasStatus) {
  if (isLeaving(vpn)) return 'leaving';
  return isPending(vpn) && 'pending';
}
