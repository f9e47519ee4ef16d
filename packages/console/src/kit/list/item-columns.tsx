import type { Tagged } from '@skydeck/contract';
import type { ReactNode } from 'react';
import { Ago, Ip, LinkTo, Mono } from '../page/index.ts';
import { Entries, isCut, MiddleCut } from './cells.tsx';
import type { Column, FilterFacts } from './columns.ts';

// Columns that most lists have. A list changes what is different in it: `{ ...createdColumn(t), hidden: true }`.

type TitleOf<Key extends string> = (key: Key) => string;

/** What a list has otherwise; its `key`, where that is not the name of the field. */
type More<Item> = Partial<Column<Item>>;
type Said = string | null | undefined;

const said = <Item, Field extends string>(
  t: TitleOf<`field.${Field}`>,
  field: Field,
  of: (item: Item) => Said,
  cell: (text: string, item: Item) => ReactNode,
  more: More<Item>,
): Column<Item> => ({
  key: field,
  title: t(`field.${field}`),
  value: (item) => of(item) ?? null,
  searchText: (item) => of(item) ?? '',
  cell: (item) => {
    const text = of(item);
    return text ? cell(text, item) : '—';
  },
  ...more,
});

/** A text of the item, under the title `field.…`; a dash where there is none. */
export const textColumn = <Item, Field extends string>(
  t: TitleOf<`field.${Field}`>,
  field: Field,
  of: (item: Item) => Said,
  more: More<Item> = {},
): Column<Item> => said(t, field, of, (text) => <bdi>{text}</bdi>, more);

/** An address, or several with commas between them. */
export const ipColumn = <Item, Field extends string>(
  t: TitleOf<`field.${Field}`>,
  field: Field,
  of: (item: Item) => Said,
  more: More<Item> = {},
): Column<Item> => said(t, field, of, (text) => <Ip>{text}</Ip>, { kind: 'address', ...more });

/** One of several things in a cell, and the page it has. */
export interface Entry {
  readonly text: string;
  readonly to?: string | null;
}

/** Several things: the first, and how many more there are; `as`: they are addresses. */
export const entriesColumn = <Item, Field extends string>(
  t: TitleOf<`field.${Field}`>,
  field: Field,
  of: (item: Item) => readonly Entry[],
  { as, ...more }: More<Item> & { readonly as?: 'address' } = {},
): Column<Item> => {
  const textOf = (item: Item) =>
    of(item)
      .map(({ text }) => text)
      .join(', ');
  const cell = (item: Item) => <Entries of={of(item)} isAddress={as === 'address'} />;
  const facts = { key: field, title: t(`field.${field}`), value: textOf, searchText: textOf, text: textOf, cell };
  return { ...facts, ...(as && { kind: as }), ...more };
};

/** What a machine calls something. */
export const monoColumn = <Item, Field extends string>(
  t: TitleOf<`field.${Field}`>,
  field: Field,
  of: (item: Item) => Said,
  more: More<Item> = {},
): Column<Item> => said(t, field, of, (text) => <Mono>{text}</Mono>, { kind: 'address', ...more });

/** The name of another object, by which its page is opened; `to` is null for who may not open it. */
export const linkColumn = <Item, Field extends string>(
  t: TitleOf<`field.${Field}`>,
  field: Field,
  to: (item: Item) => string | null,
  of: (item: Item) => Said,
  { look, ...more }: More<Item> & { readonly look?: 'name' } = {},
): Column<Item> =>
  said(
    t,
    field,
    of,
    (text, item) => (
      <LinkTo {...(look && { look })} to={to(item)}>
        {text}
      </LinkTo>
    ),
    more,
  );

/** A number, which says nothing without its title. `spell`: `format.number`. */
export const numberColumn = <Item, Field extends string>(
  t: TitleOf<`field.${Field}`>,
  field: Field,
  of: (item: Item) => number,
  spell: (value: number) => string,
  more: More<Item> = {},
): Column<Item> => ({
  key: field,
  title: t(`field.${field}`),
  titled: true,
  align: 'end',
  kind: 'number',
  value: of,
  cell: (item) => spell(of(item)),
  ...more,
});

