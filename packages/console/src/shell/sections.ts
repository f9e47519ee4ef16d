import type { Subject } from '@skydeck/contract';
import { useSnapshot } from 'valtio';
import { abilities } from '../kit/abilities.ts';
import type { MenuEntry, MenuGroup } from '../kit/module.ts';
import type { AnyResource } from '../kit/resource.ts';
import { resources } from '../resources/index.ts';

export interface Section {
  readonly group: MenuGroup;
  readonly entries: readonly { readonly entry: MenuEntry; readonly resource: AnyResource }[];
}

const groups: readonly MenuGroup[] = ['compute', 'networking', 'orchestration', 'protection'];

/** The section menu: resources this person may read, by group; a group with none is left out. */
export function useSections(): readonly Section[] {
  const { loaded, allowed } = useSnapshot(abilities.state);
  const mayRead = (subject: Subject) => loaded && (allowed[subject]?.includes('read') ?? false);
  return groups.flatMap((group) => {
    const entries = resources.flatMap(({ menu, resource }) =>
      menu?.group === group && mayRead(resource.subjects.list) ? [{ entry: menu, resource }] : [],
    );
    return entries.length > 0 ? [{ group, entries }] : [];
  });
}
