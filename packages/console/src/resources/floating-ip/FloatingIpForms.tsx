import type { FloatingIp } from '@skydeck/contract';
import { withItem } from '../../kit/details/index.ts';
import {
  ChangeShell,
  CreateShell,
  FormShell,
  OwnAddressFields,
  TaggedFields,
  useChangeForm,
  useCreateForm,
  useFields,
} from '../../kit/form/index.ts';
import { useText } from '../../kit/text/index.ts';
import { useProjectName } from '../../session/index.ts';
import { NetworkPicker } from '../network/index.ts';
import { floatingIpBlocks } from './floating-ip.code.ts';
import { assignment, floatingIpChange, newFloatingIp } from './floating-ip.form.ts';
import { floatingIps, floatingIpWords } from './floating-ip.ts';
import { TargetPicker } from './TargetPicker.tsx';

export function FloatingIpCreate() {
  const t = useText(floatingIpWords);
  const form = useCreateForm(floatingIps, newFloatingIp, {
    message: ({ floating_ip_address: address, attachment }) =>
      attachment ? t('created_for', { address, name: attachment.object_name }) : t('created', { name: address }),
  });
  const fields = useFields(form);
  const network = fields.text('networkId');
  const chooseNetwork = (event: Event) => {
    network.onChange(event);
    // Another network reaches other servers.
    form.set('target', '');
  };
  return (
    <CreateShell
      resource={floatingIps}
      form={form}
      project={useProjectName()}
      takes={{ floating_ips: 1 }}
      terraform={floatingIpBlocks}
    >
      <NetworkPicker external required label={t('field.external_network')} {...network} onChange={chooseNetwork} />
      <OwnAddressFields t={t} form={form} />
      <TargetPicker label={t('field.target')} networkId={form.draft.networkId} {...fields.text('target')} />
      <TaggedFields form={form} />
    </CreateShell>
  );
}

export const FloatingIpAssign = withItem(floatingIps, 'floatingIpId', function AssignForm({ item }: ItemProps) {
  const t = useText(floatingIpWords);
  const form = useChangeForm(floatingIps, assignment, item, {
    message: ({ floating_ip_address: address, attachment }) =>
      t('assigned', { address, name: attachment?.object_name ?? '' }),
  });
  return (
    <FormShell
      isShort
      title={t('assign.title', { address: item.floating_ip_address })}
      description={item.floating_network_name}
      form={form}
      resource={floatingIps.name}
      submitLabel={t('assign.action')}
    >
      <TargetPicker
        required
        label={t('field.target')}
        networkId={item.floating_network_id}
        of={item}
        {...useFields(form).text('target')}
      />
    </FormShell>
  );
});

export const FloatingIpEdit = withItem(floatingIps, 'floatingIpId', function EditForm({ item }: ItemProps) {
  const form = useChangeForm(floatingIps, floatingIpChange, item);
  return (
    <ChangeShell resource={floatingIps} item={item} form={form}>
      <TaggedFields form={form} />
    </ChangeShell>
  );
});

interface ItemProps {
  readonly item: FloatingIp;
}
