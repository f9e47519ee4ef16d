import { s3Api } from '@skydeck/contract';
import { Switch } from '@skydeck/react-bindings/switch';
import { useCallback, useState } from 'react';
import { ConfirmAction } from '../../../kit/confirm/index.ts';
import { call } from '../../../kit/data/client.ts';
import { ItemGate } from '../../../kit/details/index.ts';
import { notify } from '../../../kit/notify/index.ts';
import { PageHeader } from '../../../kit/page/index.ts';
import * as page from '../../../kit/page/page.css.ts';
import { textOfError } from '../../../kit/failure/problem-text.ts';
import { tasks } from '../../../kit/tasks/tasks.ts';
import { useText } from '../../../kit/text/index.ts';
import { kitWords } from '../../../kit/words.ts';
import { useAnswer } from '../../../kit/data/useAnswer.ts';
import { DomainSelect } from '../../../session/domain/DomainSelect.tsx';
import { useDomain } from '../../../session/domain/useDomain.ts';
import * as css from './object-storage.css.ts';
import { PublicAccess } from './PublicAccess.tsx';
import { objectStorageWords } from './words.ts';

/** Whether the projects of a domain have object storage. What is stored stays, whatever is chosen here. */
export function ObjectStoragePage() {
  const t = useText(objectStorageWords);
  const choice = useDomain();
  const { domain } = choice;
  const load = useCallback(
    (signal: AbortSignal) => call(s3Api.domain, { params: { domainId: domain.id }, signal }),
    [domain.id],
  );
  return (
    <div className={page.page}>
      <PageHeader title={t('title')} />
      <div className={css.body}>
        <DomainSelect choice={choice} labelled />
        <ItemGate state={useAnswer(load)}>
          {(status) => (
            <DomainSwitch
              key={domain.id}
              id={domain.id}
              name={domain.name || domain.id}
              enabled={status[domain.id] ?? false}
            />
          )}
        </ItemGate>
        <PublicAccess key={domain.id} id={domain.id} name={domain.name || domain.id} />
      </div>
    </div>
  );
}

interface DomainSwitchProps {
  readonly id: string;
  readonly name: string;
  readonly enabled: boolean;
}

/** The server does it as a task; the switch stands for what was asked until that has ended. */
function DomainSwitch(domain: DomainSwitchProps) {
  const { name } = domain;
  const t = useText(objectStorageWords);
  const { isOn, isAsking, isBusy, error, change, turn, leave } = useDomainSwitch(domain);
  return (
    <>
      <Switch
        appearance="card"
        label={t('switch', { domain: name })}
        hint={t('hint')}
        checked={isOn}
        disabled={isBusy}
        error={error}
        onChange={({ target }) => change((target as HTMLInputElement).checked)}
      />
      {isAsking && (
        <ConfirmAction
          heading={t('switch_off.title', { domain: name })}
          message={t('switch_off.text', { domain: name })}
          confirmLabel={t('switch_off.confirm')}
          onConfirm={() => turn(false)}
          onClosed={leave}
        />
      )}
    </>
  );
}

/** Switches on at once, and off after asking. */
function useDomainSwitch({ id, name, enabled }: DomainSwitchProps) {
  const t = useText(objectStorageWords);
  const kit = useText(kitWords);
  const [isOn, setOn] = useState(enabled);
  /** What the server was told last, and did. */
  const [wasOn, setWasOn] = useState(enabled);
  const [isAsking, setAsking] = useState(false);
  const [isBusy, setBusy] = useState(false);
  const [error, setError] = useState('');

  async function turn(next: boolean) {
    const { task_id } = await call(s3Api.switchDomain, { params: { domainId: id }, body: { enabled: next } });
    await tasks.waitFor(task_id);
    setWasOn(next);
    notify('success', t(next ? 'switched_on' : 'switched_off', { domain: name }));
  }

  async function turnOn() {
    setBusy(true);
    try {
      await turn(true);
    } catch (problem) {
      setOn(false);
      setError(textOfError(kit, problem));
    } finally {
      setBusy(false);
    }
  }

  function change(next: boolean) {
    setOn(next);
    setError('');
    if (next) void turnOn();
    else setAsking(true);
  }

  function leave() {
    setAsking(false);
    setOn(wasOn);
  }
  return { isOn, isAsking, isBusy, error, change, turn, leave };
}
