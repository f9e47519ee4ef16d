import { type FieldProblems, problem } from '@skydeck/contract';
import { invalid } from '../../http/refusal.ts';
import type { Tx } from '../../store/store.ts';
import type { Actor } from './access.ts';
import { injectFault } from './fault-injection.ts';
import { newRecord, type NewRecord } from './owner.ts';
import type { RevisedRecord, RevisedCollection } from './owned-collection.ts';
import type { RecordViews } from './record-views.ts';

/** Names may repeat, as in OpenStack. `name` is trimmed already. */
export const nameProblems = (name: string): FieldProblems =>
  name === '' ? { name: problem('required', 'A name is required') } : {};

/** The name without spaces around it. Throws 400 where nothing is left. */
export function requireName(text: string): string {
  const name = text.trim();
  const problems = nameProblems(name);
  if (Object.keys(problems).length > 0) throw invalid(problems);
  return name;
}

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
