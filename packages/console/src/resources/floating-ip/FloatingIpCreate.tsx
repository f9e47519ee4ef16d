import { Switch } from '@skydeck/react-bindings/switch';
import { TextField } from '@skydeck/react-bindings/text-field';
import { call } from '../../kit/data/client.ts';
import { FormShell, useFields, useForm, useSubmit } from '../../kit/form/index.ts';
import { useText } from '../../kit/text/index.ts';
import { useProjectName } from '../../session/index.ts';
import { NetworkPicker } from '../network/index.ts';
import { floatingIpBlocks } from './floating-ip.code.ts';
import { newFloatingIp } from './floating-ip.form.ts';
import { floatingIps, floatingIpWords } from './floating-ip.ts';
import { floatingIpPaths } from './paths.ts';
import { TargetPicker } from './TargetPicker.tsx';

export function FloatingIpCreate() {
  const t = useText(floatingIpWords);
  const project = useProjectName();
  const form = useForm(newFloatingIp, {
    submit: useSubmit(floatingIps, {
      kind: 'created',
      call: (body) => call(floatingIps.api.create, { body }),
      message: ({ floating_ip_address: address, attachment }) =>
        attachment ? t('created_for', { address, name: attachment.object_name }) : t('created', { address }),
      link: floatingIpPaths.details,
    }),
  });
  const fields = useFields(form);
  const network = fields.text('networkId');
  const chooseNetwork = (event: Event) => {
    network.onChange(event);
    // Another network reaches other servers.
    form.set('target', '');
  };
  return (
    <FormShell
      title={t('create.title')}
      description={project ? t('create.in', { project }) : ''}
      form={form}
      resource={floatingIps.name}
      submitLabel={t('create.action')}
      takes={{ floating_ips: 1 }}
      code={() => {
        const body = newFloatingIp.toBody(form.draft);
        return { endpoint: floatingIps.api.create, body, terraform: floatingIpBlocks(body) };
      }}
    >
      <NetworkPicker external required label={t('field.network')} {...network} onChange={chooseNetwork} />
      <Switch label={t('field.own_address')} hint={t('field.own_address_hint')} {...fields.check('hasAddress')} />
      {form.draft.hasAddress && (
        <TextField label={t('field.address')} required spellCheck="false" {...fields.text('address')} />
      )}
      <TargetPicker label={t('field.target')} networkId={form.draft.networkId} {...fields.text('target')} />
      <TextField label={t('field.description')} maxLength={255} {...fields.text('description')} />
    </FormShell>
  );
}
