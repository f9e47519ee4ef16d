import { routerSubjects, type TaskRef } from '@skydeck/contract';
import { allOf, networksIn, portsIn } from '../../../engines/embedded/records.ts';
import { owns } from '../../../engines/embedded/viewer.ts';
import { forbidden, notFound } from '../../../http/refusal.ts';
import type { Scope } from '../../../http/scope.ts';
import type { Store } from '../../../store/store.ts';
import { defineTask, startTask } from '../../../tasks/runner.ts';
import { interfacesOf } from './feet.ts';
import { removeInterface } from './moves.ts';

type Items = { readonly items: readonly { readonly id: string; readonly name: string }[] };

const name = 'compute.routers.disconnect_many';

/** Takes each interface out of its network. What is needed there is that item's error. */
export const disconnectTask = defineTask<Items>({
  name,
  async run({ kwargs: { items }, actor, expect, step }) {
    await expect(items.length);
    for (const item of items)
      await step(
        item.id,
        async (tx) => {
          const [foot] = interfacesOf(await allOf(portsIn(tx), 'id', [item.id]));
          if (!foot) throw notFound('interface');
          await removeInterface(tx, actor, foot.device_id, { network_id: foot.network_id });
        },
        item.name,
      );
  },
});

/** Answers at once with the task. A person knows an interface by its network. */
export async function startDisconnecting(store: Store, scope: Scope, asked: readonly string[]): Promise<TaskRef> {
  // The call is a POST, what it does is not.
  if (!scope.may(routerSubjects.item, 'PUT')) throw forbidden(routerSubjects.item, 'PUT');
  const ids = [...new Set(asked.map((id) => id.toLowerCase()))];
  return store.write(async (tx) => {
    const feet = (await allOf(portsIn(tx), 'id', ids)).filter((port) => owns(scope, port));
    const networks = await allOf(networksIn(tx), 'id', [...new Set(feet.map(({ network_id }) => network_id))]);
    const names = new Map(networks.map((network) => [network.id, network.name]));
    const networkOf = new Map(feet.map(({ id, network_id }) => [id, names.get(network_id)]));
    const items = ids.map((id) => ({ id, name: networkOf.get(id) ?? id }));
    return { task_id: await startTask(tx, scope, name, { items } satisfies Items) };
  });
}
