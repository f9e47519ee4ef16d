import { floatingIpSubjects, type TaskRef } from '@skydeck/contract';
import { allOf } from '../../../engines/embedded/records.ts';
import { owns } from '../../../engines/embedded/viewer.ts';
import { forbidden } from '../../../http/refusal.ts';
import type { Scope } from '../../../http/scope.ts';
import type { Store } from '../../../store/store.ts';
import { defineTask, startTask } from '../../../tasks/runner.ts';
import { unassignFloatingIp } from './change.ts';
import { floatingIpsIn } from './records.ts';

/** Addresses are taken down when the task starts: its errors can tell them when the floating IP itself is gone. */
type UnassignArgs = { readonly items: readonly { readonly id: string; readonly name: string }[] };

export const unassignTask = defineTask<UnassignArgs>({
  name: 'compute.floating_ips.unassign_many',
  canCancel: true,
  async run({ kwargs, actor, expect, step }) {
    await expect(kwargs.items.length);
    for (const { id, name } of kwargs.items) await step(id, (tx) => unassignFloatingIp(tx, actor, id), name);
  },
});

export async function unassignMany(store: Store, scope: Scope, asked: readonly string[]): Promise<TaskRef> {
  // The call is a POST, what it does is a change.
  if (!scope.may(floatingIpSubjects.item, 'PATCH')) throw forbidden(floatingIpSubjects.item, 'PATCH');
  const ids = [...new Set(asked.map((id) => id.toLowerCase()))];
  return store.write(async (tx) => {
    const found = (await allOf(floatingIpsIn(tx), 'id', ids)).filter((ip) => owns(scope, ip));
    const names = new Map(found.map(({ id, name }) => [id, name]));
    const items = ids.map((id) => ({ id, name: names.get(id) ?? id }));
    return { task_id: await startTask(tx, scope, unassignTask.name, { items } satisfies UnassignArgs) };
  });
}
