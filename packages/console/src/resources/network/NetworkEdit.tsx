import { MTU, type Network } from '@skydeck/contract';
import { useMemo } from 'react';
import { withItem } from '../../kit/details/index.ts';
import { ChangeShell, useChangeForm } from '../../kit/form/index.ts';
import { useText } from '../../kit/text/index.ts';
import { networkChange } from './network.form.ts';
import { networks, networkWords } from './network.ts';
import { NetworkFields, SpoofingSwitch } from './NetworkFields.tsx';
import { networkPaths } from './paths.ts';

export const NetworkEdit = withItem(networks, 'networkId', function EditForm({ item: network }: { item: Network }) {
  const t = useText(networkWords);
  const model = useMemo(() => networkChange(network.mtu), [network.mtu]);
  const form = useChangeForm(networks, model, network, { t, link: networkPaths.details });
  return (
    <ChangeShell t={t} resource={networks} item={network} form={form}>
      <NetworkFields form={form} range={MTU} />
      <SpoofingSwitch form={form} />
    </ChangeShell>
  );
});
