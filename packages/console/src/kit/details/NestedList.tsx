import type { ReactNode } from 'react';
import { ListBody, type ListBodyProps } from '../list/index.ts';
import { TableCard } from './TableCard.tsx';

interface NestedListProps<Item extends { id: string }> extends ListBodyProps<Item> {
  /** Before the rows. */
  readonly children?: ReactNode;
  /** After the rows. */
  readonly after?: ReactNode;
}

/** A list behind a tab of an object's page, which names it: a table in a card, with a page's tools only if it is long. */
export function NestedList<Item extends { id: string }>({ children, after, ...body }: NestedListProps<Item>) {
  return (
    <TableCard title={body.title}>
      {children}
      <ListBody {...body} isNested />
      {after}
    </TableCard>
  );
}
