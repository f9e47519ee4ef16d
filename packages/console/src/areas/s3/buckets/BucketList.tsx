import { Button } from '@skydeck/react-bindings/button';
import { Icon, registerIcons } from '@skydeck/react-bindings/icon';
import plus from 'lucide-static/icons/plus.svg?raw';
import sliders from 'lucide-static/icons/sliders-horizontal.svg?raw';
import trash from 'lucide-static/icons/trash-2.svg?raw';
import { useState } from 'react';
import { useLocation, useNavigate } from 'react-router-dom';
import { useCan } from '../../../kit/permissions/abilities.ts';
import { lazyComponent } from '../../../kit/connectivity/lazy-component.tsx';
import { type Actions, forFirst, ListPage } from '../../../kit/list/index.ts';
import { usePageActions } from '../../../kit/shortcuts/index.ts';
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
  const mayCreate = useCan('s3_enable', 'create');
  const label = t('create.action');
  const run = () => void navigate({ pathname: s3Paths.addBucket(), search });
  usePageActions(mayCreate ? [{ id: 'create', keys: 'create', label, run }] : []);
  const create = mayCreate && (
    <Button variant="primary" size="small" onClick={run}>
      <Icon slot="start" name="plus" />
      {label}
    </Button>
  );
  return <ListPage list={useBuckets()} columns={useBucketColumns()} {...useBucketActions()} create={create} />;
}

function useBucketActions(): Actions<Bucket> {
  const t = useText(bucketsWords);
  const navigate = useNavigate();
  const mayDelete = useCan('s3_enable', 'delete');
  const [toDelete, setToDelete] = useState<Bucket | null>(null);
  return {
    actions: [
      {
        key: 'settings',
        label: t('settings'),
        icon: 'sliders-horizontal',
        run: forFirst(({ name }) => navigate(s3Paths.bucket(name))),
      },
      ...(mayDelete
        ? [{ key: 'delete', label: t('delete.action'), icon: 'trash-2', danger: true, run: forFirst(setToDelete) }]
        : []),
    ],
    dialogs: toDelete && <BucketDelete bucket={toDelete} onClose={() => setToDelete(null)} />,
  };
}
