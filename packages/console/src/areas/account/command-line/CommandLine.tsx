import { basePathOf, cloudApi, type NewApiToken } from '@skydeck/contract';
import { Alert } from '@skydeck/react-bindings/alert';
import { Button } from '@skydeck/react-bindings/button';
import { useState } from 'react';
import { lazyComponent } from '../../../kit/connectivity/lazy-component.tsx';
import { call } from '../../../kit/data/client.ts';
import { useAnswer } from '../../../kit/data/useAnswer.ts';
import { Card } from '../../../kit/details/index.ts';
import { PageHeader } from '../../../kit/page/index.ts';
import { useText } from '../../../kit/text/index.ts';
import * as css from '../account.css.ts';
import { CodeFiles } from './CodeFiles.tsx';
import { credentialsFile, curlExample, pythonExample } from './files.code.ts';
import { commandLineWords } from './words.ts';

const TokenCreate = lazyComponent(async () => (await import('../tokens/TokenCreate.tsx')).TokenCreate);
const OneTimeFiles = lazyComponent(async () => (await import('./OneTimeFiles.tsx')).OneTimeFiles);
const OpenstackCard = lazyComponent(async () => (await import('./OpenstackCard.tsx')).OpenstackCard);

const readAccess = () => call(cloudApi.access);

/** How programs get in, in the person's name. */
export function CommandLine() {
  const t = useText(commandLineWords);
  const { item: access } = useAnswer(readAccess);
  return (
    <>
      <PageHeader title={t('title')} />
      <div className={css.body}>
        <div className={css.narrowColumn}>
          <Alert tone="neutral">{t('text')}</Alert>
          <CredentialsCard />
          <Card title={t('example')}>
            <div className={css.fields}>
              <CodeFiles files={[curlExample, pythonExample]} />
            </div>
          </Card>
          {access?.openstack && <OpenstackCard access={access.openstack} />}
        </div>
      </div>
    </>
  );
}

const apiAddress = () => `${location.origin}${basePathOf(location.pathname)}/api/v2`;

function CredentialsCard() {
  const t = useText(commandLineWords);
  const [creating, setCreating] = useState(false);
  const [made, setMade] = useState<NewApiToken | null>(null);
  return (
    <Card title={t('file.title')}>
      <div className={css.stack}>
        <p className={css.text}>{t('file.text')}</p>
        <Button variant="primary" onClick={() => setCreating(true)}>
          {t('file.create')}
        </Button>
      </div>
      {creating && <TokenCreate onMade={setMade} onClosed={() => setCreating(false)} />}
      {made && !creating && (
        <OneTimeFiles
          heading={t('file.title')}
          files={[credentialsFile(apiAddress(), made.secret)]}
          onClosed={() => setMade(null)}
        />
      )}
    </Card>
  );
}
