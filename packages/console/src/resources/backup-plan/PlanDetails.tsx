import type { BackupPlan } from '@skydeck/contract';
import { Pill } from '@skydeck/react-bindings/pill';
import { Outlet } from 'react-router-dom';
import { ActionButtons, DetailsPage, ItemGate } from '../../kit/details/index.ts';
import { useKnownName } from '../../kit/text/distinct-name.ts';
import { LinkTo } from '../../kit/page/index.ts';
import { useText } from '../../kit/text/index.ts';
import { useItem } from '../../kit/data/useItem.ts';
import { useParam } from '../../kit/navigation/useParam.ts';
import { backupPlans, backupPlanWords } from './backup-plan.ts';
import { backupPlanPaths } from './paths.ts';
import { PlanStatus } from './PlanStatus.tsx';
import { usePlanActions } from './usePlanActions.tsx';

export function PlanDetails() {
  const t = useText(backupPlanWords);
  return (
    <ItemGate
      state={useItem(backupPlans, useParam('planId'))}
      gone={<LinkTo to={backupPlanPaths.list()}>{t('list.title')}</LinkTo>}
    >
      {(plan) => <Details plan={plan} />}
    </ItemGate>
  );
}

function Details({ plan }: { plan: BackupPlan }) {
  const t = useText(backupPlanWords);
  const nameOf = useKnownName(backupPlans);
  const tabs = [
    { key: 'overview', label: t('tab.overview'), to: backupPlanPaths.details(plan.id) },
    { key: 'volumes', label: t('tab.volumes'), count: plan.volumes.length, to: backupPlanPaths.volumes(plan.id) },
    { key: 'runs', label: t('tab.runs'), to: backupPlanPaths.runs(plan.id) },
  ];
  return (
    <DetailsPage
      title={nameOf(plan)}
      crumbs={[{ label: t('list.title'), to: backupPlanPaths.list() }]}
      status={<PlanStatus plan={plan} as={Pill} />}
      actions={<ActionButtons item={plan} {...usePlanActions(plan)} />}
      tabs={tabs}
    >
      <Outlet context={plan} />
    </DetailsPage>
  );
}
