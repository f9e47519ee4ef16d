import type { ExternalGateway } from '@skydeck/contract';
import { Switch } from '@skydeck/react-bindings/switch';
import { TextField } from '@skydeck/react-bindings/text-field';
import { type Form, useFields } from '../../kit/form/index.ts';
import { useText } from '../../kit/text/index.ts';
import { NetworkPicker } from '../network/index.ts';
import type { RouterDraft } from './router.form.ts';
import { whyNotLeave } from './router.rules.ts';
import { routerWords } from './router.ts';

interface Props {
  readonly form: Form<RouterDraft>;
  /** The router's own, if it has one: while something needs it, it stays. */
  readonly gateway?: ExternalGateway | null;
}

/** What a router is asked for when it is made and when it is changed. */
export function RouterFields({ form, gateway = null }: Props) {
  const t = useText(routerWords);
  const fields = useFields(form);
  const { hasGateway, networkId } = form.draft;
  // Who took it away before something needed it can still put it back.
  const why = gateway !== null && hasGateway && networkId === gateway.network_id && whyNotLeave(gateway);
  return (
    <>
      <TextField label={t('field.name')} required maxLength={255} {...fields.text('name')} />
      <Switch
        appearance="card"
        label={t('field.external_gateway')}
        hint={t(why || 'field.external_gateway_hint')}
        disabled={why !== false}
        {...fields.check('hasGateway')}
      />
      {hasGateway && (
        <>
          <NetworkPicker
            external
            required
            disabled={why !== false}
            label={t('field.external_network')}
            {...fields.text('networkId')}
          />
          <Switch label={t('field.snat')} hint={t('field.snat_hint')} {...fields.check('snat')} />
        </>
      )}
    </>
  );
}
