import { useMemo } from 'react';
import { useSnapshot } from 'valtio';
import { projectScope } from '../data/project-scope.ts';

interface Named {
  readonly id: string;
  readonly name: string;
  readonly project_id?: string;
}

/** The ids of those whose name another one has; where the project of each is in sight, another one of that project. */
export function repeatedIds(items: readonly Named[], showsProject = false): string[] {
  const byName = new Map<string, string>();
  const repeated = new Set<string>();
  for (const { id, name, project_id: project = '' } of items) {
    const key = showsProject ? `${project} ${name}` : name;
    const first = byName.get(key);
    if (first === undefined) byName.set(key, id);
    else if (first !== id) repeated.add(first).add(id);
  }
  return [...repeated];
}

/** OpenStack lets names repeat: such a name is shown with the beginning of the id, or all of it where that repeats too. */
export function nameAmong(repeated: readonly string[]): (item: Named) => string {
  const byShort = Map.groupBy(repeated, shortOf);
  const names = new Map(repeated.map((id) => [id, byShort.get(shortOf(id))?.length === 1 ? shortOf(id) : id]));
  return ({ id, name }) => (names.has(id) ? `${name} · ${names.get(id)}` : name);
}
/** The beginning of an id: enough to tell two objects of one name apart. */
export const shortOf = (id: string): string => id.slice(0, 8);

/** What each of these is called so that no two are called the same. The function stays the same while the answer does. */
export function useDistinctName(items: readonly Named[], showsProject = false): (item: Named) => string {
  const repeated = repeatedIds(items, showsProject).join();
  return useMemo(() => nameAmong(repeated === '' ? [] : repeated.split(',')), [repeated]);
}

/** The same of a list's rows: a list of all projects has a column for the project. */
export function useDistinctRowName(rows: readonly Named[]): (row: Named) => string {
  const { isAllProjects } = useSnapshot(projectScope.state);
  return useDistinctName(rows, isAllProjects);
}

/** Where objects of one kind are kept: their collection. */
interface Known<Item> {
  readonly items: { readonly state: { items: Record<string, Item> } };
}

/** The same of all that this page knows of one kind: a page or a dialog may show one of two alone. */
export function useKnownName({ items: { state } }: Known<Named>): (item: Named) => string {
  return useDistinctRowName(Object.values(useSnapshot(state).items));
}

/** The same where the kind says what one of them is called. */
export function useKnownLabel<Item extends Omit<Named, 'name'>>({
  items: { state },
  label,
}: Known<Item> & { readonly label: (item: Item) => string }): (item: Named) => string {
  const known = Object.values(useSnapshot(state).items) as Item[];
  return useDistinctRowName(known.map((item) => ({ ...item, name: label(item) })));
}
