import { isUuid, type SshKey, sshKeyApi, sshKeyWarning } from '@skydeck/contract';
import { Alert } from '@skydeck/react-bindings/alert';
import { Code } from '@skydeck/react-bindings/code';
import { useCallback } from 'react';
import { Navigate } from 'react-router-dom';
import { readItem } from '../../kit/data/client.ts';
import { useAnswer } from '../../kit/data/useAnswer.ts';
import {
  ActionButtons,
  Card,
  IdProperty,
  ItemDetails,
  ItemGate,
  itemPage,
  MonoProperty,
  Overview,
  Properties,
  Property,
  TimeProperties,
} from '../../kit/details/index.ts';
import { useText } from '../../kit/text/index.ts';
import { useParam } from '../../kit/navigation/useParam.ts';
import { LinkTo } from '../../kit/page/index.ts';
import { KeyType } from './KeyType.tsx';
import { sshKeyWords, sshKeys } from './ssh-key.ts';
import { sshKeyPaths } from './paths.ts';
import { useSshKeyActions } from './useSshKeyActions.ts';

interface Props {
  readonly item: SshKey;
}

export function SshKeyDetails() {
  const idOrName = useParam('sshKeyId');
  return isUuid(idOrName) ? <KeyPage /> : <NamedKey name={idOrName} />;
}

/** Servers and other clients know a key by its name: such an address leads to its page. */
// spec: ssh-key.address
function NamedKey({ name }: { readonly name: string }) {
  const t = useText(sshKeyWords);
  const state = useAnswer(useCallback(() => readItem<SshKey>(sshKeyApi.read, name), [name]));
  return (
    <ItemGate state={state} gone={<LinkTo to={sshKeyPaths.list()}>{t('list.title')}</LinkTo>}>
      {({ id }) => <Navigate replace to={sshKeyPaths.details(id)} />}
    </ItemGate>
  );
}

const KeyPage = itemPage(sshKeys, 'sshKeyId', function Details({ item }: Props) {
  return (
    <ItemDetails resource={sshKeys} item={item} actions={<ActionButtons item={item} {...useSshKeyActions(item)} />}>
      <Overview resource={sshKeys} item={item}>
        <Facts item={item} />
      </Overview>
    </ItemDetails>
  );
});

function Facts({ item: key }: Props) {
  const t = useText(sshKeyWords);
  const warning = sshKeyWarning(key);
  return (
    <>
      {warning && <Alert tone="warning">{t(`weak.${warning}`)}</Alert>}
      <Card title={t('card.properties')}>
        <Properties>
          <IdProperty t={t} item={key} />
          <Property label={t('field.type')}>
            <KeyType of={key} />
          </Property>
          <MonoProperty label={t('field.sha256')} text={key.fingerprint_sha256} />
          <MonoProperty label={t('field.md5')} text={key.fingerprint} />
          <TimeProperties t={t} item={key} />
        </Properties>
      </Card>
      <Card title={t('field.public_key')}>
        <Code label={t('field.public_key')} withCopy withWrapSwitch>
          {key.public_key}
        </Code>
      </Card>
    </>
  );
}
