import { Progress } from '@skydeck/react-bindings/progress';
import { useNow } from '../../kit/page/useNow.ts';
import { useDuration } from '../../kit/text/duration.ts';
import { useFormat, useText } from '../../kit/text/index.ts';
import * as css from './overview.css.ts';
import { millisecondsLeft, roundedSeconds } from './running.rules.ts';
import type { TaskLine } from './task-line.ts';
import { overviewWords } from './words.ts';

/** The tasks that go on, with how far they are. */
export function RunningNow({ lines }: { lines: readonly TaskLine[] }) {
  return (
    <ul className={css.running}>
      {lines.map((line) => (
        <RunningTask key={line.task.task_id} line={line} />
      ))}
    </ul>
  );
}

function RunningTask({ line: { task, title, message } }: { line: TaskLine }) {
  const t = useText(overviewWords);
  const duration = useDuration();
  const format = useFormat();
  const left = millisecondsLeft(task, useNow());
  return (
    <li className={css.runningTask}>
      <div className={css.figures}>
        <strong className={css.rowTitle}>{title}</strong>
        {task.progress !== null && <span>{format.percent(task.progress)}</span>}
      </div>
      <Progress value={task.progress} label={title} />
      <div className={css.figures}>
        <span className={css.rowDetail}>{message}</span>
        {left !== null && (
          <span className={css.rowDetail}>{t('running.left', { time: duration(roundedSeconds(left)) })}</span>
        )}
      </div>
    </li>
  );
}
