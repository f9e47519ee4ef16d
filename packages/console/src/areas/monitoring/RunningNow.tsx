import { Progress } from '@skydeck/react-bindings/progress';
import { useNow } from '../../kit/page/useNow.ts';
import { useFormat, useLanguage, useText } from '../../kit/text/index.ts';
import * as css from './overview.css.ts';
import { millisecondsLeft, roundTime } from './running.rules.ts';
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
  const language = useLanguage();
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
          <span className={css.rowDetail}>{t('running.left', { time: timeText(left, language) })}</span>
        )}
      </div>
    </li>
  );
}

function timeText(ms: number, language: string): string {
  const { unit, count } = roundTime(ms);
  const options = { numberingSystem: 'latn', style: 'unit', unit, unitDisplay: 'short' } as const;
  return new Intl.NumberFormat(language, options).format(count);
}
