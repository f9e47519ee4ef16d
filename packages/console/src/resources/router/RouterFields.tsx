import { Switch } from '@skydeck/react-bindings/switch';
import { TextField } from '@skydeck/react-bindings/text-field';
import { type Form, useFields } from '../../kit/form/index.ts';
import { useText } from '../../kit/text/index.ts';
import { NetworkPicker } from '../network/index.ts';
import type { RouterDraft } from './router.form.ts';
import { routerWords } from './words.ts';

/** What a router is asked for when it is made and when it is changed. */
export function RouterFields({ form }: { form: Form<RouterDraft> }) {
  const t = useText(routerWords);
  const fields = useFields(form);
  return (
    <>
      <TextField label={t('field.name')} required maxLength={255} {...fields.text('name')} />
      <Switch
        appearance="card"
        label={t('field.external_gateway')}
        hint={t('field.external_gateway_hint')}
        {...fields.check('hasGateway')}
      />
      {form.draft.hasGateway && (
        <>
          <NetworkPicker external required label={t('field.external_network')} {...fields.text('networkId')} />
          <Switch label={t('field.snat')} hint={t('field.snat_hint')} {...fields.check('snat')} />
        </>
      )}
    </>
  );
}
