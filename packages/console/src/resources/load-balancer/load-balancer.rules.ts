import type { loadBalancerStatuses } from '@skydeck/contract';
import { type StateFamily, statesOf } from '../../kit/states.rules.ts';

export const loadBalancerStates = statesOf({
  CREATING: 'progress',
  ACTIVE: 'healthy',
  CONFIGURING: 'progress',
  DELETING: 'progress',
  ERROR: 'error',
  DEPLOYMENT_FAILED: 'error',
  DISABLED: 'stopped',
} satisfies Record<(typeof loadBalancerStatuses)[number], StateFamily>);

const topologies = ['ACTIVE_STANDBY', 'SINGLE'] as const;
export type KnownTopology = (typeof topologies)[number];
export const knownTopologies: readonly KnownTopology[] = topologies;

export const isKnownTopology = (topology: string): topology is KnownTopology =>
  (topologies as readonly string[]).includes(topology);

export interface OfferedFlavor {
  readonly id: string;
  readonly name: string;
  readonly topology: string;
}

/** `ha_enabled` without a flavor: the first that has the topology (the platform's `chooseFlavor`). */
export const flavorOfTopology = (offered: readonly OfferedFlavor[], ha: boolean): OfferedFlavor | undefined =>
  offered.find(({ topology }) => topology === (ha ? 'ACTIVE_STANDBY' : 'SINGLE'));

const roles = ['STANDALONE', 'MASTER', 'BACKUP'] as const;

export const isKnownRole = (role: string): role is (typeof roles)[number] =>
  (roles as readonly string[]).includes(role);
