import {
  type BackupPlan,
  whyNotAbortPlan,
  whyNotChangeVolumes,
  whyNotDeletePlan,
  whyNotDisablePlan,
  whyNotEnablePlan,
  whyNotRunPlan,
} from '@skydeck/contract';

/** Statuses of a plan that we have words for; `disabled` is what a person is told of one that must not run. */
export const planStatuses = ['scheduled', 'pending', 'running', 'aborting', 'completed', 'disabled'] as const;
type PlanStatus = (typeof planStatuses)[number];
/** Those that the server filters by. */
export const storedPlanStatuses = ['scheduled', 'pending', 'running', 'aborting', 'completed'] as const;

export const runStatuses = ['pending', 'running', 'aborting', 'success', 'partial', 'failed', 'aborted'] as const;
type RunStatus = (typeof runStatuses)[number];

export const runTriggers = ['schedule', 'manual', 'catch_up'] as const;

const oneOf =
  <Known extends string>(known: readonly Known[]) =>
  (value: string): value is Known =>
    (known as readonly string[]).includes(value);
export const isPlanStatus = oneOf(planStatuses);
export const isRunStatus = oneOf(runStatuses);
export const isRunTrigger = oneOf(runTriggers);

const planStates = {
  scheduled: 'healthy',
  completed: 'healthy',
  pending: 'progress',
  running: 'progress',
  aborting: 'progress',
  disabled: 'stopped',
} as const satisfies Record<PlanStatus, string>;
const runStates = {
  pending: 'progress',
  running: 'progress',
  aborting: 'progress',
  success: 'healthy',
  partial: 'warning',
  failed: 'error',
  aborted: 'error',
} as const satisfies Record<RunStatus, string>;

/** The family of shapes a status belongs to (visual language, "States"); an unmapped one is unknown. */
export const stateOfPlan = (status: string) => (isPlanStatus(status) ? planStates[status] : 'unknown');
export const stateOfRun = (status: string) => (isRunStatus(status) ? runStates[status] : 'unknown');

const asKey = <Reason extends string>(reason: Reason | false) => reason && (`blocked.${reason}` as const);

/** Each is a key of this folder's words, or false when nothing stands in the way (contract/src/backup-plan/rules.ts). */
export const whyNotRun = (plan: BackupPlan) => asKey(whyNotRunPlan(plan));
export const whyNotAbort = (plan: BackupPlan) => asKey(whyNotAbortPlan(plan));
export const whyNotDelete = (plan: BackupPlan) => asKey(whyNotDeletePlan(plan));
export const whyNotEnable = (plan: BackupPlan) => asKey(whyNotEnablePlan(plan));
export const whyNotDisable = (plan: BackupPlan) => asKey(whyNotDisablePlan(plan));
export const whyNotVolumes = (plan: BackupPlan) => asKey(whyNotChangeVolumes(plan));
