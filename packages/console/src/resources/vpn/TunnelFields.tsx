import { dpdActions, initiators, VPN_MTU } from '@skydeck/contract';
import { Select } from '@skydeck/react-bindings/select';
import { Switch } from '@skydeck/react-bindings/switch';
import { TextField } from '@skydeck/react-bindings/text-field';
import { type Form, FormRow, FormSection, useFields } from '../../kit/form/index.ts';
import { useText } from '../../kit/text/index.ts';
import { KeyField } from './KeyField.tsx';
import type { TunnelDraft } from './vpn.draft.ts';
import { vpnWords } from './vpn.ts';

interface Props<Draft extends TunnelDraft> {
  readonly form: Form<Draft>;
  /** The connection has a key already: an empty field keeps it. */
  readonly isKept?: boolean;
}

/** The key that both ends know, and how the tunnel is kept. */
export function TunnelFields<Draft extends TunnelDraft>({ form, isKept = false }: Props<Draft>) {
  const t = useText(vpnWords);
  const { text, check } = useFields(form);
  return (
    <>
      <KeyField form={form} isKept={isKept} />
      <FormRow>
        <Select label={t('field.initiator')} {...text('initiator')}>
          {initiators.map((one) => (
            <option key={one} value={one}>
              {t(`initiator.${one}`)}
            </option>
          ))}
        </Select>
        <TextField
          label={t('field.mtu')}
          note={t('field.mtu_range', VPN_MTU)}
          required
          inputMode="numeric"
          {...text('mtu')}
        />
      </FormRow>
      <DpdFields form={form} />
      <Switch appearance="card" label={t('field.enabled')} hint={t('field.enabled_hint')} {...check('on')} />
    </>
  );
}

/** What is done about a peer that went silent. */
function DpdFields<Draft extends TunnelDraft>({ form }: Pick<Props<Draft>, 'form'>) {
  const t = useText(vpnWords);
  const { text } = useFields(form);
  const isAsking = form.draft.dpd.action !== 'disabled';
  return (
    <FormSection title={t('field.dpd')} note={t('field.dpd_note')}>
      <Select label={t('field.dpd_action')} {...text('dpd.action')}>
        {dpdActions.map((action) => (
          <option key={action} value={action}>
            {t(`dpd.${action}`)}
          </option>
        ))}
      </Select>
      <FormRow>
        <TextField
          label={t('field.dpd_interval')}
          required
          inputMode="numeric"
          disabled={!isAsking}
          {...text('dpd.interval')}
        />
        <TextField
          label={t('field.dpd_timeout')}
          required
          inputMode="numeric"
          disabled={!isAsking}
          {...text('dpd.timeout')}
        />
      </FormRow>
    </FormSection>
  );
}
