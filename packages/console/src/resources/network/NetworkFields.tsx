import { Switch } from '@skydeck/react-bindings/switch';
import { TextField } from '@skydeck/react-bindings/text-field';
import { type Form, FormRow, useFields } from '../../kit/form/index.ts';
import { useText } from '../../kit/text/index.ts';
import { networkWords } from './network.ts';

interface Props<Draft extends { name: string; mtu: string }> {
  readonly form: Form<Draft>;
  readonly range: { readonly least: number; readonly most: number };
}

/** What a network is asked for when it is made and when it is changed. */
export function NetworkFields<Draft extends { name: string; mtu: string }>({ form, range }: Props<Draft>) {
  const t = useText(networkWords);
  const { text } = useFields(form);
  return (
    <FormRow>
      <TextField label={t('field.name')} required maxLength={255} {...text('name')} />
      <TextField
        label={t('field.mtu')}
        note={t('field.mtu_range', range)}
        required
        inputMode="numeric"
        {...text('mtu')}
      />
    </FormRow>
  );
}

/** Decides whether there are subnets at all. */
export function IpamSwitch({ form }: { form: Form<{ ipam: boolean }> }) {
  const t = useText(networkWords);
  const { check } = useFields(form);
  return <Switch appearance="card" label={t('field.ipam')} hint={t('field.ipam_hint')} {...check('ipam')} />;
}

export function SpoofingSwitch({ form }: { form: Form<{ spoofing: boolean }> }) {
  const t = useText(networkWords);
  const { check } = useFields(form);
  return (
    <Switch appearance="card" label={t('field.spoofing')} hint={t('field.spoofing_hint')} {...check('spoofing')} />
  );
}
