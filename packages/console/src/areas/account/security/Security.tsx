import { Button } from '@skydeck/react-bindings/button';
import { useState } from 'react';
import { useSnapshot } from 'valtio';
import { Card } from '../../../kit/details/index.ts';
import { lazyComponent } from '../../../kit/connectivity/lazy-component.tsx';
import { PageHeader } from '../../../kit/page/index.ts';
import { useText } from '../../../kit/text/index.ts';
import { session } from '../../../session/index.ts';
import * as css from '../account.css.ts';
import { SecondFactorCard } from './SecondFactorCard.tsx';
import { securityWords } from './words.ts';

const PasswordDialog = lazyComponent(async () => (await import('./PasswordDialog.tsx')).PasswordDialog);

/** By what the person proves who they are. */
export function Security() {
  const t = useText(securityWords);
  const { profile } = useSnapshot(session);
  const provider = profile?.identity_provider ?? null;
  return (
    <>
      <PageHeader title={t('title')} />
      <div className={css.body}>
        <div className={css.narrowColumn}>
          {provider === null ? (
            <>
              <PasswordCard />
              <SecondFactorCard />
            </>
          ) : (
            <Card title={t('provider.title')}>
              <p className={css.text}>{t('provider.text')}</p>
            </Card>
          )}
        </div>
      </div>
    </>
  );
}

function PasswordCard() {
  const t = useText(securityWords);
  const [open, setOpen] = useState(false);
  return (
    <Card title={t('password.title')}>
      <div className={css.stack}>
        <p className={css.text}>{t('password.text')}</p>
        <Button onClick={() => setOpen(true)}>{t('password.change')}</Button>
      </div>
      {open && <PasswordDialog onClose={() => setOpen(false)} />}
    </Card>
  );
}
