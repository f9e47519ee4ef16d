import { notFound, refuseOldRevision } from '../../http/refusal.ts';
import type { Documents, Indexed, Tx } from '../../store/store.ts';
import { type Actor, owns } from './access.ts';

/** What the engine keeps of each object of a project. */
export interface OwnedRecord {
  readonly id: string;
  readonly name: string;
  readonly project_id: string;
  readonly domain_id: string;
  readonly created_at: string;
  /** Where it has one; lists can be filtered and sorted by it. */
  readonly status?: string;
}

/** Of an object that people change: a form that was opened before another change is told so. */
export interface RevisedRecord extends OwnedRecord {
  readonly revision_number: number;
  readonly updated_at: string;
}

/** The records of one resource, as one actor may see them. */
export interface OwnedCollection<T extends OwnedRecord> {
  /** The name of its documents. */
  readonly kind: string;
  in(tx: Tx): Documents<T>;
  /** Throws 404 for what the actor may not see. */
  find(tx: Tx, actor: Actor, id: string): Promise<T>;
  insert(tx: Tx, record: T): Promise<T>;
  /** What became of it by itself. A revision stays, so that whoever edits it meanwhile may still save. */
  replace(tx: Tx, record: T, changes?: Partial<T>): Promise<T>;
}

/** Of records that people change. */
export interface RevisedCollection<T extends RevisedRecord> extends OwnedCollection<T> {
  /** Throws 404, and 412 when `revision` is not the current one. */
  findCurrent(tx: Tx, actor: Actor, id: string, revision: number | null): Promise<T>;
  /** What somebody decided: the revision counts up. */
  revise(tx: Tx, record: T, changes: Partial<T>): Promise<T>;
}

interface Visibility<T> {
  /** What a 404 calls one of them. Left out: as its documents are called. */
  readonly noun?: string;
  /** Left out: a project's own. */
  sees?(actor: Actor, record: T): boolean;
}

/** `kind` is the name of its documents. */
export function ownedCollection<T extends OwnedRecord>(
  kind: string,
  { noun = kind, sees = owns }: Visibility<T> = {},
): OwnedCollection<T> {
  const documents = (tx: Tx) => tx.documents<T>(kind);
  return {
    kind,
    in: documents,
    async find(tx, actor, id) {
      const found = await documents(tx).get(id);
      if (!found || !sees(actor, found)) throw notFound(noun);
      return found;
    },
    async insert(tx, record) {
      await documents(tx).insert(record, indexOf(record));
      return record;
    },
    async replace(tx, record, changes = {}) {
      const changed = { ...record, ...changes };
      await documents(tx).replace(changed, indexOf(changed));
      return changed;
    },
  };
}

export function revisedCollection<T extends RevisedRecord>(
  kind: string,
  seen: Visibility<T> = {},
): RevisedCollection<T> {
  const records = ownedCollection<T>(kind, seen);
  return {
    ...records,
    async findCurrent(tx, actor, id, revision) {
      const found = await records.find(tx, actor, id);
      refuseOldRevision(found, revision);
      return found;
    },
    revise: (tx, record, changes) =>
      records.replace(tx, {
        ...record,
        ...changes,
        revision_number: record.revision_number + 1,
        updated_at: tx.now.toISOString(),
      }),
  };
}

/** The columns of a record. */
export const indexOf = (record: Omit<OwnedRecord, 'id'>): Indexed => ({
  projectId: record.project_id,
  domainId: record.domain_id,
  name: record.name,
  createdAt: record.created_at,
  ...(record.status === undefined ? {} : { status: record.status }),
});

/** What each view shows of its record in the same way: the contract's `ownedFields`. */
export const ownedFieldsOf = ({ project_id, domain_id, revision_number, created_at, updated_at }: RevisedRecord) => ({
  project_id,
  domain_id,
  revision_number,
  created_at,
  updated_at,
});
