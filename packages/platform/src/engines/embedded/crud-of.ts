import type { ListRules } from '../../http/list-query.ts';
import type { Scope } from '../../http/scope.ts';
import type { Store, Tx } from '../../store/store.ts';
import type { CrudEngine, ReadEngine } from '../../http/crud-engine.ts';
import { ownedBy } from '../../resources/kit/access.ts';
import type { ListedRecords } from '../../resources/kit/bulk-items.ts';
import type { BulkTask } from '../../resources/kit/bulk-task.ts';
import { listViews } from '../../resources/kit/list-views.ts';
import type { OwnedCollection, OwnedRecord } from '../../resources/kit/owned-collection.ts';
import type { RecordViews } from '../../resources/kit/record-views.ts';

export interface Readable<T extends OwnedRecord, View> {
  readonly records: Pick<OwnedCollection<T>, 'in' | 'find'>;
  readonly views: Pick<RecordViews<T, View>, 'all' | 'one'>;
  readonly rules: ListRules;
  /** Left out: a project's own. */
  readonly visible?: ListedRecords<T>['visible'];
}

/** Each runs in the transaction of its change, or throws why not. */
export interface Changes<View, Body, Update> {
  create(tx: Tx, scope: Scope, body: Body): Promise<View>;
  update(tx: Tx, scope: Scope, id: string, body: Update, revision: number | null): Promise<View>;
  remove(tx: Tx, scope: Scope, id: string): Promise<void>;
}

/** Lists and reads what belongs to a project: its own, or all for a system role without a project. */
export const readOf = <T extends OwnedRecord, View>(
  store: Store,
  { records, views, rules, visible = ownedBy }: Readable<T, View>,
): ReadEngine<View> => ({
  list: (scope, query) =>
    store.readLong((tx) => listViews(records.in(tx), query, rules, visible(scope), (page) => views.all(tx, page))),
  read: (scope, id) => store.read(async (tx) => views.one(tx, await records.find(tx, scope, id))),
});

/** Calls that make a change, each in a transaction of its own: `addInterface: write(addInterface)`. */
export const transacting =
  (store: Store) =>
  <Args extends readonly unknown[], Answer>(
    change: (tx: Tx, scope: Scope, ...args: Args) => Promise<Answer>,
  ): ((scope: Scope, ...args: Args) => Promise<Answer>) =>
  (scope, ...args) =>
    store.write((tx) => change(tx, scope, ...args), scope);

/** The six calls of a resource over the store; `deleteMany` is its `createBulkDelete`. */
export const crudOf = <T extends OwnedRecord, View, Body, Update>(
  store: Store,
  {
    deleteMany,
    create,
    update,
    remove,
    ...readable
  }: Readable<T, View> & Changes<View, Body, Update> & { readonly deleteMany: BulkTask<never> },
): CrudEngine<View, Body, Update> => {
  const write = transacting(store);
  return {
    ...readOf(store, readable),
    create: write(create),
    update: write(update),
    remove: write(remove),
    removeMany: (scope, selection) => deleteMany.start(store, scope, selection),
  };
};
