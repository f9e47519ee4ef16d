import { Switch } from '@skydeck/react-bindings/switch';
import { TextField } from '@skydeck/react-bindings/text-field';
import { type Form, useFields } from '../../kit/form/index.ts';
import { useText } from '../../kit/text/index.ts';
import { NetworkPicker } from '../network/index.ts';
import { FlavorPicker } from './FlavorPicker.tsx';
import { FloatingPicker } from './FloatingPicker.tsx';
import type { LoadBalancerChange, LoadBalancerDraft } from './load-balancer.form.ts';
import { loadBalancerWords } from './words.ts';

/** What a load balancer is asked for when it is made and when it is changed. */
export function NameFields<Draft extends LoadBalancerChange>({ form }: { form: Form<Draft> }) {
  const t = useText(loadBalancerWords);
  const { text } = useFields(form);
  return (
    <>
      <TextField label={t('field.name')} required maxLength={255} {...text('name')} />
      <TextField label={t('field.description')} note={t('list.optional')} maxLength={255} {...text('description')} />
    </>
  );
}

export function EnabledSwitch<Draft extends LoadBalancerChange>({ form }: { form: Form<Draft> }) {
  const t = useText(loadBalancerWords);
  return <Switch label={t('field.enabled')} hint={t('field.enabled_hint')} {...useFields(form).check('enabled')} />;
}

/** Where a new one stands, and on how many machines. */
export function LoadBalancerFields({ form }: { form: Form<LoadBalancerDraft> }) {
  const t = useText(loadBalancerWords);
  const { text, check } = useFields(form);
  const optional = t('list.optional');
  return (
    <>
      <NameFields form={form} />
      <NetworkPicker required label={t('field.network')} {...text('networkId')} />
      <TextField
        label={t('field.address')}
        hint={t('field.address_hint')}
        note={optional}
        spellCheck="false"
        {...text('address')}
      />
      <FloatingPicker
        label={t('field.floating')}
        hint={t('field.floating_hint')}
        note={optional}
        {...text('floatingIp')}
      />
      {form.draft.flavorId === '' && (
        <Switch appearance="card" label={t('field.ha')} hint={t('field.ha_hint')} {...check('ha')} />
      )}
      <FlavorPicker label={t('field.flavor')} hint={t('field.flavor_hint')} note={optional} {...text('flavorId')} />
      <EnabledSwitch form={form} />
    </>
  );
}
