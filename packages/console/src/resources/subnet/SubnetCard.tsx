import { ipv6Modes, type Subnet } from '@skydeck/contract';
import { Button } from '@skydeck/react-bindings/button';
import { useState } from 'react';
import { call } from '../../kit/client.ts';
import { ConfirmDelete } from '../../kit/confirm/index.ts';
import { Card, Properties, Property } from '../../kit/details/index.ts';
import { notify } from '../../kit/notify/index.ts';
import { Ip, Mono } from '../../kit/page/index.ts';
import { useFormat, useText } from '../../kit/text/index.ts';
import { subnets } from './subnet.ts';
import { subnetWords } from './words.ts';

interface Props {
  readonly subnet: Subnet;
  /** Left out where the person may not, or may not now. */
  readonly onEdit?: () => void;
  readonly canDelete: boolean;
}

/** One subnet of a network, with all there is to know of it. */
export function SubnetCard({ subnet, onEdit, canDelete }: Props) {
  const t = useText(subnetWords);
  const format = useFormat();
  const [leaving, setLeaving] = useState(false);
  const mode = ipv6Modes.find((known) => known === subnet.ipv6_address_mode);
  const { cidr } = subnet;

  async function remove() {
    await call(subnets.api.remove, { params: { id: subnet.id } });
    notify('success', t('deleted', { cidr }));
  }

  const actions = (
    <>
      {onEdit && (
        <Button size="small" variant="ghost" onClick={onEdit}>
          {t('edit.action')}
        </Button>
      )}
      {canDelete && (
        <Button size="small" variant="danger-ghost" onClick={() => setLeaving(true)}>
          {t('delete.action')}
        </Button>
      )}
    </>
  );
  return (
    <Card title={t(subnet.ip_version === 4 ? 'v4' : 'v6')} action={actions}>
      <Properties>
        <Property label={t('field.cidr')}>
          <Ip>{cidr}</Ip>
        </Property>
        <Property label={t('field.gateway')}>
          {subnet.gateway_ip === null ? t('value.none') : <Ip>{subnet.gateway_ip}</Ip>}
        </Property>
        <Property label={t('field.dhcp')}>{t(subnet.enable_dhcp ? 'value.on' : 'value.off')}</Property>
        {subnet.ip_version === 6 && (
          <Property label={t('field.mode')}>{mode ? t(`mode.${mode}`) : t('mode.none')}</Property>
        )}
        <Property label={t('field.pools')}>
          {subnet.allocation_pools.map(({ start, end }) => (
            <div key={start}>
              <Ip>
                {start} – {end}
              </Ip>
            </div>
          ))}
        </Property>
        <Property label={t('field.dns')}>
          {subnet.dns_nameservers.length > 0 && <Ip>{subnet.dns_nameservers.join(', ')}</Ip>}
        </Property>
        {subnet.used_ips !== null && subnet.total_ips !== null && (
          <Property label={t('field.used')}>
            {t('field.usage', { used: format.number(subnet.used_ips), total: format.number(subnet.total_ips) })}
          </Property>
        )}
        <Property label={t('field.id')}>
          <Mono>{subnet.id}</Mono>
        </Property>
      </Properties>
      <ConfirmDelete
        open={leaving}
        icon="menu-networks"
        title={t('delete.title', { cidr })}
        message={t('delete.text')}
        items={[{ id: subnet.id, name: cidr }]}
        confirmLabel={t('delete.action')}
        onConfirm={remove}
        onClose={() => setLeaving(false)}
      />
    </Card>
  );
}
