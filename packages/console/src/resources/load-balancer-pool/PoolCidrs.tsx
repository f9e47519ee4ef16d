import { whyNotChangePool } from '@skydeck/contract';
import { registerIcons } from '@skydeck/react-bindings/icon';
import globe from 'lucide-static/icons/globe.svg?raw';
import { useMemo } from 'react';
import { ListCard } from '../../kit/details/index.ts';
import { ipColumn } from '../../kit/list/index.ts';
import { useText } from '../../kit/text/index.ts';
import { useBlockedText } from '../load-balancer/index.ts';
import { poolPaths } from './paths.ts';
import { cidrWords, pools, poolWords, usePool } from './pool.ts';

registerIcons({ globe });

const cidrOf = ({ id }: { readonly id: string }) => id;

/** Who may connect. */
export function PoolCidrs() {
  const t = useText(poolWords);
  const { balancer, pool } = usePool();
  const whyNot = useBlockedText()(whyNotChangePool(pool, balancer));
  return (
    <ListCard
      title={t('field.cidrs')}
      words={cidrWords}
      icon="globe"
      subject={pools.subjects.item}
      rows={useMemo(() => pool.allowed_cidrs.map((id) => ({ id })), [pool.allowed_cidrs])}
      columns={useMemo(() => [ipColumn(t, 'cidrs', cidrOf, { key: 'cidr' })], [t])}
      edit={{ label: t('cidrs.edit'), to: poolPaths.editCidrs(balancer.id, pool.id), whyNot }}
      label={cidrOf}
      storageKey="pool_cidr"
    />
  );
}
