import type { Vpn } from '@skydeck/contract';
import { useMemo } from 'react';
import { withItem } from '../../kit/details/index.ts';
import { ChangeShell, useChangeForm } from '../../kit/form/index.ts';
import { useText } from '../../kit/text/index.ts';
import { useItem } from '../../kit/data/useItem.ts';
import { routers } from '../router/index.ts';
import { NameFields, PeerFields, SubnetsField } from './EndFields.tsx';
import { TunnelFields } from './TunnelFields.tsx';
import { useCidrs, useSubnetChoices } from './useSubnets.ts';
import { vpnChange } from './vpn.form.ts';
import { vpns, vpnWords } from './vpn.ts';

export const VpnEdit = withItem(vpns, 'vpnId', function EditForm({ item: vpn }: { item: Vpn }) {
  const t = useText(vpnWords);
  const { all, cidrOf } = useCidrs();
  const router = useItem(routers, vpn.router_id);
  const subnets = useSubnetChoices(router.item ?? undefined, all);
  const model = useMemo(() => vpnChange(cidrOf), [cidrOf]);
  const form = useChangeForm(vpns, model, vpn);
  return (
    <ChangeShell resource={vpns} item={vpn} form={form} wide description={t('edit.note')}>
      <NameFields form={form} />
      <SubnetsField form={form} choices={subnets} />
      <PeerFields form={form} />
      <TunnelFields form={form} isKept />
    </ChangeShell>
  );
});
