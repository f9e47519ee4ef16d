import type { ReactNode } from 'react';
import { EmptyList, ListBody, type ListBodyProps } from '../list/index.ts';
import { Card } from './Card.tsx';

interface ListCardProps<Item extends { id: string }> extends ListBodyProps<Item> {
  /** There is nothing to search in. */
  readonly isEmpty: boolean;
  /** What is said then, in place of the card. */
  readonly empty: { readonly icon: string; readonly title: string; readonly text: string };
  /** The way to a new one, or to the form of all. */
  readonly action?: ReactNode;
  /** Before the rows. */
  readonly children?: ReactNode;
  /** After the rows. */
  readonly after?: ReactNode;
}

/** The parts of an object as a list behind one of its tabs. */
export function ListCard<Item extends { id: string }>(props: ListCardProps<Item>) {
  const { isEmpty, empty, action, children, after, ...body } = props;
  if (isEmpty) return <EmptyList {...empty} action={action} />;
  return (
    <Card title={body.title} action={action}>
      {children}
      <ListBody {...body} />
      {after}
    </Card>
  );
}
