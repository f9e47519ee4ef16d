import type { Subject } from '@skydeck/contract';
import type { AuditedKind } from '../../audit/audited-kind.ts';
import type { ResourceSearch } from '../../resources/kit/search/define-search.ts';
import type { Store, Tx } from '../../store/store.ts';
import type { CrudEngine } from '../../http/crud-engine.ts';
import { describeList } from '../../http/list-query.ts';
import type { Actor } from '../../resources/kit/access.ts';
import { createBulkDelete } from './bulk-delete.ts';
import { type ListedRecords, listedItems } from '../../resources/kit/bulk-items.ts';
import { createStoreBulkTask } from './bulk-task.ts';
import { type Changes, crudOf, type Readable } from './crud-of.ts';
import type { EmbeddedResource } from './embedded-resource.ts';
import type { OwnedCollection, OwnedRecord } from '../../resources/kit/owned-collection.ts';
import type { RecordViews } from '../../resources/kit/record-views.ts';

interface OwnedResourceOptions<T extends OwnedRecord, View> extends Readable<T, View> {
  readonly records: OwnedCollection<T>;
  readonly views: RecordViews<T, View>;
  readonly subjects: { readonly list: Subject; readonly item: Subject };
  /** What the names of its tasks begin with: `compute.routers`. */
  readonly tasks: string;
  /** In which order several are handled: see `ListedRecords`. */
  readonly order?: ListedRecords<T>['order'];
  /** Deletes one, or throws why not. */
  remove(tx: Tx, actor: Actor, id: string): Promise<void>;
  /** What the audit log leaves out of a record, and its secrets. */
  readonly audit?: Pick<AuditedKind, 'ignored' | 'secrets'>;
  /** How the search of everything finds them: `ownedSearch`. */
  readonly search: ResourceSearch;
  /** Whether the menus count them. Left out: they do. */
  readonly isCounted?: boolean;
}

/** What all resources have whose items belong to projects. What a resource does besides, it adds. */
export function ownedResource<T extends OwnedRecord, View>(of: OwnedResourceOptions<T, View>) {
  const { records, views, subjects, remove, audit, isCounted = true } = of;
  const { kind } = records;
  const list: ListedRecords<T> = { rules: of.rules, ...(of.order && { order: of.order }) };
  const deleteMany = createBulkDelete({
    task: `${of.tasks}.delete_many`,
    subject: subjects.item,
    documents: records.in,
    ...list,
    remove,
  });
  return {
    deleteMany,
    /** Does something to several in the background: `act` changes one, or throws why not. */
    bulkTask: (name: string, act: (tx: Tx, actor: Actor, id: string) => Promise<unknown>) =>
      createStoreBulkTask({
        task: `${of.tasks}.${name}`,
        subject: subjects.item,
        method: 'PATCH',
        items: listedItems(records.in, list),
        act: async (tx, actor, id) => void (await act(tx, actor, id)),
      }),
    /** Its six calls over a store. */
    crud: <Body, Update>(
      store: Store,
      changes: Omit<Changes<View, Body, Update>, 'remove'> & Partial<Pick<Changes<View, Body, Update>, 'remove'>>,
    ): CrudEngine<View, Body, Update> => crudOf(store, { ...of, ...changes, deleteMany }),
    /** What it gives to the embedded engine besides its calls. */
    parts: {
      views: [views],
      lists: [describeList(kind, of.rules)],
      audited: [{ kind, subject: subjects.item, ...audit }],
      tasks: [deleteMany.task],
      search: of.search,
      ...(isCounted && { counted: { type: kind, subject: subjects.list } }),
    } satisfies Omit<EmbeddedResource<unknown>, 'open'>,
  };
}
