import { useMemo } from 'react';
import { useSnapshot } from 'valtio';
import { projectScope } from '../data/project-scope.ts';
import type { Owner } from '../data/resource.ts';
import { useText } from '../text/index.ts';
import { kitWords } from '../words.ts';
import type { Column, FilterFacts } from './columns.ts';
import { OWNER } from './list-query.ts';

type OwnerOf<Item> = ((item: Item) => Owner) | undefined;

/** The columns of a list, and in a list of all projects whose a row is: after the first two, which say what it is. */
export function useOwnedColumns<Item>(columns: readonly Column<Item>[], owner: OwnerOf<Item>): readonly Column<Item>[] {
  const t = useText(kitWords);
  const { isAllProjects, projects } = useSnapshot(projectScope.state);
  return useMemo(() => {
    if (!isAllProjects || !owner) return columns;
    const nameOf = (item: Item) => projects[owner(item).project_id]?.name ?? owner(item).project_id;
    const domainOf = (item: Item) => projects[owner(item).project_id]?.domain ?? owner(item).domain_id;
    const whose: Column<Item>[] = [
      { key: 'owner', title: t('owner.project'), priority: 2, cell: (item) => <bdi>{nameOf(item)}</bdi> },
      {
        key: 'owner_domain',
        title: t('owner.domain'),
        priority: 4,
        hidden: true,
        cell: (item) => <bdi>{domainOf(item)}</bdi>,
      },
    ];
    return [...columns.slice(0, 2), ...whose, ...columns.slice(2)];
  }, [columns, owner, isAllProjects, projects, t]);
}

/** The filters of a list, and in a list of all projects that of the project. */
export function useOwnedFilters(filters: readonly FilterFacts[], owner: OwnerOf<never>): readonly FilterFacts[] {
  const t = useText(kitWords);
  const { isAllProjects, projects } = useSnapshot(projectScope.state);
  return useMemo(() => {
    if (!isAllProjects || !owner) return filters;
    const options = Object.entries(projects).map(([value, { name, domain }]) => ({
      value,
      label: `${name} (${domain})`,
    }));
    return [...filters, { key: OWNER, title: t('owner.project'), options }];
  }, [filters, owner, isAllProjects, projects, t]);
}
