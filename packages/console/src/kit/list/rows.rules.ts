import type { Column } from './columns.ts';
import type { ListView, Sort } from './list-query.ts';

/** What can be asked of rows that are all here. */
export interface RowFacts<Item> {
  /** What a text is looked for in. */
  readonly texts: (item: Item) => readonly string[];
  /** By the `sort` of a column. null: not known, which is least. */
  readonly sorts: Readonly<Record<string, (item: Item) => string | number | null>>;
  /** By the `key` of a filter. */
  readonly filters?: Readonly<Record<string, (item: Item) => string>>;
  /** One of `sorts`; it decides among equals, too. */
  readonly sort: Sort;
}

type Declared<Item> = Pick<Column<Item>, 'key' | 'value' | 'searchText'>;

/** A filter that no column answers with its value says what it asks of a row. */
export interface RowFilter<Item> {
  readonly key: string;
  readonly value?: (item: Item) => string;
}

/** What the columns of a list and its filters say of its rows. They are sorted by the first column, if `sort` is left out. */
export function factsOf<Item>(
  columns: readonly Declared<Item>[],
  filters: readonly RowFilter<Item>[] = [],
  sort: Sort = { field: columns[0]?.key ?? '', direction: 'asc' },
): RowFacts<Item> {
  const valueOf = new Map(columns.flatMap(({ key, value }) => (value ? [[key, value]] : [])));
  return {
    texts: (item) => columns.flatMap(({ searchText }) => searchText?.(item) ?? []),
    sorts: Object.fromEntries(valueOf),
    filters: Object.fromEntries(
      filters.map(({ key, value = valueOf.get(key) }) => [key, (item: Item) => String(value?.(item) ?? '')]),
    ),
    sort,
  };
}

// Addresses and numbered names in the order people read them in.
const order = new Intl.Collator('en', { numeric: true });

function compare(one: string | number | null, other: string | number | null): number {
  if (one === other) return 0;
  if (one === null || other === null) return one === null ? -1 : 1;
  if (typeof one === 'number' && typeof other === 'number') return one - other;
  return order.compare(String(one), String(other));
}

/** Those that a view wants, in its order; of all its pages. A sort or a filter that there is not counts as not chosen. */
export function chooseRows<Item>(
  rows: readonly Item[],
  { search, sort, filters }: Pick<ListView, 'search' | 'sort' | 'filters'>,
  facts: RowFacts<Item>,
): Item[] {
  const wanted = search.trim().toLowerCase();
  const chosen = Object.entries(filters).flatMap(([key, values]) => {
    const valueOf = facts.filters && Object.hasOwn(facts.filters, key) ? facts.filters[key] : undefined;
    return valueOf ? [{ valueOf, values }] : [];
  });
  const { field, direction } = sort !== null && Object.hasOwn(facts.sorts, sort.field) ? sort : facts.sort;
  const valueBy = (name: string) => (item: Item) => facts.sorts[name]?.(item) ?? null;
  const by = valueBy(field);
  const own = valueBy(facts.sort.field);
  const turn = direction === 'desc' ? -1 : 1;
  return rows
    .filter((item) => chosen.every(({ valueOf, values }) => values.includes(valueOf(item))))
    .filter((item) => wanted === '' || facts.texts(item).some((text) => text.toLowerCase().includes(wanted)))
    .toSorted((one, other) => compare(by(one), by(other)) * turn || compare(own(one), own(other)));
}
