import type { Tx } from '../../store/store.ts';
import type { Actor } from '../../resources/kit/access.ts';
import { injectFault } from './fault-injection.ts';
import { newRecord, type NewRecord } from '../../resources/kit/owner.ts';
import type { RevisedRecord, RevisedCollection } from '../../resources/kit/owned-collection.ts';
import type { RecordViews } from '../../resources/kit/record-views.ts';

/** What a record of a resource holds besides what each record begins with. */
type Facts<T> = Omit<T, keyof NewRecord>;

/** Changes of records on which nothing else depends. What a resource checks first, it checks before it calls. */
export const plainChanges = <T extends RevisedRecord, View>(
  records: RevisedCollection<T>,
  views: Pick<RecordViews<T, View>, 'one'>,
) => ({
  /** In the actor's project. */
  async create(tx: Tx, actor: Actor, facts: Facts<T> & { readonly name: string }): Promise<View> {
    injectFault(facts.name, 'create');
    const record = { ...(await newRecord(tx, actor)), ...facts } as unknown as T;
    return views.one(tx, await records.insert(tx, record));
  },
  /** Throws 404, and 412 when `revision` is not the current one. What `changes` leaves out stays. */
  async update(tx: Tx, actor: Actor, id: string, changes: Partial<T>, revision: number | null): Promise<View> {
    const record = await records.findCurrent(tx, actor, id, revision);
    injectFault(changes.name ?? record.name, 'update');
    return views.one(tx, await records.revise(tx, record, changes));
  },
  /** Throws 404. */
  async remove(tx: Tx, actor: Actor, id: string): Promise<void> {
    const record = await records.find(tx, actor, id);
    injectFault(record.name, 'delete');
    await records.in(tx).remove(id);
  },
});
