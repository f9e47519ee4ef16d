import type { FloatingIp } from '@skydeck/contract';
import { call } from '../../kit/data/client.ts';
import { ItemGate } from '../../kit/details/index.ts';
import { FormShell, useFields, useForm, useSubmit } from '../../kit/form/index.ts';
import { useText } from '../../kit/text/index.ts';
import { useItem } from '../../kit/data/useItem.ts';
import { useParam } from '../../kit/navigation/useParam.ts';
import { assignment } from './floating-ip.form.ts';
import { floatingIps, floatingIpWords } from './floating-ip.ts';
import { floatingIpPaths } from './paths.ts';
import { TargetPicker } from './TargetPicker.tsx';

export function FloatingIpAssign() {
  return <ItemGate state={useItem(floatingIps, useParam('floatingIpId'))}>{(ip) => <AssignForm ip={ip} />}</ItemGate>;
}

function AssignForm({ ip }: { ip: FloatingIp }) {
  const t = useText(floatingIpWords);
  const form = useForm(assignment, {
    source: { item: ip, revision: ip.revision_number },
    submit: useSubmit(floatingIps, {
      kind: 'updated',
      call: (body, revision) => call(floatingIps.api.update, { params: { id: ip.id }, body, revision }),
      message: ({ floating_ip_address: address, attachment }) =>
        t('assigned', { address, name: attachment?.object_name ?? '' }),
      link: floatingIpPaths.details,
    }),
  });
  const fields = useFields(form);
  return (
    <FormShell
      title={t('assign.title', { address: ip.floating_ip_address })}
      description={ip.floating_network_name}
      form={form}
      resource={floatingIps.name}
      submitLabel={t('assign.action')}
    >
      <TargetPicker
        required
        label={t('field.target')}
        networkId={ip.floating_network_id}
        projectId={ip.project_id}
        current={assignment.from?.(ip).target ?? ''}
        {...fields.text('target')}
      />
    </FormShell>
  );
}
