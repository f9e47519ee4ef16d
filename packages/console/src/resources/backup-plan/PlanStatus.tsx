import { type BackupPlan, shownPlanStatus } from '@skydeck/contract';
import type { Pill } from '@skydeck/react-bindings/pill';
import { Status } from '../../kit/page/index.ts';
import { useText } from '../../kit/text/index.ts';
import { isPlanStatus, isRunStatus, stateOfPlan, stateOfRun } from './backup-plan.rules.ts';
import { backupPlanWords } from './backup-plan.ts';

type Shape = typeof Status | typeof Pill;

/** Quiet in a table, a pill beside a title. A status without words shows as it is. */
export function PlanStatus({ plan, as: Shape = Status }: { plan: BackupPlan; as?: Shape }) {
  const t = useText(backupPlanWords);
  const status = shownPlanStatus(plan);
  return <Shape state={stateOfPlan(status)} label={isPlanStatus(status) ? t(`status.${status}`) : status} />;
}

export function RunStatus({ status }: { status: string }) {
  const t = useText(backupPlanWords);
  return <Status state={stateOfRun(status)} label={isRunStatus(status) ? t(`run.status.${status}`) : status} />;
}
