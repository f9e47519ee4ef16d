import {
  type BackupPlan,
  whyNotAbortPlan,
  whyNotChangeVolumes,
  whyNotDeletePlan,
  whyNotDisablePlan,
  whyNotEnablePlan,
  whyNotRunPlan,
} from '@skydeck/contract';
import { statesOf } from '../../kit/states.rules.ts';

/** `disabled` is what a person is told of one that must not run. */
export const {
  statuses: planStatuses,
  isKnownStatus: isPlanStatus,
  stateOf: stateOfPlan,
} = statesOf({
  scheduled: 'healthy',
  pending: 'progress',
  running: 'progress',
  aborting: 'progress',
  completed: 'healthy',
  disabled: 'stopped',
});
/** Those that the server filters by. */
export const storedPlanStatuses = ['scheduled', 'pending', 'running', 'aborting', 'completed'] as const;

export const {
  statuses: runStatuses,
  isKnownStatus: isRunStatus,
  stateOf: stateOfRun,
} = statesOf({
  pending: 'progress',
  running: 'progress',
  aborting: 'progress',
  success: 'healthy',
  partial: 'warning',
  failed: 'error',
  aborted: 'error',
});

export const runTriggers = ['schedule', 'manual', 'catch_up'] as const;

export const isRunTrigger = (value: string): value is (typeof runTriggers)[number] =>
  (runTriggers as readonly string[]).includes(value);

const asKey = <Reason extends string>(reason: Reason | false) => reason && (`blocked.${reason}` as const);

/** Each is a key of this folder's words, or false when nothing stands in the way (contract/src/backup-plan/rules.ts). */
export const whyNotRun = (plan: BackupPlan) => asKey(whyNotRunPlan(plan));
export const whyNotAbort = (plan: BackupPlan) => asKey(whyNotAbortPlan(plan));
export const whyNotDelete = (plan: BackupPlan) => asKey(whyNotDeletePlan(plan));
export const whyNotEnable = (plan: BackupPlan) => asKey(whyNotEnablePlan(plan));
export const whyNotDisable = (plan: BackupPlan) => asKey(whyNotDisablePlan(plan));
export const whyNotVolumes = (plan: BackupPlan) => asKey(whyNotChangeVolumes(plan));
