import { EVERYONE, type RbacPolicy } from '@skydeck/contract';
import { useSnapshot } from 'valtio';
import type { Column } from '../../kit/list/index.ts';
import { Mono } from '../../kit/page/index.ts';
import { useText } from '../../kit/text/index.ts';
import { session } from '../../session/index.ts';
import type { AccessRow } from './access.form.ts';
import { networkWords } from './words.ts';

/** Everybody, or a project the person knows; null for one they do not. */
export function useProjectNames(): (target: RbacPolicy['target_project']) => string | null {
  const t = useText(networkWords);
  const { projects } = useSnapshot(session);
  return (target) =>
    target === EVERYONE ? t('access.everyone') : (projects.find(({ id }) => id === target)?.name ?? null);
}

type Row = AccessRow & { readonly id: string };

export function useAccessColumns(): readonly Column<Row>[] {
  const t = useText(networkWords);
  const nameOf = useProjectNames();
  return [
    {
      key: 'project',
      title: t('access.project'),
      cell: ({ project }) => <bdi>{nameOf(project) ?? <Mono>{project}</Mono>}</bdi>,
    },
    { key: 'access', title: t('access.way'), priority: 1, cell: ({ access }) => t(`access.${access}`) },
  ];
}
