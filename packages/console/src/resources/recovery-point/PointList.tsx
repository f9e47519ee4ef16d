import { isPointBusy } from '@skydeck/contract';
import { registerIcons } from '@skydeck/react-bindings/icon';
import hardDrive from 'lucide-static/icons/hard-drive.svg?raw';
import { ListPage, useCreateButton, useList } from '../../kit/list/index.ts';
import { useText } from '../../kit/text/index.ts';
import { usePointColumns, usePointFilters } from './point-columns.tsx';
import { recoveryPoints, recoveryPointWords } from './recovery-point.ts';
import { usePointActions } from './usePointActions.ts';

registerIcons({ 'hard-drive': hardDrive });

const filterKeys = ['status', 'is_incremental', 'backup_plan_id', 'volume_id'] as const;
const newestFirst = { field: 'created_at', direction: 'desc' } as const;

export function PointList() {
  const t = useText(recoveryPointWords);
  const list = useList(recoveryPoints, { filters: filterKeys, sort: newestFirst });
  return (
    <ListPage
      list={list}
      columns={usePointColumns(list.nameOf)}
      filters={usePointFilters(list)}
      {...usePointActions()}
      create={useCreateButton(recoveryPoints)}
      needs={[{ icon: 'hard-drive', title: t('list.needs'), text: t('list.needs_volume') }]}
      progress={(point) => (isPointBusy(point) ? point.progress : undefined)}
    />
  );
}
