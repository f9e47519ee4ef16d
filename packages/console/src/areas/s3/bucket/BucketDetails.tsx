import { Icon, registerIcons } from '@skydeck/react-bindings/icon';
import { Tab, Tabs } from '@skydeck/react-bindings/tabs';
import folderOpen from 'lucide-static/icons/folder-open.svg?raw';
import trash from 'lucide-static/icons/trash-2.svg?raw';
import { useState } from 'react';
import { useNavigate } from 'react-router-dom';
import { useCan } from '../../../kit/permissions/abilities.ts';
import { ActionButtons, DetailsPage, ItemGate } from '../../../kit/details/index.ts';
import { lazyComponent } from '../../../kit/connectivity/lazy-component.tsx';
import type { RowAction } from '../../../kit/list/index.ts';
import { LinkButton, LinkTo } from '../../../kit/page/index.ts';
import { useText } from '../../../kit/text/index.ts';
import type { ItemState } from '../../../kit/data/useItem.ts';
import { useParam } from '../../../kit/navigation/useParam.ts';
import { useUrlState } from '../../../kit/navigation/url-state.ts';
import { type Bucket, bucketItems } from '../buckets/bucket-store.ts';
import { useAllBuckets } from '../buckets/useBuckets.ts';
import { s3Paths } from '../paths.ts';
import * as css from './bucket.css.ts';
import { BucketOverview } from './BucketOverview.tsx';
import { bucketWords } from './words.ts';

registerIcons({ 'folder-open': folderOpen, 'trash-2': trash });

const BucketDelete = lazyComponent(async () => (await import('../buckets/BucketDelete.tsx')).BucketDelete);
const Cors = lazyComponent(async () => (await import('./Cors.tsx')).Cors);
const Lifecycle = lazyComponent(async () => (await import('./Lifecycle.tsx')).Lifecycle);
const BucketLock = lazyComponent(async () => (await import('./BucketLock.tsx')).BucketLock);
const BucketPolicy = lazyComponent(async () => (await import('./BucketPolicy.tsx')).BucketPolicy);

const tabs = ['overview', 'cors', 'lifecycle', 'policy', 'lock'] as const;
type TabKey = (typeof tabs)[number];

function useBucket(name: string): ItemState<Bucket> {
  const { buckets, filled, problem } = useAllBuckets();
  const item = buckets.find((bucket) => bucket.name === name) ?? null;
  const phase = item ? 'ready' : filled ? 'gone' : problem ? 'failed' : 'loading';
  return { item, phase, problem, retry: () => bucketItems.refresh() };
}

export function BucketDetails() {
  const t = useText(bucketWords);
  return (
    <ItemGate state={useBucket(useParam('bucketId'))} gone={<LinkTo to={s3Paths.buckets()}>{t('buckets')}</LinkTo>}>
      {(bucket) => <Details key={bucket.id} bucket={bucket} />}
    </ItemGate>
  );
}

function Details({ bucket }: { bucket: Bucket }) {
  const t = useText(bucketWords);
  const url = useUrlState();
  const asked = url.read('tab');
  const tab = tabs.find((one) => one === asked) ?? 'overview';
  return (
    <DetailsPage
      title={bucket.name}
      crumbs={[{ label: t('buckets'), to: s3Paths.buckets() }]}
      actions={<Actions bucket={bucket} />}
    >
      <div className={css.tabs}>
        <Tabs
          label={bucket.name}
          value={tab}
          onChange={(event) => {
            if (event.target === event.currentTarget)
              url.write({ tab: (event.currentTarget as EventTarget & { value: TabKey }).value }, { replace: true });
          }}
        >
          {tabs.map((key) => (
            <Tab key={key} value={key} label={t(`tab.${key}`)} />
          ))}
        </Tabs>
      </div>
      {tab === 'overview' && <BucketOverview bucket={bucket} />}
      {tab === 'cors' && <Cors bucket={bucket.name} />}
      {tab === 'lifecycle' && <Lifecycle bucket={bucket.name} />}
      {tab === 'policy' && <BucketPolicy bucket={bucket.name} />}
      {tab === 'lock' && <BucketLock bucket={bucket} />}
    </DetailsPage>
  );
}

function Actions({ bucket }: { bucket: Bucket }) {
  const t = useText(bucketWords);
  const navigate = useNavigate();
  const mayDelete = useCan('s3_enable', 'delete');
  const [isDeleteOpen, setIsDeleteOpen] = useState(false);
  const remove: RowAction<Bucket> = {
    key: 'delete',
    label: t('delete'),
    icon: 'trash-2',
    danger: true,
    run: () => setIsDeleteOpen(true),
  };
  const actions = mayDelete ? [remove] : [];
  return (
    <>
      <LinkButton variant="primary" size="small" to={s3Paths.files(bucket.name)}>
        <Icon slot="start" name="folder-open" />
        {t('open')}
      </LinkButton>
      <ActionButtons item={bucket} actions={actions} />
      {isDeleteOpen && (
        <BucketDelete
          bucket={bucket}
          onClose={() => setIsDeleteOpen(false)}
          onDeleted={() => void navigate(s3Paths.buckets())}
        />
      )}
    </>
  );
}
