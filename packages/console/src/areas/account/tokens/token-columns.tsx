import type { ApiToken } from '@skydeck/contract';
import { useMemo } from 'react';
import type { Column } from '../../../kit/list/index.ts';
import { Ago } from '../../../kit/page/index.ts';
import { useText } from '../../../kit/text/index.ts';
import { Expiry } from './Expiry.tsx';
import { tokensWords } from './words.ts';

export function useTokenColumns(): readonly Column<ApiToken>[] {
  const t = useText(tokensWords);
  return useMemo(
    () => [
      { key: 'name', title: t('column.name'), least: 140, cell: ({ name }) => <bdi>{name}</bdi> },
      {
        key: 'target',
        title: t('column.target'),
        priority: 2,
        cell: ({ project_id, project_name }) =>
          project_id === null ? t('target.domain') : <bdi>{project_name ?? project_id}</bdi>,
      },
      {
        key: 'access',
        title: t('column.access'),
        kind: 'word',
        priority: 3,
        cell: ({ access }) => t(`access.${access}`),
      },
      {
        key: 'used',
        title: t('column.used'),
        kind: 'date',
        priority: 2,
        titled: true,
        cell: ({ last_used_at }) => (last_used_at ? <Ago at={last_used_at} /> : t('never')),
      },
      {
        key: 'status',
        title: t('column.expires'),
        kind: 'date',
        priority: 1,
        titled: true,
        cell: ({ expires_at }) => <Expiry at={expires_at} />,
      },
    ],
    [t],
  );
}