type Pair = 'on' | 'off' | 'yes' | 'no';
const pairs = { on: ['on', 'off'], yes: ['yes', 'no'] } as const;

/** Something that is on or off, or `yes` or no; a dash where it cannot be either. */
export const switchColumn = <Item, Field extends string>(
  t: TitleOf<`field.${Field}` | `value.${Pair}`>,
  field: Field,
  of: (item: Item) => boolean | null | undefined,
  { as = 'on', ...more }: More<Item> & { readonly as?: keyof typeof pairs } = {},
): Column<Item> => ({
  key: field,
  title: t(`field.${field}`),
  titled: true,
  kind: 'word',
  value: (item) => Number(of(item) ?? -1),
  cell: (item) => {
    const is = of(item) ?? null;
    return is === null ? '—' : t(`value.${pairs[as][is ? 0 : 1]}`);
  },
  ...more,
});

/** A filter by some values, each with its words: `choiceFilter(t, 'status', 'field.status', statuses, 'status')`. */
export const choiceFilter = <Title extends string, Value extends string, Words extends string>(
  t: TitleOf<NoInfer<Title | `${Words}.${Value}`>>,
  key: string,
  title: Title,
  values: readonly Value[],
  words: Words,
): FilterFacts => ({
  key,
  title: t(title),
  options: values.map((value) => ({ value, label: t(`${words}.${value}`) })),
});

/** A filter by what is so or not, each of both with its words: `switchFilter(t, 'enabled', 'field.enabled', ['value.on', 'value.off'])`. */
export const switchFilter = <Key extends string>(
  t: TitleOf<NoInfer<Key>>,
  key: string,
  title: Key,
  [yes, no]: readonly [Key, Key],
): FilterFacts => ({
  key,
  title: t(title),
  options: [
    { value: 'true', label: t(yes) },
    { value: 'false', label: t(no) },
  ],
});

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
    const name = nameOf(item);
    return (
      <LinkTo look="name" to={to(item)} label={isCut(name) ? name : undefined}>
        <MiddleCut>{name}</MiddleCut>
      </LinkTo>
    );
  },
});

export const statusColumn = <Item,>(t: TitleOf<'field.status'>, cell: (item: Item) => ReactNode): Column<Item> => ({
  key: 'status',
  title: t('field.status'),
  sort: 'status',
  priority: 1,
  kind: 'word',
  least: 124,
  cell,
});

export const createdColumn = <Item extends { readonly created_at: string }>(
  t: TitleOf<'field.created'>,
): Column<Item> => ({
  key: 'created',
  title: t('field.created'),
  sort: 'created_at',
  priority: 4,
  kind: 'date',
  cell: ({ created_at }) => <Ago at={created_at} />,
});

export const idColumn = <Item extends { readonly id: string }>(t: TitleOf<'field.id'>): Column<Item> => ({
  key: 'id',
  title: t('field.id'),
  hidden: true,
  priority: 4,
  cell: ({ id }) => <Mono>{id}</Mono>,
});

type TaggedTitles = TitleOf<'field.description' | 'field.tags'>;

/** What people wrote at items; hidden at first. `more` is for the description. */
export const taggedColumns = <Item extends Tagged>(
  t: TaggedTitles,
  more: Partial<Column<Item>> = {},
): Column<Item>[] => [
  textColumn<Item, 'description'>(t, 'description', ({ description }) => description, {
    priority: 4,
    hidden: true,
    ...more,
  }),
  textColumn<Item, 'tags'>(t, 'tags', ({ tags }) => tags?.join(', '), { priority: 4, hidden: true }),
];

/** The names of `taggedFilters`, for `filters` and `texts` of a list. */
export const taggedKeys = ['tags', 'description'] as const;

/** Filters by what people wrote at items. */
export const taggedFilters = (t: TaggedTitles): FilterFacts[] =>
  taggedKeys.map((key) => ({ key, title: t(`field.${key}`), options: [] }));
