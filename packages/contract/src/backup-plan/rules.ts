import { type FieldProblem, problem } from '../errors.ts';
import { isSchedule, type Schedule } from '../rules/schedules.ts';
import { type BackupPlan, rotationRange } from './model.ts';
import { nextRun } from './next-run.ts';

/** Its parts say something, and some day has all of them. */
export function checkSchedule(schedule: Schedule): FieldProblem | null {
  if (!isSchedule(schedule)) return problem('schedule_invalid', 'Each part is * or values with commas between');
  // Any moment will do: what comes once comes again.
  return nextRun(schedule, new Date(0)) ? null : problem('schedule_never', 'None of these months has these days');
}

export function checkRotation(count: number): FieldProblem | null {
  const { least, most } = rotationRange;
  return Number.isInteger(count) && count >= least && count <= most
    ? null
    : problem('out_of_range', `From ${least} to ${most}`, { least, most });
}

type Named = Pick<BackupPlan, 'status' | 'disabled'>;

/** A run of it goes on, or is about to. */
export const isPlanBusy = ({ status }: Pick<BackupPlan, 'status'>) =>
  status === 'pending' || status === 'running' || status === 'aborting';

/** What a person is told: a plan that is disabled and rests is `disabled`, whatever it was before. */
export const shownPlanStatus = (plan: Named): string => (plan.disabled && !isPlanBusy(plan) ? 'disabled' : plan.status);

/** Each is a reason, or false when nothing stands in the way. The server answers 409 `not_allowed_now` with it. */
export const whyNotRunPlan = (plan: Named & { readonly volumes: readonly unknown[] }) => {
  if (isPlanBusy(plan)) return 'running';
  return plan.volumes.length === 0 && 'no_volumes';
};
export const whyNotAbortPlan = (plan: Named) => {
  if (plan.status === 'aborting') return 'aborting';
  return !isPlanBusy(plan) && 'not_running';
};
export const whyNotDeletePlan = (plan: Named) => isPlanBusy(plan) && 'running';
export const whyNotEnablePlan = (plan: Pick<Named, 'disabled'>) => !plan.disabled && 'enabled';
export const whyNotDisablePlan = (plan: Pick<Named, 'disabled'>) => plan.disabled && 'disabled';
/** A run has its list of volumes already. */
export const whyNotChangeVolumes = (plan: Named) => isPlanBusy(plan) && 'running';
