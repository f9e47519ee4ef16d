import { type BackupPlan, isPlanBusy } from '@skydeck/contract';
import { Ago } from '../../kit/page/index.ts';
import { useFormat, useText } from '../../kit/text/index.ts';
import * as css from './backup-plan.css.ts';
import { RunStatus } from './PlanStatus.tsx';
import { useUtc } from '../../kit/text/utc.ts';
import { backupPlanWords } from './backup-plan.ts';

/** When it runs next, in UTC; why it does not is told beside, by its status and its volumes. */
export function NextRun({ plan }: { plan: Pick<BackupPlan, 'next_run_at'> }) {
  const utc = useUtc();
  return plan.next_run_at === null ? '—' : <time dateTime={plan.next_run_at}>{utc.moment(plan.next_run_at)}</time>;
}

/** How the last run ended and when, or how far it is. */
export function LastRun({ plan }: { plan: BackupPlan }) {
  const t = useText(backupPlanWords);
  const format = useFormat();
  const { last_run: run } = plan;
  if (!run) return t('value.never');
  return (
    <span className={css.lastRun}>
      <RunStatus status={run.status} />
      <span className={css.beside}>
        {isPlanBusy(plan) ? format.percent(run.progress) : run.ended_at !== null && <Ago at={run.ended_at} />}
      </span>
    </span>
  );
}
