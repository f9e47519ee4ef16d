import { type SshKey, sshKeyTypeName, sshKeyTypes } from '@skydeck/contract';
import { useMemo } from 'react';
import {
  byName,
  type Column,
  createdColumn,
  type FilterFacts,
  idColumn,
  ListPage,
  monoColumn,
  nameColumn,
  textColumn,
  useCreateButton,
  useList,
} from '../../kit/list/index.ts';
import { useText } from '../../kit/text/index.ts';
import { KeyType } from './KeyType.tsx';
import { sshKeyWords, sshKeys } from './ssh-key.ts';
import { sshKeyPaths } from './paths.ts';
import { useSshKeyActions } from './useSshKeyActions.ts';

export function SshKeyList() {
  const list = useList(sshKeys, { filters: ['type'], sort: byName });
  return (
    <ListPage
      list={list}
      columns={useColumns(list.nameOf)}
      filters={useFilters()}
      {...useSshKeyActions()}
      create={useCreateButton(sshKeys)}
    />
  );
}

function useColumns(nameOf: (key: SshKey) => string): readonly Column<SshKey>[] {
  const t = useText(sshKeyWords);
  return useMemo(
    () => [
      nameColumn(t, ({ id }) => sshKeyPaths.details(id), nameOf),
      {
        key: 'type',
        title: t('field.type'),
        sort: 'type',
        priority: 1,
        kind: 'word',
        least: 124,
        cell: (key) => <KeyType of={key} />,
        text: ({ type, bits }) => sshKeyTypeName(type, bits),
      },
      monoColumn(t, 'fingerprint', (key: SshKey) => key.fingerprint_sha256, { priority: 2, least: 240 }),
      textColumn(t, 'description', (key: SshKey) => key.description, { priority: 3 }),
      createdColumn(t),
      idColumn(t),
    ],
    [t, nameOf],
  );
}

function useFilters(): readonly FilterFacts[] {
  const t = useText(sshKeyWords);
  // The words of OpenSSH itself.
  return [{ key: 'type', title: t('field.type'), options: sshKeyTypes.map((type) => ({ value: type, label: type })) }];
}
