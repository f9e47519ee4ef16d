import { type Operation, type Router, routerSubjects } from '@skydeck/contract';
import { auditChange } from '../../../audit/audit-changes.ts';
import type { AuditedKind } from '../../../audit/audited-kind.ts';
import type { Actor } from '../../kit/access.ts';
import { single } from '../../kit/record-views.ts';
import { type RouterRecord, routerRecords } from '../records.ts';
import { routerViews } from '../views.ts';
import { routerEventOf } from './events.ts';
import { usageEventsOf } from '../../network/openstack/index.ts';
import type { OpenstackParts } from '../../../engines/openstack/parts.ts';
import type { EmittedEvent, Tx } from '../../../store/store.ts';
import { loadRouter } from './load.ts';

/** What a change has come to, what the live link is told of it, and what the audit log keeps. */
export interface Changed<Value> {
  readonly value: Value;
  readonly events: readonly EmittedEvent[];
  readonly before: RouterRecord | null;
  readonly after: RouterRecord | null;
}

export const routerAudit: AuditedKind = { kind: routerRecords.kind, subject: routerSubjects.item };

/** Records what the cloud has done. */
export const recordChange = async (tx: Tx, { events, ...change }: Changed<unknown>): Promise<void> => {
  for (const event of events) tx.emit(event);
  await auditChange(tx, change, routerAudit);
};

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

/** The router as it is now; its networks have other counts. `before`: null where it is new. */
export async function changedRouter(
  parts: OpenstackParts,
  actor: Actor,
  before: RouterRecord | null,
  id: string,
  networkIds: readonly string[],
): Promise<Changed<Router>> {
  const [found, usage] = await Promise.all([findRouter(parts, actor, id), usageEventsOf(parts, networkIds, actor)]);
  const view = await viewOf(found);
  const operation: Operation = before ? 'updated' : 'created';
  return { value: view, events: [...usage, routerEventOf(operation, view, actor)], before, after: found.router };
}
