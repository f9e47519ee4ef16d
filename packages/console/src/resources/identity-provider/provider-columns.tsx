import { type DomainProvider, identityProviderSubjects, providerTypes } from '@skydeck/contract';
import { useMemo } from 'react';
import { useLocation } from 'react-router-dom';
import { type Column, createdColumn, type FilterFacts, nameColumn } from '../../kit/list/index.ts';
import { Ago, Status } from '../../kit/page/index.ts';
import { useCan } from '../../kit/permissions/abilities.ts';
import { useText } from '../../kit/text/index.ts';
import { providerPaths } from './paths.ts';
import { isGood, knownResult } from './provider.rules.ts';
import { providerWords } from './words.ts';

export function useProviderColumns(nameOf: (provider: DomainProvider) => string): readonly Column<DomainProvider>[] {
  const t = useText(providerWords);
  // A panel keeps the domain and the filters below it.
  const { search } = useLocation();
  const mayUpdate = useCan(identityProviderSubjects.item, 'update');
  return useMemo(
    () => [
      nameColumn(t, ({ id }) => (mayUpdate ? `${providerPaths.edit(id)}${search}` : null), nameOf),
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
      createdColumn(t),
    ],
    [t, search, mayUpdate, nameOf],
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
