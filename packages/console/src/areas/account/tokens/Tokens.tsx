import { accountApi, type ApiToken, type NewApiToken } from '@skydeck/contract';
import { Alert } from '@skydeck/react-bindings/alert';
import { Button } from '@skydeck/react-bindings/button';
import { Icon, registerIcons } from '@skydeck/react-bindings/icon';
import keyRound from 'lucide-static/icons/key-round.svg?raw';
import plus from 'lucide-static/icons/plus.svg?raw';
import trash from 'lucide-static/icons/trash-2.svg?raw';
import { useState } from 'react';
import { call } from '../../../kit/data/client.ts';
import { Card, ItemGate } from '../../../kit/details/index.ts';
import { EmptyList, type RowAction, Table } from '../../../kit/list/index.ts';
import { lazyComponent } from '../../../kit/connectivity/lazy-component.tsx';
import { notify } from '../../../kit/notify/index.ts';
import { PageHeader } from '../../../kit/page/index.ts';
import { usePageActions } from '../../../kit/shortcuts/index.ts';
import { useText } from '../../../kit/text/index.ts';
import * as css from '../account.css.ts';
import { ConfirmAction } from '../../../kit/confirm/index.ts';
import { useAnswer } from '../../../kit/data/useAnswer.ts';
import { useTokenColumns } from './token-columns.tsx';
import { tokensWords } from './words.ts';

registerIcons({ 'key-round': keyRound, plus, 'trash-2': trash });

const TokenCreate = lazyComponent(async () => (await import('./TokenCreate.tsx')).TokenCreate);
const TokenSecret = lazyComponent(async () => (await import('./TokenSecret.tsx')).TokenSecret);

const readTokens = async () => (await call(accountApi.tokens)).data;

/** What scripts work with in the person's name. */
export function Tokens() {
  const t = useText(tokensWords);
  const state = useAnswer(readTokens);
  const [creating, setCreating] = useState(false);
  const [made, setMade] = useState<NewApiToken | null>(null);
  const create = () => setCreating(true);
  usePageActions([{ id: 'create', keys: 'create', label: t('create'), run: create }]);
  const add = (
    <Button variant="primary" onClick={create}>
      <Icon slot="start" name="plus" />
      {t('create')}
    </Button>
  );
  return (
    <>
      <PageHeader
        title={t('title')}
        count={state.item?.length}
        actions={state.item?.length === 0 ? undefined : add}
        onRefresh={state.retry}
      />
      <div className={css.body}>
        <ItemGate state={state}>
          {(tokens) =>
            tokens.length === 0 ? (
              <EmptyList icon="key-round" title={t('empty_title')} text={t('text')} action={add} />
            ) : (
              <List tokens={tokens} reload={state.reload} />
            )
          }
        </ItemGate>
      </div>
      {creating && (
        <TokenCreate
          onMade={(token) => {
            setMade(token);
            void state.reload();
          }}
          onClosed={() => setCreating(false)}
        />
      )}
      {made && !creating && <TokenSecret token={made} onClosed={() => setMade(null)} />}
    </>
  );
}

function List({ tokens, reload }: { tokens: readonly ApiToken[]; reload: () => Promise<void> }) {
  const t = useText(tokensWords);
  const columns = useTokenColumns();
  const [revoking, setRevoking] = useState<ApiToken | null>(null);
  const actions: RowAction<ApiToken>[] = [
    {
      key: 'revoke',
      label: t('revoke'),
      icon: 'trash-2',
      danger: true,
      run: ([token]) => setRevoking(token ?? null),
    },
  ];

  async function revoke({ id, name }: ApiToken) {
    await call(accountApi.revokeToken, { params: { id } });
    notify('success', t('revoked', { name }));
    await reload();
  }

  return (
    <>
      <Alert tone="neutral">{t('text')}</Alert>
      <Card title={t('list')}>
        <Table title={t('list')} rows={tokens} columns={columns} actions={actions} label={({ name }) => name} />
      </Card>
      {revoking && (
        <ConfirmAction
          key={revoking.id}
          heading={t('revoke_title')}
          message={t('revoke_text', { name: revoking.name })}
          confirmLabel={t('revoke')}
          onConfirm={() => revoke(revoking)}
          onClosed={() => setRevoking((now) => (now === revoking ? null : now))}
        />
      )}
    </>
  );
}
