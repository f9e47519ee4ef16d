import { accountApi, type ApplicationCredential } from '@skydeck/contract';
import { registerIcons } from '@skydeck/react-bindings/icon';
import keyRound from 'lucide-static/icons/key-round.svg?raw';
import trash from 'lucide-static/icons/trash-2.svg?raw';
import { useState } from 'react';
import { lazyComponent } from '../../../kit/connectivity/lazy-component.tsx';
import { call } from '../../../kit/data/client.ts';
import type { Answer } from '../../../kit/data/useAnswer.ts';
import { Card, ItemGate } from '../../../kit/details/index.ts';
import { EmptyList, type RowAction, Table } from '../../../kit/list/index.ts';
import { useText } from '../../../kit/text/index.ts';
import { kitWords } from '../../../kit/words.ts';
import { useCredentialColumns } from './credential-columns.tsx';
import { commandLineWords } from './words.ts';

registerIcons({ 'key-round': keyRound, 'trash-2': trash });

const CredentialDelete = lazyComponent(async () => (await import('./CredentialDelete.tsx')).CredentialDelete);

export const readCredentials = async () => (await call(accountApi.applicationCredentials)).data;

/** Those of the person, wherever they were made. */
export function CredentialList({ state }: { state: Answer<readonly ApplicationCredential[]> }) {
  const t = useText(commandLineWords);
  return (
    <Card title={t('credentials.list')}>
      <ItemGate state={state}>
        {(credentials) =>
          credentials.length === 0 ? (
            <EmptyList icon="key-round" title={t('credentials.none')} text={t('openstack.text')} />
          ) : (
            <Credentials credentials={credentials} reload={state.reload} />
          )
        }
      </ItemGate>
    </Card>
  );
}

interface CredentialsProps {
  readonly credentials: readonly ApplicationCredential[];
  readonly reload: () => Promise<void>;
}

function Credentials({ credentials, reload }: CredentialsProps) {
  const t = useText(commandLineWords);
  const ofKit = useText(kitWords);
  const columns = useCredentialColumns();
  const [toDelete, setToDelete] = useState<ApplicationCredential | null>(null);
  const actions: RowAction<ApplicationCredential>[] = [
    {
      key: 'delete',
      label: ofKit('delete.action'),
      icon: 'trash-2',
      danger: true,
      run: ([credential]) => setToDelete(credential ?? null),
    },
  ];
  return (
    <>
      <Table
        title={t('credentials.list')}
        rows={credentials}
        columns={columns}
        actions={actions}
        label={({ name }) => name}
      />
      {toDelete && (
        <CredentialDelete
          key={toDelete.id}
          credential={toDelete}
          onDeleted={reload}
          onClosed={() => setToDelete((now) => (now === toDelete ? null : now))}
        />
      )}
    </>
  );
}
