import type { ReactNode } from 'react';
import { Ago, LinkTo, Mono } from '../page/index.ts';
import type { Column } from './columns.ts';

// Columns that most lists have. A list changes what is different in it: `{ ...createdColumn(t), hidden: true }`.

type TitleOf<Key extends string> = (key: Key) => string;

/** The first column: the name, by which the page of the item is opened; `to` is null for who may not open it. */
export const nameColumn = <Item,>(
  t: TitleOf<'field.name'>,
  to: (item: Item) => string | null,
  nameOf: (item: Item) => string,
): Column<Item> => ({
  key: 'name',
  title: t('field.name'),
  sort: 'name',
  cell: (item) => {
    const there = to(item);
    if (there === null) return <bdi>{nameOf(item)}</bdi>;
    return (
      <LinkTo look="name" to={there}>
        {nameOf(item)}
      </LinkTo>
    );
  },
});

export const statusColumn = <Item,>(t: TitleOf<'field.status'>, cell: (item: Item) => ReactNode): Column<Item> => ({
  key: 'status',
  title: t('field.status'),
  sort: 'status',
  priority: 1,
  cell,
});

export const createdColumn = <Item extends { readonly created_at: string }>(
  t: TitleOf<'field.created'>,
): Column<Item> => ({
  key: 'created',
  title: t('field.created'),
  sort: 'created_at',
  priority: 4,
  cell: ({ created_at }) => <Ago at={created_at} />,
});

export const idColumn = <Item extends { readonly id: string }>(t: TitleOf<'field.id'>): Column<Item> => ({
  key: 'id',
  title: t('field.id'),
  hidden: true,
  priority: 4,
  cell: ({ id }) => <Mono>{id}</Mono>,
});
