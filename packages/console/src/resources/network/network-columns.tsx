import type { Network } from '@skydeck/contract';
import { useMemo } from 'react';
import {
  choiceFilter,
  type Column,
  createdColumn,
  entriesColumn,
  type FilterFacts,
  idColumn,
  nameColumn,
  numberColumn,
  switchColumn,
  switchFilter,
  taggedColumns,
  taggedFilters,
  textColumn,
} from '../../kit/list/index.ts';
import { type Text, useFormat, useText, type Words } from '../../kit/text/index.ts';
import { networkTypes } from './network.rules.ts';
import { networkPaths } from './paths.ts';
import { networkWords, textOfType } from './network.ts';

type NetworkText = typeof networkWords extends Words<infer Table> ? Text<Table> : never;

const hiddenAtFirst = { priority: 4, hidden: true } as const;

/** How a network is carried; hidden at first. */
const physicalColumns = (t: NetworkText): Column<Network>[] => [
  textColumn(t, 'physical', (network) => network.physical_network, hiddenAtFirst),
  textColumn(t, 'vlan', (network) => network.vlan_id?.toString(), { ...hiddenAtFirst, titled: true }),
  switchColumn(t, 'spoofing', (network) => network.spoofing_protection, hiddenAtFirst),
];

/** `nameOf`: what a network is called among those that are shown. */
export function useNetworkColumns(nameOf: (network: Network) => string): readonly Column<Network>[] {
  const t = useText(networkWords);
  const format = useFormat();
  return useMemo(
    () => [
      nameColumn(t, ({ id }) => networkPaths.details(id), nameOf),
      textColumn(t, 'type', ({ type }) => textOfType(t, type), { sort: 'type', priority: 1, kind: 'word' }),
      entriesColumn(t, 'subnets', ({ subnets }) => subnets.map(({ cidr }) => ({ text: cidr })), {
        as: 'address',
        sort: 'subnets_count',
        priority: 2,
        least: 180,
      }),
      switchColumn(t, 'shared', ({ shared }) => shared, { as: 'yes', priority: 3 }),
      switchColumn(t, 'external', (network) => network.router_external, { as: 'yes', priority: 3, hidden: true }),
      numberColumn(t, 'ports', (network) => network.ports_count, format.number, { sort: 'ports_count', priority: 3 }),
      numberColumn(t, 'mtu', ({ mtu }) => mtu, format.number, { ...hiddenAtFirst, sort: 'mtu' }),
      ...physicalColumns(t),
      ...taggedColumns<Network>(t),
      createdColumn(t),
      idColumn(t),
    ],
    [t, format, nameOf],
  );
}

export function useNetworkFilters(): readonly FilterFacts[] {
  const t = useText(networkWords);
  return useMemo(() => {
    const yesOrNo = ['value.yes', 'value.no'] as const;
    const onOrOff = ['value.on', 'value.off'] as const;
    return [
      choiceFilter(t, 'type', 'field.type', networkTypes, 'type'),
      switchFilter(t, 'shared', 'field.shared', yesOrNo),
      switchFilter(t, 'router_external', 'field.external', yesOrNo),
      switchFilter(t, 'spoofing_protection', 'field.spoofing', onOrOff),
      switchFilter(t, 'ipam_enabled', 'field.ipam', onOrOff),
      { key: 'cidr', title: t('field.cidr'), options: [] },
      ...taggedFilters(t),
    ];
  }, [t]);
}
