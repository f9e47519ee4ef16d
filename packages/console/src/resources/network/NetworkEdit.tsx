import { MTU, type Network } from '@skydeck/contract';
import { call } from '../../kit/data/client.ts';
import { ItemGate } from '../../kit/details/index.ts';
import { FormShell, useForm, useSubmit } from '../../kit/form/index.ts';
import { useText } from '../../kit/text/index.ts';
import { useItem } from '../../kit/data/useItem.ts';
import { useParam } from '../../kit/navigation/useParam.ts';
import { networkChange } from './network.form.ts';
import { networks, networkWords } from './network.ts';
import { NetworkFields, SpoofingSwitch } from './NetworkFields.tsx';
import { networkPaths } from './paths.ts';

export function NetworkEdit() {
  return (
    <ItemGate state={useItem(networks, useParam('networkId'))}>{(network) => <EditForm network={network} />}</ItemGate>
  );
}

function EditForm({ network }: { network: Network }) {
  const t = useText(networkWords);
  const form = useForm(networkChange, {
    source: { item: network, revision: network.revision_number },
    submit: useSubmit(networks, {
      kind: 'updated',
      call: (body, revision) => call(networks.api.update, { params: { id: network.id }, body, revision }),
      message: ({ name }) => t('updated', { name }),
      link: networkPaths.details,
    }),
  });
  return (
    <FormShell
      title={t('edit.title', { name: network.name })}
      form={form}
      resource={networks.name}
      submitLabel={t('edit.submit')}
    >
      <NetworkFields form={form} range={MTU} />
      <SpoofingSwitch form={form} />
    </FormShell>
  );
}
