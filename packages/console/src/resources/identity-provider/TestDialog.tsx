import { type DomainProvider, identityProviderApi, type ProviderTestAnswer } from '@skydeck/contract';
import { Alert } from '@skydeck/react-bindings/alert';
import { Button } from '@skydeck/react-bindings/button';
import { Dialog } from '@skydeck/react-bindings/dialog';
import { TextField } from '@skydeck/react-bindings/text-field';
import { type FormEvent, useState } from 'react';
import { call } from '../../kit/data/client.ts';
import { useAsyncAction } from '../../kit/data/useAsyncAction.ts';
import { FailureAlert } from '../../kit/failure/FailureAlert.tsx';
import { useText } from '../../kit/text/index.ts';
import { isGood, knownResult } from './provider.rules.ts';
import { providersOf } from './providers.ts';
import * as css from './provider.css.ts';
import { providerWords } from './words.ts';

/** Tries a provider as it is kept, and says what came of it. */
export function TestDialog({ provider, onClose }: { provider: DomainProvider; onClose: () => void }) {
  const t = useText(providerWords);
  const [name, setName] = useState('');
  const { answer, busy, error, tryWith } = useTrial(provider);
  const { type } = provider;
  const submit = (event: FormEvent) => {
    event.preventDefault();
    void tryWith(name.trim());
  };

  return (
    <Dialog
      open
      heading={t('test.title', { name: provider.name })}
      description={t(`test.about.${type}`)}
      size="small"
      onSkyClosed={onClose}
    >
      <form className={css.tested} aria-label={t('test.title', { name: provider.name })} onSubmit={submit}>
        {type === 'ldap' && (
          <TextField
            label={t('test.name')}
            hint={t('test.name_hint')}
            name="name"
            spellCheck="false"
            autocomplete="off"
            value={name}
            onInput={(event) => setName((event.target as HTMLInputElement).value)}
          />
        )}
        {!answer && error === null && <LastResult test={provider.last_test} />}
        {answer && (
          <Alert tone={isGood(answer.result) ? 'success' : 'danger'} live>
            {t(`result.${answer.result}`)}
          </Alert>
        )}
        {answer?.groups && <Groups names={answer.groups} />}
        <FailureAlert error={error} />
      </form>
      <Button slot="footer" onClick={onClose}>
        {t('test.close')}
      </Button>
      <Button slot="footer" variant="primary" busy={busy} onClick={() => void tryWith(name.trim())}>
        {t('test.run')}
      </Button>
    </Dialog>
  );
}

/** What came of it; with the name of a person, also whom the provider takes them for. */
function useTrial({ id, domain_id: domainId }: DomainProvider) {
  const [answer, setAnswer] = useState<ProviderTestAnswer | null>(null);
  const { busy, error, run } = useAsyncAction();
  const tryWith = (name: string) =>
    run(async () => {
      setAnswer(null);
      const body = name === '' ? {} : { name };
      setAnswer(await call(identityProviderApi.test, { params: { domainId, id }, body }));
      providersOf(domainId).items.refresh();
    });
  return { answer, busy, error, tryWith };
}

function LastResult({ test }: { test: DomainProvider['last_test'] }) {
  const t = useText(providerWords);
  const known = test && knownResult(test.result);
  const result = known ? t(`result.${known}`) : t('test.never');
  return <p className={css.lastTest}>{t('test.last', { result })}</p>;
}

function Groups({ names }: { names: readonly string[] }) {
  const t = useText(providerWords);
  if (names.length === 0) return <p>{t('test.no_groups')}</p>;
  return (
    <div>
      <p>{t('test.groups')}</p>
      <ul className={css.groups}>
        {names.map((name) => (
          <li key={name}>
            <bdi>{name}</bdi>
          </li>
        ))}
      </ul>
    </div>
  );
}
