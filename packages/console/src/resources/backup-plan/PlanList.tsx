import { registerIcons } from '@skydeck/react-bindings/icon';
import hardDrive from 'lucide-static/icons/hard-drive.svg?raw';
import { ListPage, useCreateButton, useList } from '../../kit/list/index.ts';
import { useText } from '../../kit/text/index.ts';
import { backupPlans, backupPlanWords } from './backup-plan.ts';
import { backupPlanPaths } from './paths.ts';
import { usePlanColumns, usePlanFilters } from './plan-columns.tsx';
import { usePlanActions } from './usePlanActions.tsx';

registerIcons({ 'hard-drive': hardDrive });

const filterKeys = ['status', 'disabled'] as const;
const byName = { field: 'name', direction: 'asc' } as const;

export function PlanList() {
  const t = useText(backupPlanWords);
  const list = useList(backupPlans, { filters: filterKeys, sort: byName });
  const create = useCreateButton({
    subject: backupPlans.subjects.list,
    label: t('create.action'),
    to: backupPlanPaths.add(),
  });
  return (
    <ListPage
      list={list}
      words={backupPlanWords}
      columns={usePlanColumns(list.nameOf)}
      filters={usePlanFilters()}
      {...usePlanActions()}
      create={create}
      icon="menu-backup-plans"
      needs={[{ icon: 'hard-drive', title: t('list.needs'), text: t('list.needs_volume') }]}
    />
  );
}
