import { useSnapshot } from 'valtio';
import { lazyComponent } from '../connectivity/lazy-component.tsx';
import { projectScope } from '../data/project-scope.ts';
import type { Column, FilterFacts, RowAction } from './columns.ts';
import { withRoomForWords } from './columns/columns.rules.ts';
import { useColumns } from './columns/useColumns.ts';
import { ListState } from './ListState.tsx';
import { useOwnedColumns, useOwnedFilters } from './owner-columns.tsx';
import { Paging } from './Paging.tsx';
import { Table } from './table/Table.tsx';
import { useSelection } from './table/useSelection.ts';
import { Toolbar } from './Toolbar.tsx';
import type { List } from './useList.ts';

const BulkBar = lazyComponent(async () => (await import('./BulkBar.tsx')).BulkBar);

export interface ListBodyProps<Item extends { id: string }> {
  readonly title: string;
  readonly list: List<Item>;
  readonly columns: readonly Column<Item>[];
  readonly actions?: readonly RowAction<Item>[];
  readonly filters?: readonly FilterFacts[];
  /** Left out: there is no text to look for. */
  readonly searchLabel?: string;
  /** What a person calls one of them. */
  readonly label: (item: Item) => string;
  /** Under this name the browser keeps the choice of columns. */
  readonly storageKey: string;
  /** Percent of what runs on an item, null while there is no telling, undefined when nothing runs. */
  readonly progress?: (item: Item) => number | null | undefined;
  /** The time zone of its times; left out: where the person is. */
  readonly zone?: string;
  /** It is part of an object's page: what finds and pages rows is there only when they are many, and no tools of a page. */
  readonly isNested?: boolean;
}

const none: readonly never[] = [];
/** So many rows of a nested list are seen at once. */
const FEW = 20;

/** The rows of a list, and what finds, chooses and pages them: below a page's head, or in a tab. */
export function ListBody<Item extends { id: string }>(props: ListBodyProps<Item>) {
  const { title, list, actions = none, searchLabel, label, storageKey, progress, zone, isNested = false } = props;
  const columns = useColumns(useOwnedColumns(props.columns, list.owner), storageKey);
  const filters = useOwnedFilters(props.filters ?? none, list.owner);
  const isShort = isNested && !list.filtered && list.count <= FEW && list.pages === 1;
  const { projectId } = useSnapshot(projectScope.state);
  const selection = useSelection(
    list.rows,
    `${projectId} ${list.view.page} ${list.view.size} ${list.view.search} ${JSON.stringify(list.view.filters)}`,
  );
  return (
    <>
      {!isShort && <Toolbar {...{ list, filters, columns, searchLabel, storageKey, zone, isNested }} />}
      <ListState list={list}>
        <Table
          title={title}
          rows={list.rows}
          columns={withRoomForWords(columns.shown, props.filters ?? none)}
          height={columns.height}
          label={label}
          actions={actions}
          selection={selection}
          sort={list.view.sort}
          onSort={list.setSort}
          total={list.count}
          before={(list.view.page - 1) * list.view.size}
          isBlank={!list.filled}
          isBusy={list.phase === 'loading'}
          {...(progress && { progress })}
        />
      </ListState>
      {selection.selected.length > 0 && <BulkBar actions={actions} list={list} selection={selection} label={label} />}
      {!isShort && <Paging list={list} label={title} />}
    </>
  );
}
