import type { Network } from '@skydeck/contract';
import { useMemo } from 'react';
import { type Column, createdColumn, type FilterFacts, idColumn, nameColumn } from '../../kit/list/index.ts';
import { Ip } from '../../kit/page/index.ts';
import { type Text, useFormat, useText, type Words } from '../../kit/text/index.ts';
import { isKnownType, networkTypes } from './network.rules.ts';
import { networkPaths } from './paths.ts';
import type en from './words/en.json';
import { networkWords } from './network.ts';

/** A type without words shows as it is. */
export const textOfType = (t: Text<typeof en>, type: string) => (isKnownType(type) ? t(`type.${type}`) : type);

type NetworkText = typeof networkWords extends Words<infer Table> ? Text<Table> : never;

/** How a network is carried; hidden at first. */
const physicalColumns = (t: NetworkText): Column<Network>[] => [
  {
    key: 'physical',
    title: t('field.physical'),
    priority: 4,
    hidden: true,
    cell: (network) => network.physical_network ?? '—',
  },
  {
    key: 'vlan',
    title: t('field.vlan'),
    titled: true,
    priority: 4,
    hidden: true,
    cell: (network) => network.vlan_id ?? '—',
  },
  {
    key: 'spoofing',
    title: t('field.spoofing'),
    titled: true,
    priority: 4,
    hidden: true,
    cell: (network) => t(network.spoofing_protection ? 'value.on' : 'value.off'),
  },
];

/** `nameOf`: what a network is called among those that are shown. */
export function useNetworkColumns(nameOf: (network: Network) => string): readonly Column<Network>[] {
  const t = useText(networkWords);
  const format = useFormat();
  return useMemo(
    () => [
      nameColumn(t, ({ id }) => networkPaths.details(id), nameOf),
      {
        key: 'type',
        title: t('field.type'),
        sort: 'type',
        priority: 1,
        cell: (network) => textOfType(t, network.type),
      },
      {
        key: 'subnets',
        title: t('field.subnets'),
        priority: 2,
        least: 180,
        cell: ({ subnets }) => (subnets.length > 0 ? <Ip>{subnets.map(({ cidr }) => cidr).join(', ')}</Ip> : '—'),
      },
      {
        key: 'shared',
        title: t('field.shared'),
        titled: true,
        priority: 3,
        cell: (network) => t(network.shared ? 'value.yes' : 'value.no'),
      },
      {
        key: 'external',
        title: t('field.external'),
        titled: true,
        priority: 3,
        hidden: true,
        cell: (network) => t(network.router_external ? 'value.yes' : 'value.no'),
      },
      {
        key: 'ports',
        title: t('field.ports'),
        titled: true,
        priority: 3,
        align: 'end',
        cell: (network) => format.number(network.ports_count),
      },
      {
        key: 'mtu',
        title: t('field.mtu'),
        titled: true,
        sort: 'mtu',
        priority: 4,
        hidden: true,
        align: 'end',
        cell: (network) => format.number(network.mtu),
      },
      ...physicalColumns(t),
      createdColumn(t),
      idColumn(t),
    ],
    [t, format, nameOf],
  );
}

export function useNetworkFilters(): readonly FilterFacts[] {
  const t = useText(networkWords);
  return useMemo(() => {
    const yesOrNo = [
      { value: 'true', label: t('value.yes') },
      { value: 'false', label: t('value.no') },
    ];
    const onOrOff = [
      { value: 'true', label: t('value.on') },
      { value: 'false', label: t('value.off') },
    ];
    return [
      {
        key: 'type',
        title: t('field.type'),
        options: networkTypes.map((value) => ({ value, label: t(`type.${value}`) })),
      },
      { key: 'shared', title: t('field.shared'), options: yesOrNo },
      { key: 'router_external', title: t('field.external'), options: yesOrNo },
      { key: 'spoofing_protection', title: t('field.spoofing'), options: onOrOff },
      { key: 'ipam_enabled', title: t('field.ipam'), options: onOrOff },
      { key: 'cidr', title: t('field.cidr'), options: [] },
    ];
  }, [t]);
}
