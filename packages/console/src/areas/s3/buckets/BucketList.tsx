import { Button } from '@skydeck/react-bindings/button';
import { Icon, registerIcons } from '@skydeck/react-bindings/icon';
import plus from 'lucide-static/icons/plus.svg?raw';
import sliders from 'lucide-static/icons/sliders-horizontal.svg?raw';
import trash from 'lucide-static/icons/trash-2.svg?raw';
import { useState } from 'react';
import { useLocation, useNavigate } from 'react-router-dom';
import { useCan } from '../../../kit/permissions/abilities.ts';
import { lazyComponent } from '../../../kit/connectivity/lazy-component.tsx';
import { ListPage, type RowAction } from '../../../kit/list/index.ts';
import { useText } from '../../../kit/text/index.ts';
import { s3Paths } from '../paths.ts';
import type { Bucket } from './bucket-store.ts';
import { useBucketColumns } from './bucket-columns.tsx';
import { useBuckets } from './useBuckets.ts';
import { bucketsWords } from './words.ts';

registerIcons({ plus, 'sliders-horizontal': sliders, 'trash-2': trash });

const BucketDelete = lazyComponent(async () => (await import('./BucketDelete.tsx')).BucketDelete);

export function BucketList() {
  const t = useText(bucketsWords);
  const navigate = useNavigate();
  const { search } = useLocation();
  const list = useBuckets();
  const mayCreate = useCan('s3_enable', 'create');
  const mayDelete = useCan('s3_enable', 'delete');
  const [toDelete, setToDelete] = useState<Bucket | null>(null);

  const actions: RowAction<Bucket>[] = [
    {
      key: 'settings',
      label: t('settings'),
      icon: 'sliders-horizontal',
      run: ([bucket]) => void (bucket && navigate(s3Paths.bucket(bucket.name))),
    },
    ...(mayDelete
      ? [
          {
            key: 'delete',
            label: t('delete.action'),
            icon: 'trash-2',
            danger: true,
            run: ([bucket]: readonly Bucket[]) => setToDelete(bucket ?? null),
          },
        ]
      : []),
  ];
  const create = mayCreate && (
    <Button variant="primary" size="small" onClick={() => void navigate({ pathname: s3Paths.addBucket(), search })}>
      <Icon slot="start" name="plus" />
      {t('create.action')}
    </Button>
  );
  return (
    <>
      <ListPage
        list={list}
        words={bucketsWords}
        columns={useBucketColumns()}
        actions={actions}
        create={create}
        icon="area-s3-storage"
      />
      {toDelete && <BucketDelete bucket={toDelete} onClose={() => setToDelete(null)} />}
    </>
  );
}
