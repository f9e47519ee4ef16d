import type { BackupPlan } from '@skydeck/contract';
import { Pill } from '@skydeck/react-bindings/pill';
import { Outlet } from 'react-router-dom';
import { ActionButtons, DetailsPage, itemPage } from '../../kit/details/index.ts';
import { useKnownName } from '../../kit/text/distinct-name.ts';
import { useText } from '../../kit/text/index.ts';
import { backupPlans, backupPlanWords } from './backup-plan.ts';
import { backupPlanPaths } from './paths.ts';
import { PlanStatus } from './PlanStatus.tsx';
import { usePlanActions } from './usePlanActions.tsx';

const page = { words: backupPlanWords, list: backupPlanPaths.list() };

export const PlanDetails = itemPage(
  backupPlans,
  'planId',
  page,
  function Details({ item: plan }: { item: BackupPlan }) {
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
        crumbs={[{ label: t('list.title'), to: page.list }]}
        status={<PlanStatus plan={plan} as={Pill} />}
        actions={<ActionButtons item={plan} {...usePlanActions(plan)} />}
        tabs={tabs}
      >
        <Outlet context={plan} />
      </DetailsPage>
    );
  },
);
