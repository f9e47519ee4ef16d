import { type BackupRun, type BackupRunFailure, isPointFailure, TaskFailed } from '@skydeck/contract';
import { Suspense, useMemo } from 'react';
import { choiceFilter, type Column, type FilterFacts, numberColumn, statusColumn } from '../../kit/list/index.ts';
import { textOfError } from '../../kit/failure/problem-text.ts';
import { useFormat, useText } from '../../kit/text/index.ts';
import { kitWords } from '../../kit/words.ts';
import { useFailureText } from '../recovery-point/index.ts';
import * as css from './backup-plan.css.ts';
import { isRunTrigger, runStatuses, runTriggers } from './backup-plan.rules.ts';
import { RunStatus } from './PlanStatus.tsx';
import { useUtc } from '../../kit/text/utc.ts';
import { backupPlanWords } from './backup-plan.ts';

export function useRunColumns(): readonly Column<BackupRun>[] {
  const t = useText(backupPlanWords);
  const format = useFormat();
  const utc = useUtc();
  return useMemo(
    () => [
      {
        key: 'started',
        title: t('field.started'),
        sort: 'created_at',
        kind: 'date',
        least: 205,
        text: (run) => run.started_at ?? run.created_at,
        cell: (run) => <time dateTime={run.created_at}>{utc.moment(run.started_at ?? run.created_at)}</time>,
      },
      statusColumn(t, (run) => <RunStatus status={run.status} />),
      {
        key: 'trigger',
        title: t('field.trigger'),
        priority: 3,
        cell: ({ trigger }) => (isRunTrigger(trigger) ? t(`trigger.${trigger}`) : trigger),
      },
      {
        key: 'ended',
        title: t('field.ended'),
        priority: 4,
        titled: true,
        kind: 'date',
        least: 205,
        text: (run) => run.ended_at ?? '',
        cell: ({ ended_at: at }) => (at === null ? '—' : <time dateTime={at}>{utc.moment(at)}</time>),
      },
      {
        key: 'volumes',
        title: t('field.volumes'),
        priority: 2,
        align: 'end',
        titled: true,
        cell: (run) => t('run.counts', { done: format.number(run.done_count), all: format.number(run.volumes_count) }),
      },
      numberColumn(t, 'rotated', (run) => run.rotated_count, format.number, { priority: 4 }),
      {
        key: 'failures',
        title: t('field.failures'),
        priority: 2,
        titled: true,
        least: 200,
        text: ({ failures }) => failures.map(({ volume_name: name, err_code: code }) => `${name}: ${code}`).join('; '),
        cell: ({ failures }) =>
          failures.length === 0 ? (
            '—'
          ) : (
            // In the words of recovery points, which come when they first show.
            <Suspense>
              <Failures failures={failures} />
            </Suspense>
          ),
      },
    ],
    [t, format, utc],
  );
}

export function useRunFilters(): readonly FilterFacts[] {
  const t = useText(backupPlanWords);
  return [
    choiceFilter(t, 'status', 'field.status', runStatuses, 'run.status'),
    choiceFilter(t, 'trigger', 'field.trigger', runTriggers, 'trigger'),
  ];
}

/** Each volume with the reason, in our words where we have some. */
function Failures({ failures }: { failures: readonly BackupRunFailure[] }) {
  const t = useText(backupPlanWords);
  const kit = useText(kitWords);
  const pointText = useFailureText();
  const reasonOf = ({ err_code: code, message }: BackupRunFailure) =>
    isPointFailure(code) ? pointText(code) : textOfError(kit, new TaskFailed(message, { code }));
  return (
    <ul className={css.failures}>
      {failures.map((failure) => (
        <li key={failure.volume_id}>{t('run.failure', { volume: failure.volume_name, reason: reasonOf(failure) })}</li>
      ))}
    </ul>
  );
}
