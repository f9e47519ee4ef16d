import type { SecurityGroup } from '@skydeck/contract';
import { useMemo } from 'react';
import {
  type Column,
  createdColumn,
  type FilterFacts,
  idColumn,
  nameColumn,
  numberColumn,
  switchFilter,
  taggedColumns,
  taggedFilters,
} from '../../kit/list/index.ts';
import { useFormat, useText } from '../../kit/text/index.ts';
import { securityGroupPaths } from './paths.ts';
import { rulesOf } from './security-group.rules.ts';
import { securityGroupWords } from './security-group.ts';

/** `nameOf`: what a group is called among those that are shown. */
export function useSecurityGroupColumns(nameOf: (group: SecurityGroup) => string): readonly Column<SecurityGroup>[] {
  const t = useText(securityGroupWords);
  const format = useFormat();
  return useMemo(
    () => [
      {
        ...nameColumn(t, ({ id }) => securityGroupPaths.details(id), nameOf),
        text: (group) => group.name,
      },
      ...taggedColumns<SecurityGroup>(t, { sort: 'description', priority: 2, least: 180, hidden: false }),
      numberColumn(t, 'ingress', (group) => rulesOf(group, 'ingress').length, format.number, {
        sort: 'ingress_count',
        priority: 3,
      }),
      numberColumn(t, 'egress', (group) => rulesOf(group, 'egress').length, format.number, {
        sort: 'egress_count',
        priority: 3,
      }),
      {
        key: 'ports',
        sort: 'ports_count',
        title: t('field.used_by'),
        titled: true,
        priority: 2,
        align: 'end',
        kind: 'number',
        // A number with its noun, which is long in some languages.
        least: 168,
        cell: ({ ports_count: count }) => t('value.ports', { count }),
      },
      createdColumn(t),
      idColumn(t),
    ],
    [t, format, nameOf],
  );
}

export function useSecurityGroupFilters(): readonly FilterFacts[] {
  const t = useText(securityGroupWords);
  return useMemo(
    () => [switchFilter(t, 'is_default', 'field.kind', ['kind.default', 'kind.own']), ...taggedFilters(t)],
    [t],
  );
}
