import { type FieldProblem, type FieldProblems, outOfRange, problem } from '../errors.ts';
import { isInProgress } from '../progress.ts';
import { isWithin } from '../rules/networks.ts';
import { checkScheduleParts, type Schedule } from '../rules/schedules.ts';
import { type BackupPlan, type BackupPlanUpdate, rotationRange } from './model.ts';
import { nextRun } from './next-run.ts';

/** Its parts say something, and some day has all of them; null is none. Paths are those of the body. */
export function checkSchedule(schedule: Schedule | null): FieldProblems {
  if (schedule === null) return {};
  const wrongParts = checkScheduleParts(schedule);
  if (Object.keys(wrongParts).length > 0) return wrongParts;
  // Any moment will do: what comes once comes again.
  return nextRun(schedule, new Date(0))
    ? {}
    : { schedule: problem('schedule_never', 'None of these months has these days') };
}

export const checkRotation = (count: number): FieldProblem | null =>
  isWithin(rotationRange, count) ? null : outOfRange('recovery_points_rotation', rotationRange);

type Rotations = Pick<BackupPlanUpdate, 'properties' | 'schedule'>;

/**
 * What the two places of a body ask for (spec: backup-plan.rotation.places); one that says what is there already only
 * repeats it.
 */
const askedRotations = ({ properties, schedule }: Rotations, before: number | undefined): number[] =>
  [properties?.recovery_points_rotation, schedule?.recovery_points_rotation].filter(
    (count) => count !== undefined && count !== before,
  ) as number[];

/** How many recovery points a body asks for. */
export const rotationOf = (body: Rotations, before: number): number => askedRotations(body, before)[0] ?? before;

/** Two places, one number. */
export function checkRotations(body: Rotations, before?: number): FieldProblems {
  const [one, other] = askedRotations(body, before);
  return other === undefined || one === other
    ? {}
    : {
        'schedule.recovery_points_rotation': problem(
          'duplicate',
          `recovery_points_rotation is ${one} in properties and ${other} in schedule: name it once`,
        ),
      };
}

type Named = Pick<BackupPlan, 'status' | 'disabled'>;

/** A run of it goes on, or is about to. */
export const isPlanBusy = (plan: Pick<BackupPlan, 'status'>) => isInProgress('backup_plan', plan);

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
