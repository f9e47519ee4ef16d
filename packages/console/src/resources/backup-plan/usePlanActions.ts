import type { BackupPlan } from '@skydeck/contract';
import { registerIcons } from '@skydeck/react-bindings/icon';
import circlePause from 'lucide-static/icons/circle-pause.svg?raw';
import circlePlay from 'lucide-static/icons/circle-play.svg?raw';
import circleStop from 'lucide-static/icons/circle-stop.svg?raw';
import pencil from 'lucide-static/icons/pencil.svg?raw';
import power from 'lucide-static/icons/power.svg?raw';
import trash from 'lucide-static/icons/trash-2.svg?raw';
import { useCan } from '../../kit/permissions/abilities.ts';
import { forFirst, type RowAction } from '../../kit/list/index.ts';
import { useText } from '../../kit/text/index.ts';
import { backupPlans } from './backup-plan.ts';
import { whyNotAbort, whyNotDelete, whyNotDisable, whyNotEnable, whyNotRun } from './backup-plan.rules.ts';
import { abortPlan, runPlan, switchPlans } from './plan-actions.ts';
import { backupPlanWords } from './words.ts';

registerIcons({
  'circle-pause': circlePause,
  'circle-play': circlePlay,
  'circle-stop': circleStop,
  pencil,
  power,
  'trash-2': trash,
});

interface Ways {
  readonly edit: (plan: BackupPlan) => void;
  readonly remove: (plans: readonly BackupPlan[]) => void;
}

type Reason = Exclude<
  | ReturnType<typeof whyNotRun>
  | ReturnType<typeof whyNotAbort>
  | ReturnType<typeof whyNotDelete>
  | ReturnType<typeof whyNotEnable>
  | ReturnType<typeof whyNotDisable>,
  false
>;

/** What can be done to plans; each is there for who may do it, and says why not while the state forbids it. */
export function usePlanActions({ edit, remove }: Ways): readonly RowAction<BackupPlan>[] {
  const t = useText(backupPlanWords);
  const { item } = backupPlans.subjects;
  const mayRun = useCan(item, 'create');
  const mayUpdate = useCan(item, 'update');
  const mayDelete = useCan(item, 'delete');
  const because = (why: (plan: BackupPlan) => Reason | false) => (plan: BackupPlan) => {
    const reason = why(plan);
    return reason && t(reason);
  };
  const switching = (disabled: boolean) => (plans: readonly BackupPlan[]) => void switchPlans(t, plans, disabled);
  const all: readonly (RowAction<BackupPlan> & { readonly may: boolean })[] = [
    {
      key: 'run',
      label: t('run.action'),
      icon: 'circle-play',
      may: mayRun,
      blocked: because(whyNotRun),
      run: forFirst((plan: BackupPlan) => runPlan(t, plan)),
    },
    {
      key: 'abort',
      label: t('abort.action'),
      icon: 'circle-stop',
      may: mayRun,
      blocked: because(whyNotAbort),
      run: forFirst((plan: BackupPlan) => abortPlan(t, plan)),
    },
    { key: 'edit', label: t('edit.action'), icon: 'pencil', may: mayUpdate, run: forFirst(edit) },
    {
      key: 'enable',
      label: t('enable.action'),
      icon: 'power',
      may: mayUpdate,
      bulk: true,
      blocked: because(whyNotEnable),
      run: switching(false),
    },
    {
      key: 'disable',
      label: t('disable.action'),
      icon: 'circle-pause',
      may: mayUpdate,
      bulk: true,
      blocked: because(whyNotDisable),
      run: switching(true),
    },
    {
      key: 'delete',
      label: t('delete.action'),
      icon: 'trash-2',
      danger: true,
      may: mayDelete,
      bulk: true,
      blocked: because(whyNotDelete),
      run: remove,
    },
  ];
  return all.filter(({ may }) => may);
}
