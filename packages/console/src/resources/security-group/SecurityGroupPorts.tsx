import type { Port } from '@skydeck/contract';
import { useMemo } from 'react';
import { Card } from '../../kit/details/index.ts';
import { type Column, EmptyList, Table } from '../../kit/list/index.ts';
import { FailedView, Ip, LinkTo, Mono } from '../../kit/page/index.ts';
import { useText } from '../../kit/text/index.ts';
import { useAll } from '../../kit/useAll.ts';
import { networkPaths } from '../network/index.ts';
import { addressesOfPort, ports } from '../port/index.ts';
import { useSecurityGroup } from './useSecurityGroup.ts';
import { securityGroupWords } from './words.ts';

function usePortColumns(): readonly Column<Port>[] {
  const t = useText(securityGroupWords);
  return useMemo(
    () => [
      { key: 'device', title: t('field.device'), cell: (port) => <bdi>{ports.label(port)}</bdi> },
      {
        key: 'network',
        title: t('field.network'),
        priority: 2,
        cell: (port) => <LinkTo to={networkPaths.details(port.network_id)}>{port.network_name}</LinkTo>,
      },
      {
        key: 'addresses',
        title: t('field.addresses'),
        priority: 1,
        least: 180,
        cell: (port) => <Ip>{addressesOfPort(port).join(', ')}</Ip>,
      },
      { key: 'mac', title: t('field.mac'), priority: 4, cell: (port) => <Mono>{port.mac_address}</Mono> },
    ],
    [t],
  );
}

/** What the group protects. */
export function SecurityGroupPorts() {
  const t = useText(securityGroupWords);
  const group = useSecurityGroup();
  const all = useAll(ports, { security_group_id: group.id });
  const columns = usePortColumns();
  if (all.problem && !all.filled) return <FailedView error={all.problem} retry={all.retry} />;
  if (all.filled && all.items.length === 0)
    return <EmptyList icon="menu-security-groups" title={t('ports.empty_title')} text={t('ports.empty_text')} />;
  return (
    <Card title={t('tab.ports')}>
      <Table title={t('tab.ports')} rows={all.items} columns={columns} label={ports.label} isBlank={!all.filled} />
    </Card>
  );
}
