import type { OwnProject } from '@skydeck/contract';

/** Case-insensitive, anywhere in the name; enabled ones first, each group by name (spec: shell.chooser). */
export function findProjects(projects: readonly OwnProject[], text: string, language: string): OwnProject[] {
  const wanted = text.trim().toLocaleLowerCase(language);
  const { compare } = new Intl.Collator(language, { numeric: true });
  return projects
    .filter(({ name }) => name.toLocaleLowerCase(language).includes(wanted))
    .toSorted((one, other) => Number(other.enabled) - Number(one.enabled) || compare(one.name, other.name));
}

/** So few are seen at a glance: there the last ones have no place of their own. */
const GLANCE = 6;

/** The projects somebody was in last, the newest first, without the present one; all others below. */
export function splitRecent(
  found: readonly OwnProject[],
  recent: readonly string[],
  currentId: string | null,
): { readonly recent: readonly OwnProject[]; readonly others: readonly OwnProject[] } {
  if (found.length <= GLANCE) return { recent: [], others: found };
  const last = recent.flatMap((id) => found.find((one) => one.id === id && one.enabled && id !== currentId) ?? []);
  return { recent: last, others: found.filter((project) => !last.includes(project)) };
}

/** By domain, each in the order that they have; where there is one domain only it is as it was. */
export function byDomain(projects: readonly OwnProject[], language: string): OwnProject[] {
  const { compare } = new Intl.Collator(language, { numeric: true });
  return projects.toSorted((one, other) => compare(one.domain_name, other.domain_name));
}

/** Where each domain begins and ends among projects in their order. */
export function domainsOf(
  projects: readonly OwnProject[],
): readonly { readonly name: string; readonly from: number; readonly to: number }[] {
  const names = [...new Set(projects.map(({ domain_name: name }) => name))];
  return names.map((name) => ({
    name,
    from: projects.findIndex((one) => one.domain_name === name),
    to: projects.findLastIndex((one) => one.domain_name === name) + 1,
  }));
}

/** The next entry that can be picked, going round; -1 where there is none. */
export function nextEnabled(entries: readonly { readonly enabled: boolean }[], from: number, step: 1 | -1): number {
  for (let tried = 1; tried <= entries.length; tried += 1) {
    const at = (from + step * tried + entries.length * 2) % entries.length;
    if (entries[at]?.enabled) return at;
  }
  return -1;
}

/** Where a key leads in the list; null for a key that is none of the list's. */
export function indexOfKey(
  key: string,
  entries: readonly { readonly enabled: boolean }[],
  active: number,
): number | null {
  if (key === 'ArrowDown') return nextEnabled(entries, active, 1);
  if (key === 'ArrowUp') return nextEnabled(entries, active < 0 ? 0 : active, -1);
  if (key === 'Home') return nextEnabled(entries, -1, 1);
  if (key === 'End') return nextEnabled(entries, 0, -1);
  return null;
}

/** What Enter picks: the active entry, or the only project that was found; nothing where that is disabled. */
export function entryOfEnter<Entry extends { readonly enabled: boolean; readonly project: unknown }>(
  entries: readonly Entry[],
  active: number,
): Entry | undefined {
  const found = entries.filter(({ project }) => project !== null);
  const entry = entries[active] ?? (found.length === 1 ? found[0] : undefined);
  return entry?.enabled ? entry : undefined;
}
