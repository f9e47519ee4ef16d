import type { FilterFacts } from '../columns.ts';

export interface Chip {
  readonly key: string;
  readonly title: string;
  readonly icon: string | undefined;
  readonly labels: readonly string[];
}

type Chosen = Readonly<Record<string, readonly string[]>>;

/** One chip for each filter in use. A value that is no option, from an old address, stands for itself. */
export function chipsOf(filters: readonly FilterFacts[], chosen: Chosen): Chip[] {
  return filters.flatMap(({ key, title, icon, options }) => {
    const values = chosen[key] ?? [];
    const labels = values.map((value) => options.find((option) => option.value === value)?.label ?? value);
    return labels.length > 0 ? [{ key, title, icon, labels }] : [];
  });
}

/** The values after one was switched, in the order of the options. */
export function switchValue(
  { options }: FilterFacts,
  chosen: readonly string[],
  value: string,
  isOn: boolean,
): string[] {
  const wanted = new Set(chosen);
  if (isOn) wanted.add(value);
  else wanted.delete(value);
  const known = options.flatMap((option) => (wanted.delete(option.value) ? [option.value] : []));
  return [...known, ...wanted];
}
