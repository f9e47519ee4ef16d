import { EVERYONE, networkAccesses, type RbacPolicy } from '@skydeck/contract';
import { useCallback, useMemo } from 'react';
import { useSnapshot } from 'valtio';
import type { Column, FilterFacts, RowFacts } from '../../kit/list/index.ts';
import { Mono } from '../../kit/page/index.ts';
import { useText } from '../../kit/text/index.ts';
import { session } from '../../session/index.ts';
import type { AccessRow } from './access.form.ts';
import { networkWords } from './network.ts';

/** Everybody, or a project the person knows; null for one they do not. */
export function useProjectNames(): (target: RbacPolicy['target_project']) => string | null {
  const t = useText(networkWords);
  const { projects } = useSnapshot(session);
  return useCallback(
    (target) => (target === EVERYONE ? t('access.everyone') : (projects.find(({ id }) => id === target)?.name ?? null)),
    [t, projects],
  );
}

export type AccessLine = AccessRow & { readonly id: string };

/** A project is looked for by its name and by its id; one that the person does not know has its id alone. */
export function useAccessFacts(): RowFacts<AccessLine> {
  const nameOf = useProjectNames();
  return useMemo(
    () => ({
      texts: ({ project }) => [nameOf(project) ?? '', project],
      sorts: { project: ({ project }) => nameOf(project) ?? project, access: ({ access }) => access },
      filters: { access: ({ access }) => access },
      sort: { field: 'project', direction: 'asc' },
    }),
    [nameOf],
  );
}

export function useAccessFilters(): readonly FilterFacts[] {
  const t = useText(networkWords);
  return useMemo(
    () => [
      {
        key: 'access',
        title: t('access.way'),
        options: networkAccesses.map((value) => ({ value, label: t(`access.${value}`) })),
      },
    ],
    [t],
  );
}

export function useAccessColumns(): readonly Column<AccessLine>[] {
  const t = useText(networkWords);
  const nameOf = useProjectNames();
  return useMemo(
    () => [
      {
        key: 'project',
        title: t('access.project'),
        sort: 'project',
        cell: ({ project }) => <bdi>{nameOf(project) ?? <Mono>{project}</Mono>}</bdi>,
      },
      {
        key: 'access',
        title: t('access.way'),
        sort: 'access',
        priority: 1,
        cell: ({ access }) => t(`access.${access}`),
      },
    ],
    [t, nameOf],
  );
}
