import { s3Api } from '@skydeck/contract';
import { Switch } from '@skydeck/react-bindings/switch';
import { useCallback, useState } from 'react';
import { ConfirmAction } from '../../../kit/confirm/index.ts';
import { call } from '../../../kit/data/client.ts';
import { useAnswer } from '../../../kit/data/useAnswer.ts';
import { useAsyncAction } from '../../../kit/data/useAsyncAction.ts';
import { ItemGate } from '../../../kit/details/index.ts';
import { textOfError } from '../../../kit/failure/problem-text.ts';
import { notify } from '../../../kit/notify/index.ts';
import { useText } from '../../../kit/text/index.ts';
import { kitWords } from '../../../kit/words.ts';
import { objectStorageWords } from './words.ts';

interface PublicAccessProps {
  readonly id: string;
  readonly name: string;
}

/** Whether buckets of a domain may be open to everyone (spec: s3.public-access). */
export function PublicAccess(domain: PublicAccessProps) {
  const { id } = domain;
  const load = useCallback(
    (signal: AbortSignal) => call(s3Api.publicAccess, { params: { domainId: id }, signal }),
    [id],
  );
  return (
    <ItemGate state={useAnswer(load)}>
      {({ blocked }) => <PublicAccessSwitch {...domain} isBlocked={blocked} />}
    </ItemGate>
  );
}

/** Closes at once, and opens after asking. */
function PublicAccessSwitch({ id, name, isBlocked }: PublicAccessProps & { readonly isBlocked: boolean }) {
  const t = useText(objectStorageWords);
  const kit = useText(kitWords);
  const [isOn, setOn] = useState(isBlocked);
  const [isAsking, setAsking] = useState(false);
  const { busy, error, run } = useAsyncAction();

  async function block(blocked: boolean) {
    await call(s3Api.blockPublicAccess, { params: { domainId: id }, body: { blocked } });
    setOn(blocked);
    notify('success', t(blocked ? 'public.blocked' : 'public.allowed', { domain: name }));
  }
  return (
    <>
      <Switch
        appearance="card"
        label={t('public.switch')}
        hint={t('public.hint')}
        // While it is on its way, or asked about, what the person has switched it to.
        checked={busy || (isOn && !isAsking)}
        disabled={busy}
        error={error === null ? '' : textOfError(kit, error)}
        onChange={({ target }) => {
          if ((target as HTMLInputElement).checked) void run(() => block(true));
          else setAsking(true);
        }}
      />
      {isAsking && (
        <ConfirmAction
          heading={t('public.allow_title', { domain: name })}
          message={t('public.allow_text', { domain: name })}
          confirmLabel={t('public.allow')}
          onConfirm={() => block(false)}
          onClosed={() => setAsking(false)}
        />
      )}
    </>
  );
}
