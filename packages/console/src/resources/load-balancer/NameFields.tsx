import { Switch } from '@skydeck/react-bindings/switch';
import { TextField } from '@skydeck/react-bindings/text-field';
import { type Form, useFields } from '../../kit/form/index.ts';
import { useText } from '../../kit/text/index.ts';
import type { LoadBalancerChange } from './change.form.ts';
import { loadBalancerWords } from './load-balancer.ts';

/** What a load balancer is asked for when it is made and when it is changed. */
export function NameFields<Draft extends LoadBalancerChange>({ form }: { form: Form<Draft> }) {
  const t = useText(loadBalancerWords);
  const { text } = useFields(form);
  return (
    <>
      <TextField label={t('field.name')} required maxLength={255} {...text('name')} />
      <TextField label={t('field.description')} optional maxLength={255} {...text('description')} />
    </>
  );
}

export function EnabledSwitch<Draft extends LoadBalancerChange>({ form }: { form: Form<Draft> }) {
  const t = useText(loadBalancerWords);
  return (
    <Switch
      appearance="card"
      label={t('field.enabled')}
      hint={t('field.enabled_hint')}
      {...useFields(form).check('enabled')}
    />
  );
}
