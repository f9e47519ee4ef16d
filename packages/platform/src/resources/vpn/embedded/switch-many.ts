import { type TaskRef, vpnSubjects } from '@skydeck/contract';
import { allOf } from '../../../engines/embedded/records.ts';
import { owns } from '../../../engines/embedded/viewer.ts';
import { forbidden } from '../../../http/refusal.ts';
import type { Scope } from '../../../http/scope.ts';
import type { Store } from '../../../store/store.ts';
import { defineTask, startTask } from '../../../tasks/runner.ts';
import { switchVpn } from './change.ts';
import { vpnsIn } from './records.ts';

type Items = { readonly items: readonly { readonly id: string; readonly name: string }[] };

const taskName = (on: boolean) => (on ? 'compute.vpn.enable_many' : 'compute.vpn.disable_many');

/** Switches each; the tunnels walk by themselves. What cannot be switched is that item's error. */
const switching = (on: boolean) =>
  defineTask<Items>({
    name: taskName(on),
    async run({ kwargs: { items }, actor, expect, step }) {
      await expect(items.length);
      for (const { id, name } of items) await step(id, (tx) => switchVpn(tx, actor, id, on), name);
    },
  });

export const switchTasks = [switching(true), switching(false)];

export async function startSwitching(
  store: Store,
  scope: Scope,
  asked: readonly string[],
  on: boolean,
): Promise<TaskRef> {
  // The call is a POST, what it does is not.
  if (!scope.may(vpnSubjects.item, 'PATCH')) throw forbidden(vpnSubjects.item, 'PATCH');
  const ids = [...new Set(asked.map((id) => id.toLowerCase()))];
  return store.write(async (tx) => {
    const found = (await allOf(vpnsIn(tx), 'id', ids)).filter((vpn) => owns(scope, vpn));
    const names = new Map(found.map(({ id, name }) => [id, name]));
    const items = ids.map((id) => ({ id, name: names.get(id) ?? id }));
    return { task_id: await startTask(tx, scope, taskName(on), { items } satisfies Items) };
  });
}
