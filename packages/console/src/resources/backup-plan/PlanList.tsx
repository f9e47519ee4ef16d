import { registerIcons } from '@skydeck/react-bindings/icon';
import hardDrive from 'lucide-static/icons/hard-drive.svg?raw';
import { byName, ListPage, useCreateButton, useList } from '../../kit/list/index.ts';
import { useText } from '../../kit/text/index.ts';
import { backupPlans, backupPlanWords } from './backup-plan.ts';
import { usePlanColumns, usePlanFilters } from './plan-columns.tsx';
import { usePlanActions } from './usePlanActions.ts';

registerIcons({ 'hard-drive': hardDrive });

const filterKeys = ['status', 'disabled'] as const;

export function PlanList() {
  const t = useText(backupPlanWords);
  const list = useList(backupPlans, { filters: filterKeys, sort: byName });
  return (
    <ListPage
      list={list}
      columns={usePlanColumns(list.nameOf)}
      filters={usePlanFilters()}
      {...usePlanActions()}
      create={useCreateButton(backupPlans)}
      needs={[{ icon: 'hard-drive', title: t('list.needs'), text: t('list.needs_volume') }]}
    />
  );
}
