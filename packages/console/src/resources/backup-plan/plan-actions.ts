import type { BackupPlan } from '@skydeck/contract';
import { call } from '../../kit/data/client.ts';
import { deleteMany } from '../../kit/data/delete-many.ts';
import { factsOfError, notify } from '../../kit/notify/index.ts';
import { textOfError } from '../../kit/failure/problem-text.ts';
import { loadText, type TextOf } from '../../kit/text/index.ts';
import { kitWords } from '../../kit/words.ts';
import { backupPlans, type backupPlanWords } from './backup-plan.ts';
import { backupPlanPaths } from './paths.ts';

type T = TextOf<typeof backupPlanWords>;

/** What is asked for by one press; that it was refused is told where its success would be. */
async function runAndNotify(
  t: T,
  plan: BackupPlan,
  said: Parameters<T>[0],
  ask: () => Promise<BackupPlan>,
): Promise<void> {
  const link = backupPlanPaths.details(plan.id);
  try {
    await backupPlans.items.mutate(ask);
    notify('success', t(said, { name: plan.name }), { link });
  } catch (error) {
    notify('error', t('refused', { name: plan.name }), { ...(await reasonOf(error)), link });
  }
}

const reasonOf = async (error: unknown) => ({
  ...factsOfError(error),
  message: textOfError(await loadText(kitWords), error),
});

const { api } = backupPlans;

export const runPlan = (t: T, plan: BackupPlan) =>
  runAndNotify(t, plan, 'run.asked', () => call(api.run, { params: { id: plan.id }, body: {} }));

export const abortPlan = (t: T, plan: BackupPlan) =>
  runAndNotify(t, plan, 'abort.asked', () => call(api.abort, { params: { id: plan.id }, body: {} }));

/** One at once; several on the server, in the background. */
export async function switchPlans(t: T, plans: readonly BackupPlan[], disabled: boolean): Promise<void> {
  const [first] = plans;
  const act = disabled ? 'disable' : 'enable';
  if (plans.length === 1 && first)
    return runAndNotify(t, first, `${act}.single.done`, () =>
      call(api.update, { params: { id: first.id }, body: { disabled } }),
    );
  const words = {
    running: t(`${act}.running`, { count: plans.length }),
    done: (count: number) => t(`${act}.done`, { count }),
    failed: (failed: number, count: number) => t(`${act}.failed`, { failed, count }),
  };
  try {
    await deleteMany(disabled ? api.disableMany : api.enableMany, plans, words);
  } catch (error) {
    notify('error', words.failed(plans.length, plans.length), await reasonOf(error));
  }
}
