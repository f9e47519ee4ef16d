import { type Partner, partnerResults, partnerSubjects } from '@skydeck/contract';
import { useMemo } from 'react';
import { useLocation } from 'react-router-dom';
import { type Column, createdColumn, nameColumn } from '../../kit/list/index.ts';
import { Ago, Mono, Status } from '../../kit/page/index.ts';
import { useCan } from '../../kit/permissions/abilities.ts';
import { useFormat, useText } from '../../kit/text/index.ts';
import { partnerPaths } from './paths.ts';
import { partnerWords } from './words.ts';

export function usePartnerColumns(nameOf: (partner: Partner) => string): readonly Column<Partner>[] {
  const t = useText(partnerWords);
  const format = useFormat();
  // A panel keeps the domain and the filters below it.
  const { search } = useLocation();
  const mayUpdate = useCan(partnerSubjects.item, 'update');
  return useMemo(
    () => [
      nameColumn(t, ({ id }) => (mayUpdate ? `${partnerPaths.edit(id)}${search}` : null), nameOf),
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
        // The day is the same wherever it is read.
        key: 'v0',
        title: t('field.v0'),
        priority: 3,
        cell: ({ v0_until }) =>
          v0_until === null ? t('v0.never') : t('v0.until', { day: format.date(`${v0_until}T00:00`) }),
      },
      createdColumn(t),
    ],
    [t, format, search, mayUpdate, nameOf],
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
