import type { SecurityGroup } from '@skydeck/contract';
import { useMemo } from 'react';
import { type Column, createdColumn, type FilterFacts, idColumn, nameColumn } from '../../kit/list/index.ts';
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
      {
        key: 'description',
        title: t('field.description'),
        sort: 'description',
        priority: 2,
        least: 180,
        cell: ({ description }) => description || '—',
      },
      {
        key: 'ingress',
        title: t('field.ingress'),
        titled: true,
        priority: 3,
        align: 'end',
        cell: (group) => format.number(rulesOf(group, 'ingress').length),
      },
      {
        key: 'egress',
        title: t('field.egress'),
        titled: true,
        priority: 3,
        align: 'end',
        cell: (group) => format.number(rulesOf(group, 'egress').length),
      },
      {
        key: 'ports',
        title: t('field.used_by'),
        titled: true,
        priority: 2,
        align: 'end',
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
    () => [
      {
        key: 'is_default',
        title: t('field.kind'),
        options: [
          { value: 'true', label: t('kind.default') },
          { value: 'false', label: t('kind.own') },
        ],
      },
    ],
    [t],
  );
}
