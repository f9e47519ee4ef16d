import type { Subnet } from '@skydeck/contract';
import { call } from '../../kit/data/client.ts';
import { FormShell, useForm, useFormShell } from '../../kit/form/index.ts';
import { notify } from '../../kit/notify/index.ts';
import { useText } from '../../kit/text/index.ts';
import { subnetChange } from './subnet.form.ts';
import { subnets } from './subnet.ts';
import { SubnetFieldset } from './SubnetFieldset.tsx';
import { subnetWords } from './words.ts';

const models = { 4: subnetChange(4), 6: subnetChange(6) } as const;

export function SubnetEdit({ subnet }: { subnet: Subnet }) {
  const t = useText(subnetWords);
  const shell = useFormShell();
  const form = useForm(models[subnet.ip_version], {
    source: { item: subnet, revision: subnet.revision_number },
    labels: {
      hasGateway: { label: t('field.no_gateway'), isNegated: true },
      gateway: t('field.gateway'),
      pools: t('field.pools'),
    },
    submit: async (body, revision) => {
      const saved = await subnets.items.mutate(() =>
        call(subnets.api.update, {
          params: { id: subnet.id },
          body,
          revision,
        }),
      );
      notify('success', t('updated', { cidr: saved.cidr }));
      shell.done({ kind: 'updated', resource: subnets.name, id: saved.id });
    },
  });
  return (
    <FormShell
      wide
      title={t('edit.title', { cidr: subnet.cidr })}
      form={form}
      resource={subnets.name}
      submitLabel={t('edit.submit')}
    >
      <SubnetFieldset form={form} at="" version={subnet.ip_version} isNew={false} />
    </FormShell>
  );
}
