import { whyNotChangePool } from '@skydeck/contract';
import { registerIcons } from '@skydeck/react-bindings/icon';
import globe from 'lucide-static/icons/globe.svg?raw';
import { useMemo } from 'react';
import { Outlet } from 'react-router-dom';
import { ListCard, useFormButton } from '../../kit/details/index.ts';
import { type Column, type RowFacts, useRows } from '../../kit/list/index.ts';
import { Ip } from '../../kit/page/index.ts';
import { useText } from '../../kit/text/index.ts';
import { useBlockedText } from '../load-balancer/index.ts';
import { poolPaths } from './paths.ts';
import { pools, poolWords, usePool } from './pool.ts';

registerIcons({ globe });

interface Row {
  readonly id: string;
}

const cidrFacts: RowFacts<Row> = {
  texts: ({ id }) => [id],
  sorts: { cidr: ({ id }) => id },
  sort: { field: 'cidr', direction: 'asc' },
};

/** Who may connect. */
export function PoolCidrs() {
  const t = useText(poolWords);
  const { balancer, pool } = usePool();
  const rows = useMemo(() => pool.allowed_cidrs.map((id) => ({ id })), [pool.allowed_cidrs]);
  const edit = useFormButton({
    subject: pools.subjects.item,
    label: t('cidrs.edit'),
    icon: 'pencil',
    to: poolPaths.editCidrs(balancer.id, pool.id),
    whyNot: useBlockedText()(whyNotChangePool(pool, balancer)),
  });
  return (
    <>
      <ListCard
        title={t('field.cidrs')}
        list={useRows<Row>(rows, cidrFacts)}
        columns={useCidrColumns()}
        isEmpty={rows.length === 0}
        empty={{ icon: 'globe', title: t('cidrs.empty_title'), text: t('cidrs.empty_text') }}
        action={edit}
        searchLabel={t('cidrs.search')}
        label={({ id }) => id}
        storageKey="pool_cidr"
      />
      <Outlet />
    </>
  );
}

function useCidrColumns(): readonly Column<Row>[] {
  const t = useText(poolWords);
  return useMemo(() => [{ key: 'cidr', title: t('field.cidrs'), sort: 'cidr', cell: ({ id }) => <Ip>{id}</Ip> }], [t]);
}
