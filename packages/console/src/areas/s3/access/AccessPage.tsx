import { s3Api } from '@skydeck/contract';
import { Button } from '@skydeck/react-bindings/button';
import { Icon, registerIcons } from '@skydeck/react-bindings/icon';
import plus from 'lucide-static/icons/plus.svg?raw';
import { useEffect, useState } from 'react';
import { Outlet, useNavigate } from 'react-router-dom';
import { useSnapshot } from 'valtio';
import { useCan } from '../../../kit/permissions/abilities.ts';
import { call } from '../../../kit/data/client.ts';
import { Card, MonoProperty, Properties, TableCard } from '../../../kit/details/index.ts';
import { EmptyList } from '../../../kit/list/index.ts';
import { FailedView, PageHeader } from '../../../kit/page/index.ts';
import * as page from '../../../kit/page/page.css.ts';
import { usePageActions } from '../../../kit/shortcuts/index.ts';
import { useText } from '../../../kit/text/index.ts';
import { s3Paths } from '../paths.ts';
import { useAnswer } from '../../../kit/data/useAnswer.ts';
import * as css from './access.css.ts';
import { type AccessKey, keyItems, loadKeys, MOST_KEYS_OF_USER, owner } from './keys.ts';
import { KeyDelete, KeyTable } from './KeyTable.tsx';
import { Snippets } from './Snippets.tsx';
import { accessWords } from './words.ts';

registerIcons({ plus });

const KEY = 'all';
const loadService = () => call(s3Api.service);

/** The person's own keys in this project, and how to use them. */
export function AccessPage() {
  const t = useText(accessWords);
  const navigate = useNavigate();
  const mayCreate = useCan('s3_enable', 'create');
  const { items, windows } = useSnapshot(keyItems.state);
  useEffect(() => keyItems.follow(KEY, loadKeys), []);
  const [toDelete, setToDelete] = useState<AccessKey | null>(null);
  const window = windows[KEY];
  const filled = window?.filled ?? false;
  const keys = (window?.ids ?? []).flatMap((id) => (items[id] ? [items[id]] : [])) as AccessKey[];
  const isFull = keys.length >= MOST_KEYS_OF_USER;
  const label = t('create.action');
  const run = () => void navigate(s3Paths.createKey());
  usePageActions(mayCreate && !isFull ? [{ id: 'create', keys: 'create', label, run }] : []);
  const create = mayCreate && (
    <Button variant="primary" size="small" disabledReason={isFull ? t('create.full') : ''} onClick={run}>
      <Icon slot="start" name="plus" />
      {label}
    </Button>
  );
  const isFailed = window?.phase === 'failed' && !filled;
  return (
    <div className={page.page}>
      <PageHeader
        title={t('title')}
        count={filled ? keys.length : undefined}
        actions={!filled || keys.length > 0 ? create : undefined}
        onRefresh={() => keyItems.refresh()}
      />
      {isFailed && <FailedView error={window.problem} retry={() => keyItems.refresh()} />}
      {!isFailed && (
        <div className={css.body}>
          {filled && keys.length === 0 ? (
            <EmptyList icon="menu-access" title={t('empty.title')} text={t('empty.text')} action={create} />
          ) : (
            <TableCard title={t('title')}>
              <KeyTable keys={keys} isBlank={!filled} onDelete={setToDelete} />
            </TableCard>
          )}
          <Owner />
          {keys[0] && <HowTo keyId={keys[0].acc_key} />}
        </div>
      )}
      {toDelete && <KeyDelete of={toDelete} onClose={() => setToDelete(null)} />}
      <Outlet context={isFull} />
    </div>
  );
}

/** What others write into the policies of their buckets. */
function Owner() {
  const t = useText(accessWords);
  const { arn } = useSnapshot(owner);
  if (arn === '') return null;
  return (
    <Card title={t('owner.title')}>
      <Properties>
        <MonoProperty label={t('owner.arn')} text={arn} />
      </Properties>
    </Card>
  );
}

function HowTo({ keyId }: { keyId: string }) {
  const t = useText(accessWords);
  const { item: service } = useAnswer(loadService);
  if (!service) return null;
  return (
    <Card title={t('snippets.title')}>
      <p className={css.remark}>{t('snippets.no_secret')}</p>
      <Snippets facts={{ endpoint: service.endpoint, region: service.region, accessKey: keyId, secret: null }} />
    </Card>
  );
}
