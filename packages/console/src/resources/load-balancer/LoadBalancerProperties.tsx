import type { Amphora } from '@skydeck/contract';
import { useMemo } from 'react';
import { Outlet } from 'react-router-dom';
import { Card, IdProperty, Properties, Property, TimeProperties, usePageItem } from '../../kit/details/index.ts';
import { type Column, Table } from '../../kit/list/index.ts';
import { Ip, LinkTo, Mono } from '../../kit/page/index.ts';
import { useFormat, useText } from '../../kit/text/index.ts';
import { networkPaths } from '../network/index.ts';
import { FloatingLink } from './FloatingLink.tsx';
import { isKnownRole, isKnownTopology } from './load-balancer.rules.ts';
import { loadBalancers, loadBalancerWords } from './load-balancer.ts';

export function LoadBalancerProperties() {
  const t = useText(loadBalancerWords);
  const format = useFormat();
  const balancer = usePageItem(loadBalancers);
  const machines = useMachineColumns();
  const { topology } = balancer;
  return (
    <>
      <Card title={t('tab.properties')}>
        <Properties>
          <IdProperty t={t} item={balancer} />
          <Property label={t('field.description')}>{balancer.description}</Property>
          <Property label={t('field.address')}>
            <Ip>{balancer.address}</Ip>
          </Property>
          <Property label={t('field.floating')}>
            <FloatingLink ip={balancer.floating_ip} />
          </Property>
          <Property label={t('field.network')}>
            <LinkTo to={networkPaths.details(balancer.network_id)}>{balancer.network_name}</LinkTo>
          </Property>
          <Property label={t('field.enabled')}>{t(balancer.enabled ? 'value.yes' : 'value.no')}</Property>
          <Property label={t('field.flavor')}>{balancer.flavor_name}</Property>
          <Property label={t('field.topology')}>
            {isKnownTopology(topology) ? t(`topology.${topology}`) : topology}
          </Property>
          <Property label={t('field.members')}>{format.number(balancer.members_count)}</Property>
          <TimeProperties t={t} item={balancer} />
        </Properties>
      </Card>
      <Card title={t('card.machines')}>
        {balancer.amphorae.length === 0 ? (
          t('machines.none')
        ) : (
          <Table title={t('card.machines')} rows={balancer.amphorae} columns={machines} label={({ id }) => id} />
        )}
      </Card>
      <Outlet />
    </>
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
