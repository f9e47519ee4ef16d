import type { ReactNode } from 'react';
import { PageHeader } from '../page/index.ts';
import * as page from '../page/page.css.ts';
import { BulkBar } from './BulkBar.tsx';
import type { Column, FilterFacts, RowAction } from './columns.ts';
import { useColumns } from './columns/useColumns.ts';
import { ListState } from './ListState.tsx';
import { useOwnedColumns, useOwnedFilters } from './owner-columns.tsx';
import { Paging } from './Paging.tsx';
import { Table } from './table/Table.tsx';
import { useSelection } from './table/useSelection.ts';
import { Toolbar } from './Toolbar.tsx';
import type { List } from './useList.ts';

interface ListPageProps<Item extends { id: string }> {
  readonly title: string;
  readonly list: List<Item>;
  readonly columns: readonly Column<Item>[];
  readonly actions?: readonly RowAction<Item>[];
  /** Beside the title: the way to a new one. */
  readonly toolbar?: ReactNode;
  readonly filters?: readonly FilterFacts[];
  /** Shown in place of the table when there is nothing, and nothing was filtered. */
  readonly empty: ReactNode;
  readonly searchLabel: string;
  /** What a person calls one of them. */
  readonly label: (item: Item) => string;
  /** Under this name the browser keeps the choice of columns. */
  readonly storageKey: string;
  /** Percent of what runs on an item, null while there is no telling, undefined when nothing runs. */
  readonly progress?: (item: Item) => number | null | undefined;
}

const none: readonly never[] = [];

/** A list of a resource as a page. */
export function ListPage<Item extends { id: string }>(props: ListPageProps<Item>) {
  const { title, list, actions = none, toolbar, empty, searchLabel, label, storageKey, progress } = props;
  const columns = useColumns(useOwnedColumns(props.columns, list.owner), storageKey);
  const filters = useOwnedFilters(props.filters ?? none, list.owner);
  const selection = useSelection(
    list.rows,
    `${list.view.page} ${list.view.size} ${list.view.search} ${JSON.stringify(list.view.filters)}`,
  );
  const isEmpty = list.filled && list.count === 0 && !list.filtered;
  const table = (
    <Table
      title={title}
      rows={list.rows}
      columns={columns.shown}
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
  );
  return (
    <div className={page.page}>
      <PageHeader
        title={title}
        count={list.filled ? list.count : undefined}
        actions={toolbar}
        onRefresh={list.refresh}
      />
      {isEmpty ? (
        empty
      ) : (
        <>
          <Toolbar list={list} filters={filters} columns={columns} searchLabel={searchLabel} storageKey={storageKey} />
          <ListState list={list}>{table}</ListState>
          <BulkBar actions={actions} selection={selection} />
          <Paging list={list} label={title} />
        </>
      )}
    </div>
  );
}
