import { statesOf } from '../../kit/states.rules.ts';

export const snapshotStates = statesOf({
  available: 'healthy',
  creating: 'progress',
  restoring: 'progress',
  updating: 'progress',
  backing_up: 'progress',
  deleting: 'progress',
  error: 'error',
  error_deleting: 'error',
});
