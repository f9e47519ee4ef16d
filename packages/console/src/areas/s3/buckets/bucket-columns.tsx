import { useMemo } from 'react';
import type { Column } from '../../../kit/list/index.ts';
import { Ago, LinkTo } from '../../../kit/page/index.ts';
import { useFormat, useText } from '../../../kit/text/index.ts';
import { s3Paths } from '../paths.ts';
import type { Bucket } from './bucket-store.ts';
import { bucketsWords } from './words.ts';

export function useBucketColumns(): readonly Column<Bucket>[] {
  const t = useText(bucketsWords);
  const format = useFormat();
  return useMemo(
    () => [
      {
        key: 'name',
        title: t('field.name'),
        sort: 'name',
        cell: ({ name }) => (
          <LinkTo look="name" to={s3Paths.files(name)}>
            {name}
          </LinkTo>
        ),
      },
      {
        key: 'size',
        title: t('field.size'),
        sort: 'size',
        priority: 1,
        align: 'end',
        kind: 'number',
        cell: ({ usage }) => (usage ? format.bytes(usage.bytes) : '—'),
      },
      {
        key: 'objects',
        title: t('field.objects'),
        titled: true,
        sort: 'objects',
        priority: 2,
        align: 'end',
        kind: 'number',
        cell: ({ usage }) => (usage ? format.number(usage.objects) : '—'),
      },
      {
        key: 'versioning',
        title: t('field.versioning'),
        titled: true,
        kind: 'word',
        priority: 3,
        cell: ({ versioning }) => (versioning ? t(`versioning.${versioning}`) : '—'),
      },
      {
        key: 'created',
        title: t('field.created'),
        kind: 'date',
        sort: 'created',
        priority: 3,
        cell: ({ createdAt }) => <Ago at={createdAt} />,
      },
    ],
    [t, format],
  );
}
