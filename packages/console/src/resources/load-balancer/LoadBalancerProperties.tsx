import type { Amphora, LoadBalancer } from '@skydeck/contract';
import { useMemo } from 'react';
import {
  Card,
  IdProperty,
  IpProperty,
  Properties,
  Property,
  SwitchProperty,
  TimeProperties,
} from '../../kit/details/index.ts';
import { type Column, Table } from '../../kit/list/index.ts';
import { Mono } from '../../kit/page/index.ts';
import { useFormat, useText } from '../../kit/text/index.ts';
import { isKnownRole, isKnownTopology } from './load-balancer.rules.ts';
import { loadBalancerWords } from './load-balancer.ts';

/** What a load balancer is, and the machines that do its work. */
export function LoadBalancerProperties({ balancer }: { balancer: LoadBalancer }) {
  const t = useText(loadBalancerWords);
  const format = useFormat();
  const { topology } = balancer;
  return (
    <>
      <Card title={t('card.properties')}>
        <Properties>
          <IdProperty t={t} item={balancer} />
          <Property label={t('field.description')}>{balancer.description}</Property>
          <IpProperty label={t('field.address')} ip={balancer.address} />
          <IpProperty label={t('field.floating')} ip={balancer.floating_ip?.floating_ip_address} />
          <SwitchProperty t={t} label={t('field.enabled')} on={balancer.enabled} />
          <Property label={t('field.flavor')}>{balancer.flavor_name}</Property>
          <Property label={t('field.topology')}>
            {isKnownTopology(topology) ? t(`topology.${topology}`) : topology}
          </Property>
          <Property label={t('field.members')}>{format.number(balancer.members_count)}</Property>
          <TimeProperties t={t} item={balancer} />
        </Properties>
      </Card>
      <Machines balancer={balancer} />
    </>
  );
}

function Machines({ balancer: { amphorae } }: { balancer: LoadBalancer }) {
  const t = useText(loadBalancerWords);
  const columns = useMachineColumns();
  return (
    <Card title={t('card.machines')}>
      {amphorae.length === 0 ? (
        t('machines.none')
      ) : (
        <Table title={t('card.machines')} rows={amphorae} columns={columns} label={({ id }) => id} />
      )}
    </Card>
  );
}

function useMachineColumns(): readonly Column<Amphora>[] {
  const t = useText(loadBalancerWords);
  return useMemo(
    () => [
      {
        key: 'role',
        title: t('field.role'),
        cell: ({ role }) => (isKnownRole(role) ? t(`role.${role}`) : role),
      },
      {
        key: 'active',
        title: t('field.active'),
        priority: 1,
        titled: true,
        cell: ({ active }) => t(active ? 'value.yes' : 'value.no'),
      },
      {
        key: 'server',
        title: t('field.server'),
        priority: 2,
        titled: true,
        cell: ({ compute_id: id }) => <Mono>{id ?? '—'}</Mono>,
      },
      { key: 'id', title: t('field.id'), priority: 3, cell: ({ id }) => <Mono>{id}</Mono> },
    ],
    [t],
  );
}
