import type { FloatingIp } from '@skydeck/contract';
import { call } from '../../kit/data/client.ts';
import { ItemGate } from '../../kit/details/index.ts';
import { FormShell, useFields, useForm, useFormShell } from '../../kit/form/index.ts';
import { notify } from '../../kit/notify/index.ts';
import { useText } from '../../kit/text/index.ts';
import { useItem } from '../../kit/data/useItem.ts';
import { useParam } from '../../kit/navigation/useParam.ts';
import { assignment } from './floating-ip.form.ts';
import { floatingIps } from './floating-ip.ts';
import { floatingIpPaths } from './paths.ts';
import { TargetPicker } from './TargetPicker.tsx';
import { floatingIpWords } from './words.ts';

export function FloatingIpAssign() {
  return <ItemGate state={useItem(floatingIps, useParam('floatingIpId'))}>{(ip) => <AssignForm ip={ip} />}</ItemGate>;
}

function AssignForm({ ip }: { ip: FloatingIp }) {
  const t = useText(floatingIpWords);
  const shell = useFormShell();
  const form = useForm(assignment, {
    source: { item: ip, revision: ip.revision_number },
    submit: async (body, revision) => {
      const saved = await floatingIps.items.mutate(() =>
        call(floatingIps.api.update, {
          params: { id: ip.id },
          body,
          revision,
        }),
      );
      const words = { address: saved.floating_ip_address, name: saved.attachment?.object_name ?? '' };
      notify('success', t('assigned', words), { link: floatingIpPaths.details(saved.id) });
      shell.done({ kind: 'updated', resource: floatingIps.name, id: saved.id });
    },
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
