import { backupPlanSubjects, type TaskRef } from '@skydeck/contract';
import { allOf } from '../../../engines/embedded/records.ts';
import { owns } from '../../../engines/embedded/viewer.ts';
import { forbidden } from '../../../http/refusal.ts';
import type { Scope } from '../../../http/scope.ts';
import type { Store } from '../../../store/store.ts';
import { defineTask, startTask } from '../../../tasks/runner.ts';
import { updatePlan } from './change.ts';
import { plansIn } from './records.ts';

type SwitchManyArgs = { readonly items: readonly { readonly id: string; readonly name: string }[] };

/** Enables or disables plans in the background, one step for each; one that is so already stays so. */
function switchesMany(name: string, disabled: boolean) {
  const subject = backupPlanSubjects.item;
  return {
    task: defineTask<SwitchManyArgs>({
      name,
      canCancel: true,
      async run({ kwargs, actor, expect, step }) {
        await expect(kwargs.items.length);
        for (const item of kwargs.items)
          await step(item.id, async (tx) => void (await updatePlan(tx, actor, item.id, { disabled }, null)), item.name);
      },
    }),
    async start(store: Store, scope: Scope, asked: readonly string[]): Promise<TaskRef> {
      // The call is a POST, what it does is not.
      if (!scope.may(subject, 'PATCH')) throw forbidden(subject, 'PATCH');
      const ids = [...new Set(asked.map((id) => id.toLowerCase()))];
      return store.write(async (tx) => {
        const found = (await allOf(plansIn(tx), 'id', ids)).filter((plan) => owns(scope, plan));
        const names = new Map(found.map((plan) => [plan.id, plan.name]));
        const items = ids.map((id) => ({ id, name: names.get(id) ?? id }));
        return { task_id: await startTask(tx, scope, name, { items } satisfies SwitchManyArgs) };
      });
    },
  };
}

export const enableMany = switchesMany('compute.backup_plans.enable_many', false);
export const disableMany = switchesMany('compute.backup_plans.disable_many', true);
