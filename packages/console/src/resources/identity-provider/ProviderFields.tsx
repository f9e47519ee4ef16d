import { Alert } from '@skydeck/react-bindings/alert';
import { Disclosure } from '@skydeck/react-bindings/disclosure';
import { Switch } from '@skydeck/react-bindings/switch';
import { TextField } from '@skydeck/react-bindings/text-field';
import type { ReactNode } from 'react';
import { lazyComponent } from '../../kit/connectivity/lazy-component.tsx';
import { type Form, FormRow, useFields } from '../../kit/form/index.ts';
import { useText } from '../../kit/text/index.ts';
import { GroupFields } from './GroupFields.tsx';
import type { ProviderDraft } from './provider.form.ts';
import type { TestState } from './provider.rules.ts';
import { TypeFields } from './TypeFields.tsx';
import { providerWords } from './words.ts';

// Folded at first.
const TransportFields = lazyComponent(async () => (await import('./TransportFields.tsx')).TransportFields);

interface Props {
  readonly form: Form<ProviderDraft>;
  readonly domainId: string;
  readonly hasSecret?: boolean;
  /** What its last test says; a new one has had none. */
  readonly testState?: TestState;
  /** Between the name and the rest. */
  readonly children?: ReactNode;
}

/** What an identity provider is asked for when it is made and when it is changed. */
export function ProviderFields({ form, domainId, hasSecret = false, testState = 'untested', children }: Props) {
  const t = useText(providerWords);
  const fields = useFields(form);
  const { enabled } = form.draft;
  const isUntested = testState !== 'works';
  return (
    <>
      <TextField
        label={t('field.name')}
        hint={form.draft.type === 'ldap' ? '' : t('field.name_hint')}
        required
        maxLength={64}
        {...fields.text('name')}
      />
      <Switch
        appearance="card"
        label={t('field.enabled')}
        hint={t(isUntested && !enabled ? 'field.enabled_hint_untested' : 'field.enabled_hint')}
        {...fields.check('enabled')}
      />
      {enabled && isUntested && <Alert tone="warning">{t('untested')}</Alert>}
      {children}
      <TypeFields form={form} hasSecret={hasSecret} />
      <GroupFields form={form} domainId={domainId} />
      <Disclosure label={t('section.attributes')}>
        <AttributeFields form={form} />
      </Disclosure>
      <Disclosure label={t('section.transport')}>
        <TransportFields form={form} />
      </Disclosure>
    </>
  );
}

function AttributeFields({ form }: { form: Form<ProviderDraft> }) {
  const t = useText(providerWords);
  const fields = useFields(form);
  const { type } = form.draft;
  return (
    <>
      {type !== 'oidc' && (
        <TextField
          label={t('attribute.subject')}
          hint={t(type === 'saml' ? 'attribute.subject_saml' : 'attribute.subject_ldap')}
          spellCheck="false"
          {...fields.text('mapping.subject')}
        />
      )}
      <FormRow>
        <TextField label={t('attribute.name')} spellCheck="false" {...fields.text('mapping.name')} />
        <TextField
          label={t('attribute.full_name')}
          note={t('list.optional')}
          spellCheck="false"
          {...fields.text('mapping.full_name')}
        />
      </FormRow>
      <FormRow>
        <TextField
          label={t('attribute.email')}
          note={t('list.optional')}
          spellCheck="false"
          {...fields.text('mapping.email')}
        />
        {type !== 'ldap' && (
          <TextField
            label={t('attribute.groups')}
            note={t('list.optional')}
            spellCheck="false"
            {...fields.text('mapping.groups')}
          />
        )}
      </FormRow>
    </>
  );
}
