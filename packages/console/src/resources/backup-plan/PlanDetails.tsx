import type { BackupPlan } from '@skydeck/contract';
import { Pill } from '@skydeck/react-bindings/pill';
import { useState } from 'react';
import { Outlet, useNavigate } from 'react-router-dom';
import { ActionButtons, DetailsPage, ItemGate } from '../../kit/details/index.ts';
import { useKnownName } from '../../kit/text/distinct-name.ts';
import { LinkTo } from '../../kit/page/index.ts';
import { useText } from '../../kit/text/index.ts';
import { useItem } from '../../kit/data/useItem.ts';
import { useParam } from '../../kit/navigation/useParam.ts';
import { backupPlans } from './backup-plan.ts';
import { backupPlanPaths } from './paths.ts';
import { PlanDelete } from './PlanDelete.tsx';
import { PlanStatus } from './PlanStatus.tsx';
import { usePlanActions } from './usePlanActions.ts';
import { backupPlanWords } from './words.ts';

export function PlanDetails() {
  const t = useText(backupPlanWords);
  const back = <LinkTo to={backupPlanPaths.list()}>{t('list.title')}</LinkTo>;
  return (
    <ItemGate state={useItem(backupPlans, useParam('planId'))} gone={back}>
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
      actions={<Actions plan={plan} />}
      tabs={tabs}
    >
      <Outlet context={plan} />
    </DetailsPage>
  );
}

function Actions({ plan }: { plan: BackupPlan }) {
  const navigate = useNavigate();
  const [isDeleteOpen, setIsDeleteOpen] = useState(false);
  const actions = usePlanActions({
    edit: ({ id }) => void navigate(backupPlanPaths.edit(id, 'details')),
    remove: () => setIsDeleteOpen(true),
  });
  return (
    <>
      <ActionButtons item={plan} actions={actions} />
      <PlanDelete
        plans={isDeleteOpen ? [plan] : []}
        onClose={() => setIsDeleteOpen(false)}
        onDeleted={() => void navigate(backupPlanPaths.list())}
      />
    </>
  );
}
