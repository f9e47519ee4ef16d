import { nextRuns } from '@skydeck/contract';
import { useId } from 'react';
import { useNow } from '../../kit/page/useNow.ts';
import { useText } from '../../kit/text/index.ts';
import * as css from './backup-plan.css.ts';
import { readScheduleText } from './schedule.rules.ts';
import { useUtc } from '../../kit/text/utc.ts';
import { backupPlanWords } from './backup-plan.ts';

const SHOWN = 3;

/** The first moments of what is being chosen; nothing for a schedule that never comes, which its field says. */
export function NextRuns({ schedule }: { schedule: string }) {
  const t = useText(backupPlanWords);
  const utc = useUtc();
  const id = useId();
  const runs = nextRuns(readScheduleText(schedule).schedule, new Date(useNow()), SHOWN);
  if (runs.length === 0) return null;
  return (
    <div className={css.preview}>
      <p id={id} className={css.previewTitle}>
        {t('field.next_runs')}
      </p>
      <ul className={css.previewList} aria-labelledby={id}>
        {runs.map((run) => (
          <li key={run.getTime()}>
            <time dateTime={run.toISOString()}>{utc.moment(run)}</time>
          </li>
        ))}
      </ul>
    </div>
  );
}
