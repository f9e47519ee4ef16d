import { EmptyList, ListState, Paging, Table, Toolbar, useColumns, useList } from '../../kit/list/index.ts';
import { useText } from '../../kit/text/index.ts';
import * as css from './backup-plan.css.ts';
import { backupRuns } from './backup-plan.ts';
import { useRunColumns, useRunFilters } from './run-columns.tsx';
import { usePlan } from './usePlan.ts';
import { backupPlanWords } from './words.ts';

const filterKeys = ['status', 'trigger'] as const;
const newestFirst = { field: 'created_at', direction: 'desc' } as const;

/** What was done of the plan, page by page from the server. */
export function PlanRuns() {
  const t = useText(backupPlanWords);
  const { id } = usePlan();
  const list = useList(backupRuns, { filters: filterKeys, sort: newestFirst, fixed: { plan_id: id } });
  const title = t('tab.runs');
  const columns = useColumns(useRunColumns(), backupRuns.name);
  const filters = useRunFilters();
  if (list.filled && list.count === 0 && !list.filtered)
    return (
      <EmptyList icon="menu-backup-plans" title={t('runs.empty_title')} text={t('runs.empty_text')} action={false} />
    );
  return (
    <div className={css.tab}>
      <Toolbar list={list} filters={filters} columns={columns} storageKey={backupRuns.name} />
      <ListState list={list}>
        <Table
          title={title}
          rows={list.rows}
          columns={columns.shown}
          height={columns.height}
          label={({ created_at }) => created_at}
          sort={list.view.sort}
          onSort={list.setSort}
          total={list.count}
          before={(list.view.page - 1) * list.view.size}
          isBlank={!list.filled}
          isBusy={list.phase === 'loading'}
          progress={({ status, progress }) => (status === 'running' ? progress : undefined)}
        />
      </ListState>
      <Paging list={list} label={title} />
    </div>
  );
}
