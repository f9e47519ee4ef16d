import { Status } from '../../kit/page/index.ts';
import type { StateFamily } from '../../kit/states.rules.ts';
import { Ago, LinkTo } from '../../kit/page/index.ts';
import { useDuration } from '../../kit/text/duration.ts';
import { useText } from '../../kit/text/index.ts';
import * as css from './overview.css.ts';
import { millisecondsTaken, roundedSeconds } from './running.rules.ts';
import type { TaskLine } from './task-line.ts';
import { overviewWords } from './words.ts';

const familyOf = {
  success: 'healthy',
  error: 'error',
  warning: 'warning',
  progress: 'progress',
  info: 'unknown',
} as const satisfies Record<TaskLine['type'], StateFamily>;

/** What was done last in the scope, who did it, and how long it took. */
export function RecentTasks({ lines }: { lines: readonly TaskLine[] }) {
  const t = useText(overviewWords);
  const duration = useDuration('short');
  if (lines.length === 0) return <p className={css.quiet}>{t('tasks.none')}</p>;
  return (
    <ul className={css.rows}>
      {lines.map(({ task, type, title, to }) => {
        const taken = millisecondsTaken(task);
        return (
          <li key={task.task_id} className={css.task}>
            <Status className={css.shape} state={familyOf[type]} label="" />
            <span className={css.rowText}>
              <LinkTo to={to}>{title}</LinkTo>
            </span>
            <bdi className={css.person}>{task.user_name}</bdi>
            <span className={css.when}>
              <Ago at={task.created_at} />
            </span>
            <span className={css.taken}>{taken !== null && duration(roundedSeconds(taken))}</span>
          </li>
        );
      })}
    </ul>
  );
}
