import type { BackupPlan } from '@skydeck/contract';
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
import { backupPlans } from './backup-plan.ts';
import { backupPlanPaths } from './paths.ts';
import { usePlanColumns, usePlanFilters } from './plan-columns.tsx';
import { usePlanActions } from './usePlanActions.ts';
import { backupPlanWords } from './words.ts';

registerIcons({ 'hard-drive': hardDrive, plus });

const PlanDelete = lazyComponent(async () => (await import('./PlanDelete.tsx')).PlanDelete);

const filterKeys = ['status', 'disabled'] as const;
const byName = { field: 'name', direction: 'asc' } as const;

export function PlanList() {
  const t = useText(backupPlanWords);
  const navigate = useNavigate();
  const { search } = useLocation();
  const openPanel = (pathname: string) => void navigate({ pathname, search });
  const list = useList(backupPlans, { filters: filterKeys, sort: byName });
  const nameOf = useDistinctRowName(list.rows);
  const mayCreate = useCan(backupPlans.subjects.list, 'create');
  const whyNot = useWhyNoProject();
  const toDelete = useActionTargets<BackupPlan>();
  const actions = usePlanActions({ edit: ({ id }) => openPanel(backupPlanPaths.edit(id)), remove: toDelete.choose });
  const create = mayCreate && (
    <Button variant="primary" size="small" disabledReason={whyNot} onClick={() => openPanel(backupPlanPaths.add())}>
      <Icon slot="start" name="plus" />
      {t('create.action')}
    </Button>
  );
  usePageActions(
    mayCreate && whyNot === ''
      ? [{ id: 'create', keys: 'create', label: t('create.action'), run: () => openPanel(backupPlanPaths.add()) }]
      : [],
  );
  const empty = (
    <EmptyList
      icon="menu-backup-plans"
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
        columns={usePlanColumns(nameOf)}
        filters={usePlanFilters()}
        actions={actions}
        toolbar={create}
        empty={empty}
        searchLabel={t('list.search')}
        label={nameOf}
        storageKey={backupPlans.name}
      />
      {toDelete.items.length > 0 && (
        <PlanDelete plans={toDelete.items} refused={toDelete.refused} onClose={toDelete.clear} />
      )}
      <Outlet />
    </>
  );
}
