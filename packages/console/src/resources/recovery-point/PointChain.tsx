import type { RecoveryPoint } from '@skydeck/contract';
import { Card } from '../../kit/details/index.ts';
import { useDistinctName } from '../../kit/text/distinct-name.ts';
import { Table } from '../../kit/list/index.ts';
import { useText } from '../../kit/text/index.ts';
import { useAll } from '../../kit/data/useAll.ts';
import { usePointColumns } from './point-columns.tsx';
import * as css from './recovery-point.css.ts';
import { chainAround, whyNotDelete } from './recovery-point.rules.ts';
import { recoveryPoints, recoveryPointWords } from './recovery-point.ts';

const shown: readonly string[] = ['name', 'status', 'kind', 'created'];

/** What it builds on and what builds on it, the oldest first: why it cannot be deleted, and what goes first. */
export function PointChain({ point }: { point: RecoveryPoint }) {
  const t = useText(recoveryPointWords);
  const all = useAll(recoveryPoints, { volume_id: point.volume_id });
  const chain = chainAround(point, all.items);
  const nameOf = useDistinctName(chain);
  const columns = usePointColumns(nameOf).filter(({ key }) => shown.includes(key));
  if (!point.is_incremental && !point.has_dependent_backups) return null;
  return (
    <Card title={t('chain.title')}>
      <p className={css.note}>
        {point.has_dependent_backups
          ? t('chain.dependents', { count: point.dependents_count })
          : !whyNotDelete(point) && t('chain.last')}
      </p>
      <Table title={t('chain.title')} rows={chain} columns={columns} label={nameOf} isBlank={!all.filled} />
    </Card>
  );
}
