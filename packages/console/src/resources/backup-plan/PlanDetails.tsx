import type { BackupPlan } from '@skydeck/contract';
import { Pill } from '@skydeck/react-bindings/pill';
import { Outlet } from 'react-router-dom';
import { ActionButtons, ItemDetails, itemPage } from '../../kit/details/index.ts';
import { useText } from '../../kit/text/index.ts';
import { backupPlans, backupPlanWords } from './backup-plan.ts';
import { backupPlanPaths } from './paths.ts';
import { PlanStatus } from './PlanStatus.tsx';
import { usePlanActions } from './usePlanActions.ts';

export const PlanDetails = itemPage(backupPlans, 'planId', function Details({ item: plan }: { item: BackupPlan }) {
  const t = useText(backupPlanWords);
  const tabs = [
    { key: 'overview', label: t('tab.overview'), to: backupPlanPaths.details(plan.id) },
    { key: 'volumes', label: t('tab.volumes'), count: plan.volumes.length, to: backupPlanPaths.volumes(plan.id) },
    { key: 'runs', label: t('tab.runs'), to: backupPlanPaths.runs(plan.id) },
  ];
  return (
    <ItemDetails
      resource={backupPlans}
      item={plan}
      status={<PlanStatus plan={plan} as={Pill} />}
      actions={<ActionButtons item={plan} {...usePlanActions(plan)} />}
      tabs={tabs}
    >
      <Outlet context={plan} />
    </ItemDetails>
  );
});
