import type { Operation, Router } from '@skydeck/contract';
import type { Actor } from '../../../engines/embedded/access.ts';
import { single } from '../../../engines/embedded/record-views.ts';
import { type RouterRecord, routerRecords } from '../embedded/records.ts';
import { routerViews } from '../embedded/views.ts';
import { routerEventOf } from './events.ts';
import { usageEventsOf } from '../../network/openstack/index.ts';
import type { OpenstackParts } from '../../../engines/openstack/parts.ts';
import type { EmittedEvent, Tx } from '../../../store/store.ts';
import { loadRouter } from './load.ts';

/** What a change has come to, and what the live link is told of it. */
export interface Changed<Value> {
  readonly value: Value;
  readonly events: readonly EmittedEvent[];
}

/** A router, and around it what a change of it has to know. */
export interface FoundRouter {
  readonly router: RouterRecord;
  readonly tx: Tx;
}

/** Throws 404 for what the actor may not see. The networks come with all that stands in them. */
export async function findRouter(
  parts: OpenstackParts,
  actor: Actor,
  id: string,
  networkIds: readonly string[] = [],
): Promise<FoundRouter> {
  const tx = await loadRouter(parts, id, networkIds);
  return { tx, router: await routerRecords.find(tx, actor, id) };
}

export const viewOf = async ({ tx, router }: FoundRouter): Promise<Router> =>
  single(await routerViews.all(tx, [router]));

/** The router as it is now; its networks have other counts. */
export async function changedRouter(
  parts: OpenstackParts,
  actor: Actor,
  operation: Operation,
  id: string,
  networkIds: readonly string[],
): Promise<Changed<Router>> {
  const [view, usage] = await Promise.all([
    findRouter(parts, actor, id).then(viewOf),
    usageEventsOf(parts, networkIds, actor),
  ]);
  return { value: view, events: [...usage, routerEventOf(operation, view, actor)] };
}
