import type { Network } from '@skydeck/contract';
import { useMemo } from 'react';
import { call } from '../../kit/data/client.ts';
import { FormShell, useForm, useSubmit } from '../../kit/form/index.ts';
import { useText } from '../../kit/text/index.ts';
import { subnetBlock } from './subnet.code.ts';
import { newSubnet } from './subnet.form.ts';
import { subnets, subnetWords } from './subnet.ts';
import { SubnetFieldset } from './SubnetFieldset.tsx';

export function SubnetAdd({ network, version }: { network: Network; version: 4 | 6 }) {
  const t = useText(subnetWords);
  const cidrs = network.subnets.map(({ cidr }) => cidr).join(' ');
  const model = useMemo(() => newSubnet(version, cidrs.split(' ')), [version, cidrs]);
  const form = useForm(model, {
    submit: useSubmit(subnets, {
      kind: 'created',
      call: (body) => call(subnets.api.create, { body: { network_id: network.id, ...body } }),
      message: ({ cidr }) => t('added', { cidr }),
    }),
  });
  const title = t(version === 4 ? 'add.v4' : 'add.v6');
  return (
    <FormShell
      wide
      title={title}
      description={network.name}
      form={form}
      resource={subnets.name}
      submitLabel={title}
      code={() => {
        const draft = model.toBody(form.draft);
        return {
          endpoint: subnets.api.create,
          body: { network_id: network.id, ...draft },
          terraform: [subnetBlock(draft, `${network.name}_v${version}`, network.id)],
        };
      }}
    >
      <SubnetFieldset form={form} at="" version={version} isNew />
    </FormShell>
  );
}
