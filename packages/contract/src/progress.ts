/**
 * The states in which something is being done to an object (spec: error.not-allowed-now). The rule is one for all:
 * while one of them lasts nothing else begins, a deletion neither (Octavia's immutable objects). The server answers 409
 * `not_allowed_now`. `going` is the one that ends with the object being gone.
 */
export const progressStates = {
  load_balancer: { states: ['CREATING', 'CONFIGURING', 'DELETING'], going: 'DELETING' },
  load_balancer_pool: { states: ['CREATING', 'CONFIGURING', 'DELETING'], going: 'DELETING' },
  vpn: { states: ['BUILD', 'PENDING_CREATE', 'PENDING_UPDATE', 'PENDING_DELETE'], going: 'PENDING_DELETE' },
  recovery_point: { states: ['creating', 'deleting', 'restoring'], going: 'deleting' },
  volume: {
    states: [
      'attaching',
      'awaiting-transfer',
      'backing-up',
      'creating',
      'deleting',
      'detaching',
      'downloading',
      'extending',
      'maintenance',
      'restoring-backup',
      'retyping',
      'reverting',
      'uploading',
    ],
    going: 'deleting',
  },
  volume_snapshot: {
    states: [
      'backing_up',
      'creating',
      'deleting',
      'delete_pending',
      'delete_paused',
      'restoring',
      'unmanaging',
      'updating',
    ],
    going: 'deleting',
  },
  backup_plan: { states: ['pending', 'running', 'aborting'], going: null },
} as const satisfies Record<string, { readonly states: readonly string[]; readonly going: string | null }>;
export type WithProgress = keyof typeof progressStates;

interface WithStatus {
  readonly status: string;
}

export const isInProgress = (resource: WithProgress, { status }: WithStatus): boolean =>
  (progressStates[resource].states as readonly string[]).includes(status);

/** On its way out: nothing comes after it. */
export const isGoing = (resource: WithProgress, { status }: WithStatus): boolean =>
  progressStates[resource].going === status;
