import { loadBalancerStatuses } from '@skydeck/contract';

type KnownStatus = (typeof loadBalancerStatuses)[number];

export const isKnownStatus = (status: string): status is KnownStatus =>
  (loadBalancerStatuses as readonly string[]).includes(status);

const states = {
  ACTIVE: 'healthy',
  CREATING: 'progress',
  CONFIGURING: 'progress',
  DELETING: 'progress',
  ERROR: 'error',
  DEPLOYMENT_FAILED: 'error',
  DISABLED: 'stopped',
} as const;

/** The family of shapes a status belongs to (visual language, "States"); an unmapped one is unknown. */
export const stateOf = (status: string) => (isKnownStatus(status) ? states[status] : 'unknown');

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
