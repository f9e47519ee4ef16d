import { NumberField } from '@skydeck/react-bindings/number-field';
import { Switch } from '@skydeck/react-bindings/switch';
import { TextArea } from '@skydeck/react-bindings/text-area';
import { type Form, FormRow, useFields } from '../../kit/form/index.ts';
import { useText } from '../../kit/text/index.ts';
import type { ProviderDraft } from './provider.form.ts';
import { providerWords } from './words.ts';

/** How the server reaches the provider. */
export function TransportFields({ form }: { form: Form<ProviderDraft> }) {
  const t = useText(providerWords);
  const fields = useFields(form);
  return (
    <>
      <Switch
        appearance="card"
        label={t('field.verify_ssl')}
        hint={t('field.verify_ssl_hint')}
        {...fields.check('verify_ssl')}
      />
      <TextArea
        label={t('field.ca_certificate')}
        optional
        hint={t('field.ca_certificate_hint')}
        spellCheck="false"
        {...fields.text('ca_certificate')}
      />
      <FormRow>
        <NumberField
          label={t('field.timeout_connect')}
          unit={t('unit.seconds')}
          min={1}
          max={30}
          {...fields.text('request_timeout_connect')}
        />
        <NumberField
          label={t('field.timeout_read')}
          unit={t('unit.seconds')}
          min={1}
          max={30}
          {...fields.text('request_timeout_read')}
        />
      </FormRow>
    </>
  );
}
