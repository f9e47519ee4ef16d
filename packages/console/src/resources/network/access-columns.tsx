import { EVERYONE, networkAccesses } from '@skydeck/contract';
import { useCallback, useMemo } from 'react';
import { useSnapshot } from 'valtio';
import { choiceFilter, type Column, type FilterFacts } from '../../kit/list/index.ts';
import { Mono } from '../../kit/page/index.ts';
import { useText } from '../../kit/text/index.ts';
import { session } from '../../session/index.ts';
import { type AccessRow, domainOfTarget } from './access.form.ts';
import { networkWords } from './network.ts';

/** Everybody, the projects of a domain, or a project the person knows; null for one they do not. */
export function useProjectNames(): (target: AccessRow['project']) => string | null {
  const t = useText(networkWords);
  const { projects } = useSnapshot(session);
  return useCallback(
    (target) => {
      if (target === EVERYONE) return t('access.everyone');
      const domain = domainOfTarget(target);
      if (domain === null) return projects.find(({ id }) => id === target)?.name ?? null;
      const name = projects.find(({ domain_id }) => domain_id === domain)?.domain_name ?? domain;
      return t('access.domain', { name });
    },
    [t, projects],
  );
}

export type AccessLine = AccessRow & { readonly id: string };

export function useAccessFilters(): readonly FilterFacts[] {
  const t = useText(networkWords);
  return useMemo(() => [choiceFilter(t, 'access', 'access.way', networkAccesses, 'access')], [t]);
}

export function useAccessColumns(): readonly Column<AccessLine>[] {
  const t = useText(networkWords);
  const nameOf = useProjectNames();
  return useMemo(
    () => [
      {
        key: 'project',
        title: t('access.project'),
        value: ({ project }) => nameOf(project) ?? project,
        // One that the person does not know has its id alone.
        searchText: ({ project }) => `${nameOf(project) ?? ''} ${project}`,
        cell: ({ project }) => <bdi>{nameOf(project) ?? <Mono>{project}</Mono>}</bdi>,
      },
      {
        key: 'access',
        title: t('access.way'),
        value: ({ access }) => access,
        priority: 1,
        cell: ({ access }) => t(`access.${access}`),
      },
    ],
    [t, nameOf],
  );
}
