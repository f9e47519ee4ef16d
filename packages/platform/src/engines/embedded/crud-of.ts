import type { ListRules } from '../../http/list-query.ts';
import type { Scope } from '../../http/scope.ts';
import type { Store, Tx } from '../../store/store.ts';
import type { CrudEngine, ReadEngine } from '../../http/crud-engine.ts';
import { ownedBy } from './access.ts';
import type { BulkTask } from './bulk-task.ts';
import { listViews } from './list-views.ts';
import type { OwnedCollection, OwnedRecord } from './owned-collection.ts';
import type { RecordViews } from './record-views.ts';

interface Readable<T extends OwnedRecord, View> {
  readonly records: Pick<OwnedCollection<T>, 'in' | 'find'>;
  readonly views: Pick<RecordViews<T, View>, 'all' | 'one'>;
  readonly rules: ListRules;
}

/** Each runs in the transaction of its change, or throws why not. */
interface Changes<View, Body, Update> {
  create(tx: Tx, scope: Scope, body: Body): Promise<View>;
  update(tx: Tx, scope: Scope, id: string, body: Update, revision: number | null): Promise<View>;
  remove(tx: Tx, scope: Scope, id: string): Promise<void>;
}

/** Lists and reads what belongs to a project: its own, or all for a system role without a project. */
export const readOf = <T extends OwnedRecord, View>(
  store: Store,
  { records, views, rules }: Readable<T, View>,
): ReadEngine<View> => ({
  list: (scope, query) =>
    store.read((tx) => listViews(records.in(tx), query, rules, ownedBy(scope), (page) => views.all(tx, page))),
  read: (scope, id) => store.read(async (tx) => views.one(tx, await records.find(tx, scope, id))),
});

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
): CrudEngine<View, Body, Update> => ({
  ...readOf(store, readable),
  create: (scope, body) => store.write((tx) => create(tx, scope, body), scope),
  update: (scope, id, body, revision) => store.write((tx) => update(tx, scope, id, body, revision), scope),
  remove: (scope, id) => store.write((tx) => remove(tx, scope, id), scope),
  removeMany: (scope, ids) => deleteMany.start(store, scope, ids),
});
