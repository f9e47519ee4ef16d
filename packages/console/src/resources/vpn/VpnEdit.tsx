import type { Vpn } from '@skydeck/contract';
import { useMemo } from 'react';
import { call } from '../../kit/data/client.ts';
import { ItemGate } from '../../kit/details/index.ts';
import { FormShell, useForm, useSubmit } from '../../kit/form/index.ts';
import { useText } from '../../kit/text/index.ts';
import { useItem } from '../../kit/data/useItem.ts';
import { useParam } from '../../kit/navigation/useParam.ts';
import { routers } from '../router/index.ts';
import { NameFields, PeerFields, SubnetsField } from './EndFields.tsx';
import { vpnPaths } from './paths.ts';
import { TunnelFields } from './TunnelFields.tsx';
import { useCidrs, useSubnetChoices } from './useSubnets.ts';
import { vpnChange } from './vpn.form.ts';
import { vpns, vpnWords } from './vpn.ts';

export function VpnEdit() {
  return <ItemGate state={useItem(vpns, useParam('vpnId'))}>{(vpn) => <EditForm vpn={vpn} />}</ItemGate>;
}

function EditForm({ vpn }: { vpn: Vpn }) {
  const t = useText(vpnWords);
  const { all, cidrOf } = useCidrs();
  const router = useItem(routers, vpn.router_id);
  const subnets = useSubnetChoices(router.item ?? undefined, all);
  const model = useMemo(() => vpnChange(cidrOf), [cidrOf]);
  const form = useForm(model, {
    source: { item: vpn, revision: vpn.revision_number },
    submit: useSubmit(vpns, {
      kind: 'updated',
      call: (body, revision) => call(vpns.api.update, { params: { id: vpn.id }, body, revision }),
      message: ({ name }) => t('updated', { name }),
      link: vpnPaths.details,
    }),
  });
  return (
    <FormShell
      wide
      title={t('edit.title', { name: vpn.name })}
      description={t('edit.note')}
      form={form}
      resource={vpns.name}
      submitLabel={t('edit.submit')}
    >
      <NameFields form={form} />
      <SubnetsField form={form} choices={subnets} />
      <PeerFields form={form} />
      <TunnelFields form={form} isKept />
    </FormShell>
  );
}
