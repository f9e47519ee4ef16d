import { isPointBusy } from '@skydeck/contract';
import { registerIcons } from '@skydeck/react-bindings/icon';
import hardDrive from 'lucide-static/icons/hard-drive.svg?raw';
import { ListPage, useCreateButton, useList } from '../../kit/list/index.ts';
import { useText } from '../../kit/text/index.ts';
import { recoveryPointPaths } from './paths.ts';
import { usePointColumns, usePointFilters } from './point-columns.tsx';
import { recoveryPoints, recoveryPointWords } from './recovery-point.ts';
import { usePointActions } from './usePointActions.tsx';

registerIcons({ 'hard-drive': hardDrive });

const filterKeys = ['status', 'is_incremental', 'backup_plan_id', 'volume_id'] as const;
const newestFirst = { field: 'created_at', direction: 'desc' } as const;

export function PointList() {
  const t = useText(recoveryPointWords);
  const list = useList(recoveryPoints, { filters: filterKeys, sort: newestFirst });
  const create = useCreateButton({
    subject: recoveryPoints.subjects.list,
    label: t('create.action'),
    to: recoveryPointPaths.add(),
  });
  return (
    <ListPage
      list={list}
      words={recoveryPointWords}
      columns={usePointColumns(list.nameOf)}
      filters={usePointFilters(list)}
      {...usePointActions()}
      create={create}
      icon="menu-recovery-points"
      needs={[{ icon: 'hard-drive', title: t('list.needs'), text: t('list.needs_volume') }]}
      progress={(point) => (isPointBusy(point) ? point.progress : undefined)}
    />
  );
}
