import type { CloudAccess, NewApplicationCredential } from '@skydeck/contract';
import { Button } from '@skydeck/react-bindings/button';
import { Code } from '@skydeck/react-bindings/code';
import { useState } from 'react';
import { useAnswer } from '../../../kit/data/useAnswer.ts';
import { Card } from '../../../kit/details/index.ts';
import { useText } from '../../../kit/text/index.ts';
import * as css from '../account.css.ts';
import { CredentialCreate } from './CredentialCreate.tsx';
import { CredentialList, readCredentials } from './CredentialList.tsx';
import { cloudsYaml, OPENSTACK, openrc, openrcCommand, openstackCommand } from './files.code.ts';
import { OneTimeFiles } from './OneTimeFiles.tsx';
import { commandLineWords } from './words.ts';

/** OpenStack's own programs, where there is one behind the console. */
export function OpenstackCard({ access }: { access: NonNullable<CloudAccess['openstack']> }) {
  const t = useText(commandLineWords);
  const [creating, setCreating] = useState(false);
  const [made, setMade] = useState<NewApplicationCredential | null>(null);
  const own = useAnswer(readCredentials);
  const tellMade = (credential: NewApplicationCredential) => {
    setMade(credential);
    void own.reload();
  };
  return (
    <>
      <Card title={OPENSTACK}>
        <div className={css.stack}>
          <p className={css.text}>{t('openstack.text')}</p>
          <Button variant="primary" onClick={() => setCreating(true)}>
            {t('openstack.create')}
          </Button>
          <p className={css.text}>{t('openstack.use')}</p>
          <Code label={t('example')} language="Shell" withCopy>
            {`${openstackCommand}\n${openrcCommand}`}
          </Code>
        </div>
      </Card>
      <CredentialList state={own} />
      {creating && <CredentialCreate onMade={tellMade} onClosed={() => setCreating(false)} />}
      {made && !creating && (
        <OneTimeFiles
          heading={t('openstack.made', { name: made.name })}
          files={[cloudsYaml(access, made), openrc(access, made)]}
          onClosed={() => setMade(null)}
        />
      )}
    </>
  );
}
