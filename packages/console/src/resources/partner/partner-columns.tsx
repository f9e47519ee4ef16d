import { type Partner, partnerResults } from '@skydeck/contract';
import { useMemo } from 'react';
import type { Column } from '../../kit/list/index.ts';
import { Ago, LinkTo, Mono, Status } from '../../kit/page/index.ts';
import { useText } from '../../kit/text/index.ts';
import { partnerPaths } from './paths.ts';
import { partnerWords } from './words.ts';

/** `search`: of the address, so that a panel keeps the domain and the filters below it. */
export function usePartnerColumns(search: string, mayUpdate: boolean): readonly Column<Partner>[] {
  const t = useText(partnerWords);
  return useMemo(
    () => [
      {
        key: 'name',
        title: t('field.name'),
        sort: 'name',
        cell: ({ id, name }) =>
          mayUpdate ? (
            <LinkTo look="name" to={`${partnerPaths.edit(id)}${search}`}>
              {name}
            </LinkTo>
          ) : (
            <bdi>{name}</bdi>
          ),
      },
      {
        key: 'origin',
        title: t('field.origin'),
        sort: 'origin',
        priority: 1,
        least: 220,
        cell: ({ origin }) => <Mono>{origin}</Mono>,
      },
      {
        key: 'check',
        title: t('field.last_check'),
        priority: 2,
        least: 220,
        cell: ({ last_check }) => <LastCheck looked={last_check} />,
      },
      {
        key: 'v0',
        title: t('field.v0'),
        priority: 3,
        cell: ({ v0_until }) => (v0_until === null ? t('v0.never') : t('v0.until', { day: v0_until })),
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

function LastCheck({ looked }: { looked: Partner['last_check'] }) {
  const t = useText(partnerWords);
  if (!looked) return t('check.never');
  const isGood = looked.result === 'reachable';
  // A newer server may know more results than we have words for.
  const known = partnerResults.find((result) => result === looked.result);
  return (
    <span title={known ? t(`result.${known}`) : looked.result}>
      <Status state={isGood ? 'healthy' : 'error'} label={t(isGood ? 'check.good' : 'check.bad')} />{' '}
      <Ago at={looked.at} />
    </span>
  );
}
