import type { ApplicationCredential } from '@skydeck/contract';
import { useMemo } from 'react';
import type { Column } from '../../../kit/list/index.ts';
import { Ago } from '../../../kit/page/index.ts';
import { useFormat, useText } from '../../../kit/text/index.ts';
import { kitWords } from '../../../kit/words.ts';
import { Expiry } from '../tokens/Expiry.tsx';
import { tokensWords } from '../tokens/words.ts';
import { commandLineWords } from './words.ts';

export function useCredentialColumns(): readonly Column<ApplicationCredential>[] {
  const t = useText(commandLineWords);
  const ofTokens = useText(tokensWords);
  const ofKit = useText(kitWords);
  const format = useFormat();
  return useMemo(
    () => [
      { key: 'name', title: ofTokens('column.name'), least: 140, cell: ({ name }) => <bdi>{name}</bdi> },
      {
        key: 'target',
        title: ofTokens('column.target'),
        priority: 2,
        cell: ({ project_id, project_name }) => <bdi>{project_name ?? project_id}</bdi>,
      },
      {
        key: 'roles',
        title: t('credentials.roles'),
        priority: 4,
        cell: ({ roles }) => <bdi>{format.list([...roles])}</bdi>,
      },
      {
        key: 'created',
        title: ofKit('field.created'),
        priority: 3,
        titled: true,
        cell: ({ created_at }) => (created_at === null ? '—' : <Ago at={created_at} />),
      },
      {
        key: 'expires',
        title: ofTokens('column.expires'),
        priority: 1,
        titled: true,
        cell: ({ expires_at }) => (expires_at === null ? t('credentials.never') : <Expiry at={expires_at} />),
      },
    ],
    [t, ofTokens, ofKit, format],
  );
}
