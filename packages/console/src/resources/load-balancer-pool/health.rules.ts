import { type LoadBalancerMember, memberHealthOf, memberHealths } from '@skydeck/contract';

type KnownHealth = (typeof memberHealths)[number];

export const isKnownHealth = (health: string): health is KnownHealth =>
  (memberHealths as readonly string[]).includes(health);

const states = {
  HEALTHY: 'healthy',
  UNHEALTHY: 'error',
  DISABLED: 'stopped',
  UNKNOWN: 'unknown',
  ERROR: 'error',
} as const;

/** The family of shapes a health belongs to (visual language, "States"). */
export const stateOfHealth = (health: string) => (isKnownHealth(health) ? states[health] : 'unknown');

/** Of those that are switched on. */
export function healthOf(members: readonly LoadBalancerMember[]): { readonly healthy: number; readonly all: number } {
  const on = members.filter(({ enabled }) => enabled);
  return { healthy: on.filter((member) => memberHealthOf(member) === 'HEALTHY').length, all: on.length };
}
