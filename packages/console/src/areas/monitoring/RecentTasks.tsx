import { Status } from '../../kit/page/index.ts';
import type { StateFamily } from '../../kit/states.rules.ts';
import { Ago, LinkTo } from '../../kit/page/index.ts';
import { useText } from '../../kit/text/index.ts';
import * as css from './overview.css.ts';
import type { TaskLine } from './task-line.ts';
import { overviewWords } from './words.ts';

const familyOf = {
  success: 'healthy',
  error: 'error',
  warning: 'warning',
  progress: 'progress',
  info: 'unknown',
} as const satisfies Record<TaskLine['type'], StateFamily>;

/** What was done last in the scope. */
export function RecentTasks({ lines }: { lines: readonly TaskLine[] }) {
  const t = useText(overviewWords);
  if (lines.length === 0) return <p className={css.quiet}>{t('tasks.none')}</p>;
  return (
    <ul className={css.rows}>
      {lines.map(({ task, type, title, to }) => (
        <li key={task.task_id} className={css.row}>
          <Status className={css.shape} state={familyOf[type]} label="" />
          <span className={css.rowText}>{to === null ? title : <LinkTo to={to}>{title}</LinkTo>}</span>
          <span className={css.when}>
            <Ago at={task.created_at} />
          </span>
        </li>
      ))}
    </ul>
  );
}
