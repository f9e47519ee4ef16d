import type { DocumentChange, EmittedEvent, Store, Tx } from '../../store/store.ts';
import { allOf } from './find-records.ts';
import type { LiveViews } from './record-views.ts';

type Kept = { readonly id: string };

/**
 * Makes the store's live events of the changes of these views' records: first of what was changed, in the order of the
 * changes, then of what shows it, in the order of the views. Each object has one event, with what it is at the end; one that
 * is deleted is shown as it was.
 */
export function emitChanges(store: Store, views: readonly LiveViews[]): void {
  const kinds = new Set(views.flatMap(({ kind, reads }) => [kind, ...reads.map((dependency) => dependency.kind)]));
  store.onChanges({
    kinds,
    async beforeCommit(tx, changes, readBefore) {
      const byKind = Map.groupBy(changes, ({ kind }) => kind);
      const ofChange = new Map<DocumentChange, EmittedEvent[]>();
      const ofDependents: EmittedEvent[] = [];
      for (const view of views) {
        const own = byKind.get(view.kind) ?? [];
        const events = own.length > 0 ? await view.eventsOf(tx, own, readBefore) : [];
        for (const [at, change] of own.entries()) ofChange.set(change, events[at] ?? []);
        const dependents = await dependentsOf(tx, view, byKind);
        const same = dependents.map((record) => ({ before: record, after: record }));
        if (same.length > 0) ofDependents.push(...(await view.eventsOf(tx, same, readBefore)).flat());
      }
      return [...changes.flatMap((change) => ofChange.get(change) ?? []), ...ofDependents];
    },
  });
}

/** The records that did not change themselves, but show what did. */
async function dependentsOf(
  tx: Tx,
  { kind, reads }: LiveViews,
  byKind: ReadonlyMap<string, readonly DocumentChange[]>,
): Promise<Kept[]> {
  const ids = new Set<string>();
  for (const dependency of reads) {
    const changes = byKind.get(dependency.kind) ?? [];
    for (const id of changes.length > 0 ? await dependency.idsOf(tx, changes) : []) if (id !== null) ids.add(id);
  }
  for (const { id } of byKind.get(kind) ?? []) ids.delete(id);
  const found = new Map((await allOf(tx.documents<Kept>(kind), 'id', [...ids])).map((record) => [record.id, record]));
  return [...ids].flatMap((id) => found.get(id) ?? []);
}
