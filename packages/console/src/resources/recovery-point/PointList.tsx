import { isPointBusy, type RecoveryPoint } from '@skydeck/contract';
import { Button } from '@skydeck/react-bindings/button';
import { Icon, registerIcons } from '@skydeck/react-bindings/icon';
import hardDrive from 'lucide-static/icons/hard-drive.svg?raw';
import plus from 'lucide-static/icons/plus.svg?raw';
import { Outlet, useLocation, useNavigate } from 'react-router-dom';
import { useCan } from '../../kit/permissions/abilities.ts';
import { useDistinctRowName } from '../../kit/text/distinct-name.ts';
import { lazyComponent } from '../../kit/connectivity/lazy-component.tsx';
import { EmptyList, ListPage, useActionTargets, useList } from '../../kit/list/index.ts';
import { usePageActions } from '../../kit/shortcuts/index.ts';
import { useText } from '../../kit/text/index.ts';
import { useWhyNoProject } from '../../kit/permissions/useWhyNoProject.ts';
import { recoveryPointPaths } from './paths.ts';
import { usePointColumns, usePointFilters } from './point-columns.tsx';
import { recoveryPoints } from './recovery-point.ts';
import { usePointActions } from './usePointActions.ts';
import { recoveryPointWords } from './words.ts';

registerIcons({ 'hard-drive': hardDrive, plus });

const PointDelete = lazyComponent(async () => (await import('./PointDelete.tsx')).PointDelete);

const filterKeys = ['status', 'is_incremental', 'backup_plan_id', 'volume_id'] as const;
const newestFirst = { field: 'created_at', direction: 'desc' } as const;

export function PointList() {
  const t = useText(recoveryPointWords);
  const navigate = useNavigate();
  const { search } = useLocation();
  const list = useList(recoveryPoints, { filters: filterKeys, sort: newestFirst });
  const nameOf = useDistinctRowName(list.rows);
  const mayCreate = useCan(recoveryPoints.subjects.list, 'create');
  const whyNot = useWhyNoProject();
  const toDelete = useActionTargets<RecoveryPoint>();
  const actions = usePointActions({
    restore: ({ id }) => void navigate(recoveryPointPaths.restore(id)),
    remove: toDelete.choose,
  });
  const add = () => void navigate({ pathname: recoveryPointPaths.add(), search });
  const create = mayCreate && (
    <Button variant="primary" size="small" disabledReason={whyNot} onClick={add}>
      <Icon slot="start" name="plus" />
      {t('create.action')}
    </Button>
  );
  usePageActions(
    mayCreate && whyNot === '' ? [{ id: 'create', keys: 'create', label: t('create.action'), run: add }] : [],
  );
  const empty = (
    <EmptyList
      icon="menu-recovery-points"
      title={t('list.empty_title')}
      text={t('list.empty_text')}
      action={create}
      needs={[{ icon: 'hard-drive', title: t('list.needs'), text: t('list.needs_volume') }]}
    />
  );
  return (
    <>
      <ListPage
        title={t('list.title')}
        list={list}
        columns={usePointColumns(nameOf)}
        filters={usePointFilters(list)}
        actions={actions}
        toolbar={create}
        empty={empty}
        searchLabel={t('list.search')}
        label={nameOf}
        storageKey={recoveryPoints.name}
        progress={(point) => (isPointBusy(point) ? point.progress : undefined)}
      />
      {toDelete.items.length > 0 && (
        <PointDelete points={toDelete.items} refused={toDelete.refused} onClose={toDelete.clear} />
      )}
      <Outlet />
    </>
  );
}
