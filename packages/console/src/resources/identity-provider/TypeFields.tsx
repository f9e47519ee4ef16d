import { Switch } from '@skydeck/react-bindings/switch';
import { TextArea } from '@skydeck/react-bindings/text-area';
import { TextField } from '@skydeck/react-bindings/text-field';
import { type Form, FormRow, FormSection, useFields } from '../../kit/form/index.ts';
import { useText } from '../../kit/text/index.ts';
import type { ProviderDraft } from './provider.form.ts';
import { providerWords } from './words.ts';

interface Props {
  readonly form: Form<ProviderDraft>;
  /** A secret is kept already, and stays when nothing is entered. */
  readonly hasSecret: boolean;
}

/** How the provider is reached, by its type. */
export function TypeFields(props: Props) {
  const { type } = props.form.draft;
  if (type === 'oidc') return <OidcFields {...props} />;
  return type === 'saml' ? <SamlFields {...props} /> : <LdapFields {...props} />;
}

function OidcFields({ form, hasSecret }: Props) {
  const t = useText(providerWords);
  const fields = useFields(form);
  return (
    <FormSection title={t('section.connection')}>
      <TextField
        label={t('field.issuer')}
        hint={t('field.issuer_hint')}
        required
        inputMode="url"
        spellCheck="false"
        {...fields.text('issuer')}
      />
      <TextField label={t('field.client_id')} required spellCheck="false" {...fields.text('client_id')} />
      <TextField
        label={t('field.client_secret')}
        note={t('list.optional')}
        hint={hasSecret ? t('field.secret_kept') : ''}
        type="password"
        autocomplete="off"
        {...fields.text('client_secret')}
      />
      <TextField label={t('field.scope')} spellCheck="false" {...fields.text('scope')} />
    </FormSection>
  );
}

function SamlFields({ form }: Props) {
  const t = useText(providerWords);
  const fields = useFields(form);
  return (
    <FormSection title={t('section.connection')} note={t('saml.note')}>
      <TextField label={t('field.entity_id')} required spellCheck="false" {...fields.text('entity_id')} />
      <TextField
        label={t('field.sign_in_url')}
        required
        inputMode="url"
        spellCheck="false"
        {...fields.text('sign_in_url')}
      />
      <TextArea
        label={t('field.signing_certificates')}
        hint={t('field.signing_certificates_hint')}
        required
        spellCheck="false"
        {...fields.text('signing_certificates')}
      />
      <TextField
        label={t('field.metadata_url')}
        note={t('list.optional')}
        hint={t('field.metadata_url_hint')}
        inputMode="url"
        spellCheck="false"
        {...fields.text('metadata_url')}
      />
    </FormSection>
  );
}

function LdapFields({ form, hasSecret }: Props) {
  const t = useText(providerWords);
  const fields = useFields(form);
  return (
    <>
      <FormSection title={t('section.connection')}>
        <TextField
          label={t('field.url')}
          hint={t('field.url_hint')}
          required
          inputMode="url"
          spellCheck="false"
          {...fields.text('url')}
        />
        <Switch
          appearance="card"
          label={t('field.start_tls')}
          hint={t('field.start_tls_hint')}
          {...fields.check('start_tls')}
        />
        <TextField
          label={t('field.bind_dn')}
          note={t('list.optional')}
          hint={t('field.bind_dn_hint')}
          spellCheck="false"
          {...fields.text('bind_dn')}
        />
        <TextField
          label={t('field.bind_password')}
          note={t('list.optional')}
          hint={hasSecret ? t('field.secret_kept') : ''}
          type="password"
          autocomplete="off"
          {...fields.text('bind_password')}
        />
      </FormSection>
      <FormSection title={t('section.search')}>
        <TextField label={t('field.base_dn')} required spellCheck="false" {...fields.text('base_dn')} />
        <TextField
          label={t('field.user_filter')}
          note={t('list.optional')}
          hint={t('field.user_filter_hint')}
          spellCheck="false"
          {...fields.text('user_filter')}
        />
        <TextField
          label={t('field.group_base_dn')}
          note={t('list.optional')}
          hint={t('field.group_base_dn_hint')}
          spellCheck="false"
          {...fields.text('group_base_dn')}
        />
        <FormRow>
          <TextField label={t('field.group_member')} spellCheck="false" {...fields.text('group_member')} />
          <TextField label={t('field.group_name')} spellCheck="false" {...fields.text('group_name')} />
        </FormRow>
      </FormSection>
    </>
  );
}
