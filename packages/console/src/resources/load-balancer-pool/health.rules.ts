import { type LoadBalancerMember, memberHealthOf, type memberHealths } from '@skydeck/contract';
import { type StateFamily, statesOf } from '../../kit/states.rules.ts';

export const { isKnownStatus: isKnownHealth, stateOf: stateOfHealth } = statesOf({
  HEALTHY: 'healthy',
  UNHEALTHY: 'error',
  DISABLED: 'stopped',
  UNKNOWN: 'unknown',
  ERROR: 'error',
} satisfies Record<(typeof memberHealths)[number], StateFamily>);

/** Of those that are switched on. */
export function healthOf(members: readonly LoadBalancerMember[]): { readonly healthy: number; readonly all: number } {
  const on = members.filter(({ enabled }) => enabled);
  return { healthy: on.filter((member) => memberHealthOf(member) === 'HEALTHY').length, all: on.length };
}
