import { MTU, type Network } from '@skydeck/contract';
import { useMemo } from 'react';
import { withItem } from '../../kit/details/index.ts';
import { ChangeShell, TaggedFields, useChangeForm } from '../../kit/form/index.ts';
import { networkChange } from './network.form.ts';
import { networks } from './network.ts';
import { NetworkFields, SpoofingSwitch } from './NetworkFields.tsx';

export const NetworkEdit = withItem(networks, 'networkId', function EditForm({ item: network }: { item: Network }) {
  const model = useMemo(() => networkChange(network.mtu), [network.mtu]);
  const form = useChangeForm(networks, model, network);
  return (
    <ChangeShell resource={networks} item={network} form={form}>
      <NetworkFields form={form} range={MTU} />
      <SpoofingSwitch form={form} />
      <TaggedFields form={form} />
    </ChangeShell>
  );
});
