import type { SecurityGroup } from '@skydeck/contract';
import { useMemo } from 'react';
import type { Column, FilterFacts } from '../../kit/list/index.ts';
import { Ago, LinkTo, Mono } from '../../kit/page/index.ts';
import { useFormat, useText } from '../../kit/text/index.ts';
import { securityGroupPaths } from './paths.ts';
import { rulesOf } from './security-group.rules.ts';
import { securityGroupWords } from './words.ts';

/** `nameOf`: what a group is called among those that are shown. */
export function useSecurityGroupColumns(nameOf: (group: SecurityGroup) => string): readonly Column<SecurityGroup>[] {
  const t = useText(securityGroupWords);
  const format = useFormat();
  return useMemo(
    () => [
      {
        key: 'name',
        title: t('field.name'),
        sort: 'name',
        cell: (group) => (
          <LinkTo look="name" to={securityGroupPaths.details(group.id)}>
            {nameOf(group)}
          </LinkTo>
        ),
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
      {
        key: 'created',
        title: t('field.created'),
        sort: 'created_at',
        priority: 4,
        cell: (group) => <Ago at={group.created_at} />,
        text: (group) => group.created_at,
      },
      {
        key: 'id',
        title: t('field.id'),
        hidden: true,
        priority: 4,
        cell: (group) => <Mono>{group.id}</Mono>,
        text: (group) => group.id,
      },
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
