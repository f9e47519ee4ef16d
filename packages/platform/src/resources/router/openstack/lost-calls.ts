import type { FoundChange, LostCall } from '../../../audit/call-intents.ts';
import type { OpenstackParts } from '../../../engines/openstack/parts.ts';
import { everybody } from '../../../engines/openstack/watch.ts';
import { type RouterRecord, routerRecords } from '../records.ts';
import { dropAbandoned } from './abandoned.ts';
import { loadRouter, loadRouters } from './load.ts';

/** What is kept of a router before Neutron is asked to make it: Neutron gives the id. */
export type NewRouter = Pick<RouterRecord, 'name' | 'project_id'>;

/** How far Neutron's clock may be behind ours. Milliseconds. */
const SKEW = 60_000;

/** What a call has made of a router of which we heard no more: what Neutron says of it now. */
export async function findLostChanges(parts: OpenstackParts, { before, at }: LostCall): Promise<FoundChange[]> {
  const kept = before as RouterRecord | NewRouter;
  const since = new Date(at.getTime() - SKEW).toISOString();
  await dropAbandoned(parts, kept.project_id, since);
  if ('id' in kept) {
    const tx = await loadRouter(parts, kept.id);
    return [{ before: kept, after: await routerRecords.in(tx).get(kept.id) }];
  }
  const tx = await loadRouters(parts, { ...everybody, projectId: kept.project_id, isSystem: false });
  const alike = (await routerRecords.in(tx).all()).filter(
    ({ name, created_at }) => name === kept.name && created_at >= since,
  );
  const fresh = await Promise.all(alike.map(async (router) => ((await isKnown(parts, router.id)) ? [] : [router])));
  return fresh.flat().map((after) => ({ before: null, after }));
}

/** One of the same name that another call made has its row. */
const isKnown = ({ store }: OpenstackParts, id: string): Promise<boolean> =>
  store.read(async (tx) => {
    const rows = tx.tables.selectFrom('audit').select('id').where('object_id', '=', id);
    return (await rows.executeTakeFirst()) !== undefined;
  });
