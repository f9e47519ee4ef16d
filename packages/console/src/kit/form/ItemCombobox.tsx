import type { ListQuery } from '@skydeck/contract';
import type { ComboboxOption } from '@skydeck/react-bindings/combobox';
import type { ComponentProps } from 'react';
import type { Resource } from '../data/resource.ts';
import { useKnown } from '../data/useKnown.ts';
import { type Search, useSearch } from '../data/useSearch.ts';
import { useDistinctName } from '../text/distinct-name.ts';
import { AsyncOptionsField } from './AsyncOptionsField.tsx';
import { Combobox } from './Combobox.tsx';

type FieldProps = Omit<
  ComponentProps<typeof Combobox>,
  'resource' | 'options' | 'filter' | 'loading' | 'hasMore' | 'onSkyQuery' | 'onSkyMore'
>;

/** What the field shows of an object. Its label is the resource's, unless it says another. */
type Facts = Partial<ComboboxOption>;

interface Props<Item extends { id: string }> extends FieldProps {
  readonly resource: Resource<Item>;
  /** Filters of the list. */
  readonly query?: ListQuery;
  /** Which are offered at all, by a rule that the server has no filter for. */
  readonly fits?: (item: Item) => boolean;
  readonly optionsOf?: (item: Item) => Facts | readonly Facts[];
  /** Of which object a value is; the value is its id if left out. */
  readonly idOf?: (value: string) => string;
  /** Options for values that are no object's: listed while nothing is looked for. */
  readonly others?: readonly ComboboxOption[];
}

interface FoundProps extends FieldProps {
  readonly search: Search<unknown>;
  readonly options: readonly ComboboxOption[];
}

/** A field whose options a search finds, where they are no objects of a resource. */
export const FoundCombobox = ({ search, options, ...field }: FoundProps) => (
  <AsyncOptionsField all={search}>
    <Combobox
      {...field}
      filter={search.isStale ? 'contains' : 'none'}
      options={options}
      loading={search.isLoading}
      hasMore={search.hasMore}
      onSkyQuery={({ query: typed }) => search.search(typed)}
      onSkyMore={search.more}
    />
  </AsyncOptionsField>
);

const everything: ListQuery = {};
const nothing = {};
const none: readonly ComboboxOption[] = [];
const itself = (value: string) => value;

/**
 * A field whose options the server finds: 50 on opening, by text while somebody types, and further ones at the end of the
 * list. What is chosen has its name whether it was found or not. Takes what `useFields().text` and `.many` give.
 */
export function ItemCombobox<Item extends { id: string }>({
  resource,
  query = everything,
  fits,
  optionsOf = () => nothing,
  idOf = itself,
  others = none,
  ...field
}: Props<Item>) {
  const search = useSearch(resource, query, fits);
  const { items, text } = search;
  const values = field.values ?? (field.value === undefined ? [] : [field.value]);
  // First the list: most of what is chosen is in it.
  const chosen = useKnown(resource, search.filled ? values.map(idOf) : []);
  const isWhole = text === '';
  const unlisted = isWhole ? chosen.filter(({ id }) => items.every((item) => item.id !== id)) : [];
  const all = [...unlisted, ...items].map((item) => ({ item, id: item.id, name: resource.label(item) }));
  const nameOf = useDistinctName(all);
  const found = all.flatMap((one) =>
    [optionsOf(one.item)].flat().map((facts: Facts) => ({ value: one.id, label: nameOf(one), ...facts })),
  );
  const listed = new Set(found.map(({ value }) => value));
  const options = isWhole ? [...others.filter(({ value }) => !listed.has(value)), ...found] : found;
  return <FoundCombobox search={search} options={options} {...field} />;
}
