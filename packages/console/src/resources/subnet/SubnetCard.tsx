import { ipv6Modes, type Subnet } from '@skydeck/contract';
import { Button } from '@skydeck/react-bindings/button';
import { useState } from 'react';
import { call } from '../../kit/data/client.ts';
import { ConfirmDelete } from '../../kit/confirm/index.ts';
import { Card, IdProperty, Properties, Property, SwitchProperty } from '../../kit/details/index.ts';
import { notify } from '../../kit/notify/index.ts';
import { Ip } from '../../kit/page/index.ts';
import { useFormat, useText } from '../../kit/text/index.ts';
import { shownNameservers, whyNotDeleteSubnet } from './subnet.rules.ts';
import { subnets, subnetWords } from './subnet.ts';

interface Props {
  readonly subnet: Subnet;
  /** Its network has others of this IP version, so its title must tell it from them. */
  readonly isOneOfSeveral: boolean;
  readonly mayUpdate: boolean;
  readonly mayDelete: boolean;
  /** Why its network allows neither now; '' when it does. */
  readonly whyNot: string;
  readonly onEdit: () => void;
}

/** One subnet of a network, with all there is to know of it. */
export function SubnetCard(props: Props) {
  const t = useText(subnetWords);
  const { subnet, isOneOfSeveral } = props;
  const [isDeleteOpen, setIsDeleteOpen] = useState(false);
  const { cidr } = subnet;

  async function remove() {
    await call(subnets.api.remove, { params: { id: subnet.id } });
    notify('success', t('deleted', { cidr }));
  }

  return (
    <Card
      title={
        isOneOfSeveral
          ? t(subnet.ip_version === 4 ? 'v4_of' : 'v6_of', { cidr })
          : t(subnet.ip_version === 4 ? 'v4' : 'v6')
      }
      action={<Actions {...props} onDelete={() => setIsDeleteOpen(true)} />}
    >
      <SubnetProperties subnet={subnet} />
      <ConfirmDelete
        open={isDeleteOpen}
        icon="menu-networks"
        title={t('delete.title', { cidr })}
        message={t('delete.text')}
        items={[{ id: subnet.id, name: cidr }]}
        confirmLabel={t('delete.confirm')}
        onConfirm={remove}
        onClose={() => setIsDeleteOpen(false)}
      />
    </Card>
  );
}

function Actions({ subnet, mayUpdate, mayDelete, whyNot, onEdit, onDelete }: Props & { onDelete: () => void }) {
  const t = useText(subnetWords);
  const inUse = whyNotDeleteSubnet(subnet);
  return (
    <>
      {mayUpdate && (
        <Button size="small" variant="ghost" disabledReason={whyNot} onClick={onEdit}>
          {t('edit.action')}
        </Button>
      )}
      {mayDelete && (
        <Button
          size="small"
          variant="danger-ghost"
          disabledReason={whyNot || (inUse ? t(inUse) : '')}
          onClick={onDelete}
        >
          {t('delete.action')}
        </Button>
      )}
    </>
  );
}

function SubnetProperties({ subnet }: { subnet: Subnet }) {
  const t = useText(subnetWords);
  const format = useFormat();
  const modeText = (mode: string | null) => {
    const known = ipv6Modes.find((one) => one === mode);
    return known ? t(`mode.${known}`) : (mode ?? t('mode.none'));
  };
  const { used_ips: used, total_ips: total } = subnet;
  const nameservers = shownNameservers(subnet.dns_nameservers);
  return (
    <Properties>
      <Property label={t('field.cidr')}>
        <Ip>{subnet.cidr}</Ip>
      </Property>
      <Property label={t('field.gateway')}>
        {subnet.gateway_ip === null ? t('value.none') : <Ip>{subnet.gateway_ip}</Ip>}
      </Property>
      <SwitchProperty t={t} label={t('field.dhcp')} on={subnet.enable_dhcp} />
      {subnet.ip_version === 6 && (
        <>
          <Property label={t('field.ra_mode')}>{modeText(subnet.ipv6_ra_mode)}</Property>
          <Property label={t('field.mode')}>{modeText(subnet.ipv6_address_mode)}</Property>
        </>
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
      <Property label={t('field.dns')}>{nameservers.length > 0 && <Ip>{format.list(nameservers)}</Ip>}</Property>
      {used !== null && total !== null && (
        <Property label={t('field.used')}>
          {t('field.usage', { used: format.number(used), total: format.number(total) })}
        </Property>
      )}
      <IdProperty t={t} item={subnet} />
    </Properties>
  );
}
