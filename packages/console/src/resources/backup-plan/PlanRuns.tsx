import { NestedList, usePageItem } from '../../kit/details/index.ts';
import { EmptyList, PERIOD, useList } from '../../kit/list/index.ts';
import { useText } from '../../kit/text/index.ts';
import { backupPlans, backupPlanWords, backupRuns } from './backup-plan.ts';
import { useRunColumns, useRunFilters } from './run-columns.tsx';

const filterKeys = ['status', 'trigger', PERIOD] as const;
const newestFirst = { field: 'created_at', direction: 'desc' } as const;

/** What was done of the plan, page by page from the server. */
export function PlanRuns() {
  const t = useText(backupPlanWords);
  const { id } = usePageItem(backupPlans);
  const list = useList(backupRuns, { filters: filterKeys, sort: newestFirst, fixed: { plan_id: id } });
  const columns = useRunColumns();
  const filters = useRunFilters();
  if (list.filled && list.count === 0 && !list.filtered)
    return (
      <EmptyList icon="menu-backup-plans" title={t('runs.empty_title')} text={t('runs.empty_text')} action={false} />
    );
  return (
    <NestedList
      title={t('tab.runs')}
      list={list}
      columns={columns}
      filters={filters}
      label={({ created_at }) => created_at}
      storageKey={backupRuns.name}
      // Plans are in UTC.
      zone="UTC"
      progress={({ status, progress }) => (status === 'running' ? progress : undefined)}
    />
  );
}
