import type { Insertable } from 'kysely';
import type { AuditRow } from '../store/tables.ts';
import type { DocumentChange, Store, Tx } from '../store/store.ts';
import type { AuditedKind } from './audited-kind.ts';
import { differenceOf } from './difference.ts';

/** What the log needs of a document, where it has it. */
interface Audited {
  readonly name?: string;
  readonly project_id?: string;
  readonly domain_id?: string;
}

/** Of one statement SQLite takes 32,766 values. */
const ROWS_AT_ONCE = 500;
const MAX_NAME_CHARACTERS = 330;

/**
 * Writes a row for each document of these kinds that a transaction changed, in that transaction: who, what, from where. What
 * the author is told to have caused is all of it, also where an object follows from another.
 */
// spec: audit.change
export function auditChanges(store: Store, kinds: readonly AuditedKind[]): void {
  const byName = new Map(kinds.map((audited) => [audited.kind, audited]));
  store.onChanges({
    kinds: new Set(byName.keys()),
    async beforeCommit(tx, changes) {
      const rows = changes.flatMap((change) => {
        const audited = byName.get(change.kind);
        return audited ? rowsOf(tx, change as DocumentChange<Audited>, audited) : [];
      });
      await insertRows(tx, rows);
      return [];
    },
  });
}

/**
 * The same for an object that a cloud keeps: call it in the transaction that records what the cloud has done.
 */
// spec: audit.cloud
export async function auditChange<T extends Audited & { readonly id: string }>(
  tx: Tx,
  { before, after }: { readonly before: T | null; readonly after: T | null },
  audited: AuditedKind,
): Promise<void> {
  const id = (after ?? before)?.id;
  if (id !== undefined) await insertRows(tx, rowsOf(tx, { kind: audited.kind, id, before, after }, audited));
}

async function insertRows(tx: Tx, rows: readonly Insertable<AuditRow>[]): Promise<void> {
  for (let at = 0; at < rows.length; at += ROWS_AT_ONCE) {
    const records = await tx.tables
      .insertInto('audit')
      .values(rows.slice(at, at + ROWS_AT_ONCE))
      .returningAll()
      .execute();
    for (const record of records) tx.audited(record);
  }
}

/** None where nothing has changed that somebody would call a change. */
function rowsOf(
  { now, author }: Tx,
  { kind, id, before, after }: DocumentChange<Audited>,
  audited: AuditedKind,
): Insertable<AuditRow>[] {
  const document = after ?? before;
  const changes = differenceOf(before, after, audited);
  if (document === null || changes.length === 0) return [];
  const activity = before === null ? 'created' : after === null ? 'deleted' : 'updated';
  return [
    {
      at: now.toISOString(),
      type: `${kind}_${activity}`,
      user_id: author?.userId ?? null,
      by_user_id: null,
      account: author?.userName ?? '',
      address: author?.address ?? '',
      request_id: author?.requestId ?? null,
      object_kind: kind,
      object_id: id,
      object_name: document.name?.slice(0, MAX_NAME_CHARACTERS) ?? null,
      action: null,
      times: 1,
      subject: audited.subject,
      project_id: document.project_id ?? null,
      domain_id: document.domain_id ?? null,
      changes: JSON.stringify(changes),
      session: author?.session ?? null,
      api_token: author?.apiToken ?? null,
      frame: author?.frame ?? null,
      task_id: author?.taskId ?? null,
    },
  ];
}
