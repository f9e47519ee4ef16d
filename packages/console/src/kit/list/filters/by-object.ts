import type { ListQuery } from '@skydeck/contract';
import type { Resource } from '../../data/resource.ts';
import { useKnown } from '../../data/useKnown.ts';
import { nameAmong, repeatedIds } from '../../text/distinct-name.ts';
import type { Among, FilterFacts } from '../columns.ts';

/** What one is called that is chosen and cannot be read: rows may keep the name of one that is gone. */
type NameOf = (id: string) => string | null | undefined;

interface ObjectFilter<Item extends { id: string }> {
  readonly key: string;
  readonly title: string;
  readonly resource: Resource<Item>;
  /** Filters of its list. */
  readonly query?: ListQuery;
  /** Which are offered at all, by a rule that the server has no filter for. */
  readonly fits?: (item: Item) => boolean;
  /** What the address chooses of the list. */
  readonly view: { readonly filters: Readonly<Record<string, readonly string[] | undefined>> };
  readonly nameOf?: NameOf;
}

/** A filter by another object, which the server finds. */
export function useObjectFilter<Item extends { id: string }>(filter: ObjectFilter<Item>): FilterFacts {
  const { key, title, view, nameOf, ...among } = filter;
  const { [key]: chosen = [] } = view.filters;
  const { label } = among.resource;
  const known = useKnown(among.resource, chosen).map((item) => ({ id: item.id, name: label(item) }));
  return { key, title, among: among as Among, options: optionsOf(chosen, known, nameOf) };
}

/** What is chosen is a choice, whether it is read already or gone: what filters a list has to be seen. */
export function optionsOf(
  chosen: readonly string[],
  known: readonly { readonly id: string; readonly name: string }[],
  nameOf: NameOf = () => null,
): FilterFacts['options'] {
  const called = nameAmong(repeatedIds(known));
  return chosen.map((value) => {
    const one = known.find(({ id }) => id === value);
    return { value, label: one ? called(one) : (nameOf(value) ?? value) };
  });
}
