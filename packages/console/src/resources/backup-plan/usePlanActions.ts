import type { BackupPlan } from '@skydeck/contract';
import { registerIcons } from '@skydeck/react-bindings/icon';
import circlePause from 'lucide-static/icons/circle-pause.svg?raw';
import circlePlay from 'lucide-static/icons/circle-play.svg?raw';
import circleStop from 'lucide-static/icons/circle-stop.svg?raw';
import power from 'lucide-static/icons/power.svg?raw';
import { deletionOf } from '../../kit/confirm/index.ts';
import {
  type Actions,
  because,
  deleteAction,
  editAction,
  forFirst,
  namedAction,
  useActions,
} from '../../kit/list/index.ts';
import { useText } from '../../kit/text/index.ts';
import { backupPlans, backupPlanWords } from './backup-plan.ts';
import { whyNotAbort, whyNotDelete, whyNotDisable, whyNotEnable, whyNotRun } from './backup-plan.rules.ts';
import { backupPlanPaths } from './paths.ts';
import { abortPlan, runPlan, switchPlans } from './plan-actions.ts';

registerIcons({ 'circle-pause': circlePause, 'circle-play': circlePlay, 'circle-stop': circleStop, power });

/** What was kept stays: that is said of each. */
const PlanDelete = deletionOf(backupPlans, {
  words: backupPlanWords,
  detail: ({ recovery_points_count: count }, t) => count > 0 && t('delete.points_stay', { count }),
  stops: ({ volumes }, t, { list }) => [
    volumes.length > 0 && t('delete.stops_backups', { names: list(volumes.map(({ name }) => name)) }),
  ],
  keeps: ({ recovery_points_count: count }, t) => [count > 0 && t('delete.keeps_points', { count })],
});

/** What can be done to plans. `shown`: the one whose page this is. */
export function usePlanActions(shown?: BackupPlan): Actions<BackupPlan> {
  const t = useText(backupPlanWords);
  return useActions(backupPlans.subjects.item, shown, [
    namedAction(t, 'run', 'circle-play', {
      primary: true,
      right: 'create',
      blocked: because(t, whyNotRun),
      run: forFirst((plan) => runPlan(t, plan)),
    }),
    namedAction(t, 'abort', 'circle-stop', {
      right: 'create',
      blocked: because(t, whyNotAbort),
      run: forFirst((plan) => abortPlan(t, plan)),
    }),
    editAction(t, ({ id }) => backupPlanPaths.edit(id, shown && 'details')),
    namedAction(t, 'enable', 'power', {
      bulk: true,
      blocked: because(t, whyNotEnable),
      run: (plans) => void switchPlans(t, plans, false),
    }),
    namedAction(t, 'disable', 'circle-pause', {
      bulk: true,
      blocked: because(t, whyNotDisable),
      run: (plans) => void switchPlans(t, plans, true),
    }),
    deleteAction(t, backupPlanPaths.list(), PlanDelete, because(t, whyNotDelete)),
  ]);
}
