import { isPointBusy } from '@skydeck/contract';
import { registerIcons } from '@skydeck/react-bindings/icon';
import hardDrive from 'lucide-static/icons/hard-drive.svg?raw';
import { useDistinctRowName } from '../../kit/text/distinct-name.ts';
import { EmptyList, ListPage, useCreateButton, useList } from '../../kit/list/index.ts';
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
  const nameOf = useDistinctRowName(list.rows);
  const create = useCreateButton({
    subject: recoveryPoints.subjects.list,
    label: t('create.action'),
    to: recoveryPointPaths.add(),
  });
  return (
    <ListPage
      title={t('list.title')}
      list={list}
      columns={usePointColumns(nameOf)}
      filters={usePointFilters(list)}
      {...usePointActions()}
      toolbar={create}
      empty={
        <EmptyList
          icon="menu-recovery-points"
          title={t('list.empty_title')}
          text={t('list.empty_text')}
          action={create}
          needs={[{ icon: 'hard-drive', title: t('list.needs'), text: t('list.needs_volume') }]}
        />
      }
      searchLabel={t('list.search')}
      label={nameOf}
      storageKey={recoveryPoints.name}
      progress={(point) => (isPointBusy(point) ? point.progress : undefined)}
    />
  );
}
