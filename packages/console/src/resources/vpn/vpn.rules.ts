import { type DpdAction, dpdActions, type Vpn, type VpnStatus, whyNotChangeVpn } from '@skydeck/contract';
import { type StateFamily, statesOf } from '../../kit/states.rules.ts';

export const { isKnownStatus, stateOf } = statesOf({
  ACTIVE: 'healthy',
  DOWN: 'stopped',
  ERROR: 'error',
  BUILD: 'progress',
  PENDING_CREATE: 'progress',
  PENDING_UPDATE: 'progress',
  PENDING_DELETE: 'progress',
} satisfies Record<VpnStatus, StateFamily>);

/** Down because a person said so. */
export const isOff = ({ status, admin_state_up: on }: Pick<Vpn, 'status' | 'admin_state_up'>): boolean =>
  status === 'DOWN' && !on;

/** Reasons why a tunnel does not stand that we have words for. */
const faults = ['peer_unreachable', 'negotiation_failed'] as const;
type Fault = (typeof faults)[number];
export const isKnownFault = (fault: string): fault is Fault => (faults as readonly string[]).includes(fault);

export const isKnownDpdAction = (action: string): action is DpdAction =>
  (dpdActions as readonly string[]).includes(action);

type Changing = Pick<Vpn, 'status'>;
type Switched = Pick<Vpn, 'status' | 'admin_state_up'>;

// Keys of this folder's words, or false when nothing stands in the way. VPNaaS answers 409 VPNStateInvalidToUpdate while
// a connection is pending.

/** Also for a deletion. */
export function whyNotChange(vpn: Changing) {
  const why = whyNotChangeVpn(vpn);
  return why && (`blocked.${why}` as const);
}

export const whyNotRestart = (vpn: Switched) => whyNotChange(vpn) || (!vpn.admin_state_up && ('blocked.off' as const));

export const whyNotEnable = (vpn: Switched) => whyNotChange(vpn) || (vpn.admin_state_up && ('blocked.is_on' as const));

export const whyNotDisable = (vpn: Switched) =>
  whyNotChange(vpn) || (!vpn.admin_state_up && ('blocked.is_off' as const));

/** A router that a tunnel can go out from. */
export const whyNotRouter = ({ external_gateway_info: gateway }: { readonly external_gateway_info: unknown }) =>
  gateway === null && ('blocked.no_gateway' as const);
