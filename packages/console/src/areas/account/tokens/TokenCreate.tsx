import { accountApi, type NewApiToken, tokenAccesses } from '@skydeck/contract';
import { Radio, RadioGroup } from '@skydeck/react-bindings/radio-group';
import { useState } from 'react';
import { useSnapshot } from 'valtio';
import { call } from '../../../kit/data/client.ts';
import { useFields, useForm } from '../../../kit/form/index.ts';
import { useText } from '../../../kit/text/index.ts';
import { session } from '../../../session/index.ts';
import { FormInDialog } from '../FormInDialog.tsx';
import { tokenForm, WHOLE_DOMAIN } from './token.form.ts';
import { TokenFields } from './TokenFields.tsx';
import { tokensWords } from './words.ts';

interface TokenCreateProps {
  /** Told before the dialog has left. */
  readonly onMade: (token: NewApiToken) => void;
  readonly onClosed: () => void;
}

export function TokenCreate({ onMade, onClosed }: TokenCreateProps) {
  const t = useText(tokensWords);
  const { projects, projectId, profile } = useSnapshot(session);
  const [done, setDone] = useState(false);
  const open = projects.filter(({ enabled }) => enabled);
  const ofDomain = profile?.roles.includes('domain_admin') ?? false;
  const target = projectId ?? (ofDomain ? WHOLE_DOMAIN : (open[0]?.id ?? ''));
  const [model] = useState(() => tokenForm(target));
  const form = useForm(model, {
    submit: async (body) => {
      onMade(await call(accountApi.createToken, { body }));
      setDone(true);
    },
  });
  const fields = useFields(form);
  return (
    <FormInDialog
      heading={t('create')}
      description={t('create_text')}
      submitLabel={t('create')}
      name="api-token"
      form={form}
      done={done}
      onClosed={onClosed}
    >
      <TokenFields
        form={form}
        projects={open}
        otherTargets={
          ofDomain && (
            <option value={WHOLE_DOMAIN}>{t('target.domain_named', { domain: profile?.domain_name ?? '' })}</option>
          )
        }
      >
        <RadioGroup label={t('field.access')} required {...fields.text('access')}>
          {tokenAccesses.map((access) => (
            <Radio key={access} value={access} label={t(`access.${access}`)} hint={t(`access.${access}_hint`)} />
          ))}
        </RadioGroup>
      </TokenFields>
    </FormInDialog>
  );
}
