import type { Vpn } from '@skydeck/contract';
import { useMemo } from 'react';
import { lazyComponent } from '../../kit/connectivity/lazy-component.tsx';
import { withItem } from '../../kit/details/index.ts';
import { ChangeShell, useChangeForm } from '../../kit/form/index.ts';
import { useText } from '../../kit/text/index.ts';
import { NameFields, PeerFields, SubnetsField } from './EndFields.tsx';
import { useCidrs, useRouter } from './useSubnets.ts';
import { vpnChange } from './vpn.form.ts';
import { vpns, vpnWords } from './vpn.ts';

// Below the first fields of the form.
const TunnelFields = lazyComponent(async () => (await import('./TunnelFields.tsx')).TunnelFields);

export const VpnEdit = withItem(vpns, 'vpnId', function EditForm({ item: vpn }: { item: Vpn }) {
  const t = useText(vpnWords);
  const cidrOf = useCidrs();
  const router = useRouter(vpn.router_id);
  const model = useMemo(() => vpnChange(cidrOf), [cidrOf]);
  const form = useChangeForm(vpns, model, vpn);
  return (
    <ChangeShell resource={vpns} item={vpn} form={form} wide description={t('edit.note')}>
      <NameFields form={form} />
      <SubnetsField form={form} router={router} />
      <PeerFields form={form} />
      <TunnelFields form={form} isKept />
    </ChangeShell>
  );
});
