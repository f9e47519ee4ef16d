import type { Server } from '@skydeck/contract';
import { type StateFamily, statesOf } from '../../kit/states.rules.ts';

const { isKnownStatus, stateOf } = statesOf({
  ACTIVE: 'healthy',
  BUILD: 'progress',
  ERROR: 'error',
  PAUSED: 'paused',
  REBOOT: 'progress',
  RESCUE: 'warning',
  SHELVED_OFFLOADED: 'stopped',
  SHUTOFF: 'stopped',
  SUSPENDED: 'paused',
});
export { isKnownStatus };

/** The family of shapes (visual language, "States"): whatever is being done to it is in progress. */
export function stateOfServer({ status, task_state }: Pick<Server, 'status' | 'task_state'>): StateFamily {
  return task_state === null ? stateOf(status) : 'progress';
}
