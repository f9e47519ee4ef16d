import type { Network } from '@skydeck/contract';
import { Switch } from '@skydeck/react-bindings/switch';
import { TextField } from '@skydeck/react-bindings/text-field';
import { useSnapshot } from 'valtio';
import { lazyComponent } from '../../kit/connectivity/lazy-component.tsx';
import { type Form, useFields } from '../../kit/form/index.ts';
import { useText } from '../../kit/text/index.ts';
import { NetworkPicker, networks } from '../network/index.ts';
import { FlavorPicker } from './FlavorPicker.tsx';
import { FloatingPicker } from './FloatingPicker.tsx';
import { hasBothVersions, type LoadBalancerDraft } from './load-balancer.form.ts';
import { loadBalancerWords } from './load-balancer.ts';
import { EnabledSwitch, NameFields } from './NameFields.tsx';

// Few networks have both.
const VersionField = lazyComponent(async () => (await import('./VersionField.tsx')).VersionField);

/** A network, and of which of its two kinds of subnets the address is. */
function NetworkFields({ form }: { form: Form<LoadBalancerDraft> }) {
  const t = useText(loadBalancerWords);
  const { text } = useFields(form);
  const field = text('networkId');
  const { items } = useSnapshot(networks.items.state);
  const network = (items[form.draft.networkId] ?? null) as Network | null;
  const change = (event: Event) => {
    // What was chosen in another network may not be there in this one.
    if ((event.target as HTMLInputElement).value !== form.draft.networkId) form.set('version', '');
    field.onChange(event);
  };
  return (
    <>
      <NetworkPicker required label={t('field.network')} {...field} onChange={change} />
      {hasBothVersions(network) && <VersionField form={form} />}
    </>
  );
}

/** Where a new one stands, and on how many machines. */
export function LoadBalancerFields({ form }: { form: Form<LoadBalancerDraft> }) {
  const t = useText(loadBalancerWords);
  const { text, check } = useFields(form);
  return (
    <>
      <NameFields form={form} />
      <NetworkFields form={form} />
      <TextField
        label={t('field.address')}
        hint={t('field.address_hint')}
        optional
        spellCheck="false"
        {...text('address')}
      />
      <FloatingPicker label={t('field.floating')} hint={t('field.floating_hint')} optional {...text('floatingIp')} />
      {form.draft.flavorId === '' && (
        <Switch appearance="card" label={t('field.ha')} hint={t('field.ha_hint')} {...check('ha')} />
      )}
      <FlavorPicker label={t('field.flavor')} hint={t('field.flavor_hint')} optional {...text('flavorId')} />
      <EnabledSwitch form={form} />
    </>
  );
}
