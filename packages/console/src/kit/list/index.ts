export { BulkBar } from './BulkBar.tsx';
export type { Column, FilterFacts, RowAction } from './columns.ts';
export { EmptyList, type Need } from './EmptyList.tsx';
export { type ListView, pageSizes, type Sort } from './list-query.ts';
export { ListBody } from './ListBody.tsx';
export { ListPage } from './ListPage.tsx';
export { Table, type TableProps } from './table/Table.tsx';
export { useSelection } from './table/useSelection.ts';
export { type List, useList } from './useList.ts';
