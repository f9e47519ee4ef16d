import { metaApi, type NewApiToken } from '@skydeck/contract';
import { Alert } from '@skydeck/react-bindings/alert';
import { Code } from '@skydeck/react-bindings/code';
import { useText } from '../../../kit/text/index.ts';
import { currentClient } from '../../../kit/data/client.ts';
import * as css from '../account.css.ts';
import { OneTimeSecretDialog } from '../OneTimeSecretDialog.tsx';
import { tokensWords } from './words.ts';

/** The only time that the secret shows. */
export function TokenSecret({ token: { name, secret }, onClosed }: { token: NewApiToken; onClosed: () => void }) {
  const t = useText(tokensWords);
  return (
    <OneTimeSecretDialog heading={t('made_title', { name })} keptLabel={t('kept')} onClosed={onClosed}>
      <Alert tone="warning">{t('made_text')}</Alert>
      <Code label={t('secret')} language={t('secret')} withCopy wrap>
        {secret}
      </Code>
      <p className={css.text}>{t('made_use')}</p>
      <Code label={t('example')} language={t('example')} withCopy wrap>
        {exampleCall()}
      </Code>
    </OneTimeSecretDialog>
  );
}

/** To be pasted into a shell that has the secret as a variable: what is typed in a shell is kept in its history. */
function exampleCall(): string {
  const address = new URL(currentClient().address(metaApi.read.path), location.origin);
  return `curl -H "Authorization: Bearer $SKYDECK_TOKEN" ${address.href}`;
}
