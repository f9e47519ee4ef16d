import type { OwnProject } from '@skydeck/contract';

/** Case-insensitive, anywhere in the name; enabled ones first, each group by name (1-foundations §2, project chooser). */
export function findProjects(projects: readonly OwnProject[], text: string, language: string): OwnProject[] {
  const wanted = text.trim().toLocaleLowerCase(language);
  return projects
    .filter(({ name }) => name.toLocaleLowerCase(language).includes(wanted))
    .toSorted(
      (one, other) => Number(other.enabled) - Number(one.enabled) || one.name.localeCompare(other.name, language),
    );
}

/** The next entry that can be picked, going round; -1 where there is none. */
export function nextEnabled(entries: readonly { readonly enabled: boolean }[], from: number, step: 1 | -1): number {
  for (let tried = 1; tried <= entries.length; tried += 1) {
    const at = (from + step * tried + entries.length * 2) % entries.length;
    if (entries[at]?.enabled) return at;
  }
  return -1;
}
