import { nameAmong, repeatedIds } from '../../text/distinct-name.ts';
import type { FilterFacts } from '../columns.ts';

interface ObjectFilter {
  readonly key: string;
  readonly title: string;
  /** Those that can be chosen. */
  readonly all: readonly { readonly id: string; readonly name: string }[];
  /** What the address chooses of the list. */
  readonly view: { readonly filters: Readonly<Record<string, readonly string[] | undefined>> };
  /** What one is called that is chosen and not among them: rows may keep the name of one that is gone. */
  readonly nameOf?: (id: string) => string | null | undefined;
}

/**
 * A filter by another object. What is chosen is a choice, whether it is read already or gone: what filters a list has to be
 * seen. Nothing where there is none at all: without an option it would be a text that is looked for.
 */
export function filterByObject({ key, title, all, view, nameOf }: ObjectFilter): FilterFacts[] {
  const { [key]: chosen = [] } = view.filters;
  const called = nameAmong(repeatedIds(all));
  const known = all.map((one) => ({ value: one.id, label: called(one) }));
  const others = chosen
    .filter((id) => all.every((one) => one.id !== id))
    .map((value) => ({ value, label: nameOf?.(value) ?? value }));
  const options = [...known, ...others];
  return options.length > 0 ? [{ key, title, options }] : [];
}
