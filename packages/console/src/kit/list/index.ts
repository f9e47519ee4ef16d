export { because, editAction, editPartAction, forFirst, namedAction } from './actions.rules.ts';
export type { ActionDialogProps, Column, FilterFacts, OfferedAction, Refused, RowAction } from './columns.ts';
export { deleteAction } from './delete-action.ts';
export { EmptyList, type Need } from './EmptyList.tsx';
export { byName, type ListView, pageSizes, PERIOD, type Sort } from './list-query.ts';
export { useObjectFilter } from './filters/by-object.ts';
export {
  choiceFilter,
  createdColumn,
  type Entry,
  entriesColumn,
  idColumn,
  ipColumn,
  linkColumn,
  monoColumn,
  nameColumn,
  numberColumn,
  statusColumn,
  switchColumn,
  switchFilter,
  taggedColumns,
  taggedFilters,
  taggedKeys,
  textColumn,
} from './item-columns.tsx';
export { ListBody, type ListBodyProps } from './ListBody.tsx';
export { ListPage } from './ListPage.tsx';
export { statusOf } from '../statusOf.tsx';
export { Table, type TableProps } from './table/Table.tsx';
export { useSelection } from './table/useSelection.ts';
export { type Actions, useActions } from './useActions.tsx';
export { useCreateButton } from './useCreateButton.tsx';
export { type List, type ResourceList, useList } from './useList.ts';
export { factsOf, type RowFacts, type RowFilter } from './rows.rules.ts';
export { useRows } from './useRows.ts';
