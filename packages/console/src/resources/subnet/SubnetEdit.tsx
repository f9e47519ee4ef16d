import type { Subnet } from '@skydeck/contract';
import { call } from '../../kit/data/client.ts';
import { FormShell, useForm, useSubmit } from '../../kit/form/index.ts';
import { useText } from '../../kit/text/index.ts';
import { subnetChange } from './subnet.form.ts';
import { subnets, subnetWords } from './subnet.ts';
import { SubnetFieldset } from './SubnetFieldset.tsx';

const models = { 4: subnetChange(4), 6: subnetChange(6) } as const;

export function SubnetEdit({ subnet }: { subnet: Subnet }) {
  const t = useText(subnetWords);
  const form = useForm(models[subnet.ip_version], {
    source: { item: subnet, revision: subnet.revision_number },
    labels: {
      hasGateway: { label: t('field.no_gateway'), isNegated: true },
      gateway: t('field.gateway'),
      pools: t('field.pools'),
    },
    submit: useSubmit(subnets, {
      kind: 'updated',
      call: (body, revision) => call(subnets.api.update, { params: { id: subnet.id }, body, revision }),
      message: ({ cidr }) => t('updated', { cidr }),
    }),
  });
  return (
    <FormShell
      isChange
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
