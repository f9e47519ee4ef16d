import type { DomainProvider } from '@skydeck/contract';
import { useMemo } from 'react';
import type { Column, FilterFacts } from '../../kit/list/index.ts';
import { Ago, LinkTo, Status } from '../../kit/page/index.ts';
import { useText } from '../../kit/text/index.ts';
import { providerTypes } from '@skydeck/contract';
import { providerPaths } from './paths.ts';
import { isGood, knownResult } from './provider.rules.ts';
import { providerWords } from './words.ts';

/** `search`: of the address, so that a panel keeps the domain and the filters below it. */
export function useProviderColumns(search: string, mayUpdate: boolean): readonly Column<DomainProvider>[] {
  const t = useText(providerWords);
  return useMemo(
    () => [
      {
        key: 'name',
        title: t('field.name'),
        sort: 'name',
        cell: ({ id, name }) =>
          mayUpdate ? (
            <LinkTo look="name" to={`${providerPaths.edit(id)}${search}`}>
              {name}
            </LinkTo>
          ) : (
            <bdi>{name}</bdi>
          ),
      },
      { key: 'type', title: t('field.type'), priority: 2, cell: ({ type }) => t(`type.${type}`) },
      {
        key: 'status',
        title: t('field.state'),
        priority: 1,
        cell: ({ enabled }) => (
          <Status state={enabled ? 'healthy' : 'stopped'} label={t(enabled ? 'state.enabled' : 'state.disabled')} />
        ),
      },
      {
        key: 'test',
        title: t('field.last_test'),
        priority: 2,
        least: 220,
        cell: ({ last_test }) => <LastTest tested={last_test} />,
      },
      {
        key: 'created',
        title: t('field.created'),
        sort: 'created_at',
        priority: 4,
        cell: ({ created_at }) => <Ago at={created_at} />,
      },
    ],
    [t, search, mayUpdate],
  );
}

function LastTest({ tested }: { tested: DomainProvider['last_test'] }) {
  const t = useText(providerWords);
  if (!tested) return t('test.never');
  const result = knownResult(tested.result);
  return (
    <span title={result ? t(`result.${result}`) : tested.result}>
      <Status
        state={isGood(tested.result) ? 'healthy' : 'error'}
        label={t(isGood(tested.result) ? 'test.good' : 'test.bad')}
      />{' '}
      <Ago at={tested.at} />
    </span>
  );
}

export function useProviderFilters(): readonly FilterFacts[] {
  const t = useText(providerWords);
  return useMemo(
    () => [
      {
        key: 'type',
        title: t('field.type'),
        options: providerTypes.map((value) => ({ value, label: t(`type.${value}`) })),
      },
    ],
    [t],
  );
}
