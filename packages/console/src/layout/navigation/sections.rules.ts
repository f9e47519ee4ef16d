import type { AreaEntry, Guard, MenuGroup } from '../../kit/module.ts';

export interface Section {
  readonly group: MenuGroup;
  readonly entries: readonly AreaEntry[];
}

/** Entries by group, in the order the first of each group has; those nobody may open are left out. */
export function groupEntries(entries: readonly AreaEntry[], can: (guard: Guard) => boolean): readonly Section[] {
  // Whatever a person may open, a group keeps its place.
  const groups = [...new Set(entries.map(({ group }) => group))];
  return groups
    .map((name) => ({ group: name, entries: entries.filter((entry) => entry.group === name && isOpen(entry, can)) }))
    .filter((section) => section.entries.length > 0);
}

const isOpen = ({ guard }: AreaEntry, can: (guard: Guard) => boolean) => guard === null || can(guard);
