import { whyNotChangePool } from '@skydeck/contract';
import { Button } from '@skydeck/react-bindings/button';
import { Icon, registerIcons } from '@skydeck/react-bindings/icon';
import globe from 'lucide-static/icons/globe.svg?raw';
import { useMemo } from 'react';
import { Outlet, useNavigate } from 'react-router-dom';
import { useCan } from '../../kit/abilities.ts';
import { Card } from '../../kit/details/index.ts';
import { type Column, EmptyList, ListBody, type RowFacts, useRows } from '../../kit/list/index.ts';
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
  const navigate = useNavigate();
  const { balancer, pool } = usePool();
  const mayUpdate = useCan(pools.subjects.item, 'update');
  const why = useBlockedText()(whyNotChangePool(pool, balancer));
  const rows = useMemo(() => pool.allowed_cidrs.map((id) => ({ id })), [pool.allowed_cidrs]);
  const list = useRows<Row>(rows, cidrFacts);
  const columns = useCidrColumns();
  const edit = mayUpdate && (
    <Button
      size="small"
      disabledReason={why || ''}
      onClick={() => void navigate(poolPaths.editCidrs(balancer.id, pool.id))}
    >
      <Icon slot="start" name="pencil" />
      {t('cidrs.edit')}
    </Button>
  );
  return (
    <>
      {pool.allowed_cidrs.length === 0 ? (
        <EmptyList icon="globe" title={t('cidrs.empty_title')} text={t('cidrs.empty_text')} action={edit} />
      ) : (
        <Card title={t('field.cidrs')} action={edit}>
          <ListBody
            title={t('field.cidrs')}
            list={list}
            columns={columns}
            searchLabel={t('cidrs.search')}
            label={({ id }) => id}
            storageKey="pool_cidr"
          />
        </Card>
      )}
      <Outlet />
    </>
  );
}

function useCidrColumns(): readonly Column<Row>[] {
  const t = useText(poolWords);
  return useMemo(() => [{ key: 'cidr', title: t('field.cidrs'), sort: 'cidr', cell: ({ id }) => <Ip>{id}</Ip> }], [t]);
}
