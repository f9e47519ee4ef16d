import { useSnapshot } from 'valtio';
import { use } from 'react';
import { projectScope } from '../../kit/data/project-scope.ts';
import { menuIcon } from '../../kit/module.ts';
import { useLanguage } from '../../kit/text/index.ts';
import { useRailAreas } from './areas.ts';
import { useAllowed } from './sections.ts';
import { useRegistry } from '../registry.ts';

export interface Creatable {
  readonly type: string;
  readonly name: string;
  readonly icon: string;
  readonly to: string;
}

/** What the project may have more of, by the registry: in the order of the menus. */
export function useCreatable(): readonly Creatable[] {
  const { projectId } = useSnapshot(projectScope.state);
  const language = useLanguage();
  const isAllowed = useAllowed();
  const areas = useRailAreas();
  const names = use(useRegistry().loadResourceNames());
  if (projectId === null) return [];
  return areas
    .filter(({ needsProject }) => needsProject)
    .flatMap((area) =>
      area.entries.flatMap((entry) => {
        const { add } = entry;
        if (!add || !isAllowed(add.subject, 'create')) return [];
        const name = names[add.type]?.[language] ?? entry.title[language];
        return [{ type: add.type, name, icon: menuIcon(entry), to: `/${area.path}/${add.path}` }];
      }),
    );
}
