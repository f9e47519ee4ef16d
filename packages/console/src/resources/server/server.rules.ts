import type { Server } from '@skydeck/contract';

/** Nova's statuses we have words for; others show as they are. */
export const serverStatuses = [
  'ACTIVE',
  'BUILD',
  'ERROR',
  'PAUSED',
  'REBOOT',
  'RESCUE',
  'SHELVED_OFFLOADED',
  'SHUTOFF',
  'SUSPENDED',
] as const;
type KnownStatus = (typeof serverStatuses)[number];

export const isKnownStatus = (status: string): status is KnownStatus =>
  (serverStatuses as readonly string[]).includes(status);

const states = {
  ACTIVE: 'healthy',
  BUILD: 'progress',
  ERROR: 'error',
  PAUSED: 'paused',
  REBOOT: 'progress',
  RESCUE: 'warning',
  SHELVED_OFFLOADED: 'stopped',
  SHUTOFF: 'stopped',
  SUSPENDED: 'paused',
} as const;
export type StateFamily = (typeof states)[KnownStatus] | 'unknown';

/** The family of shapes (visual language, "States"): whatever is being done to it is in progress. */
export function stateOfServer({ status, task_state }: Pick<Server, 'status' | 'task_state'>): StateFamily {
  if (task_state !== null) return 'progress';
  return isKnownStatus(status) ? states[status] : 'unknown';
}
