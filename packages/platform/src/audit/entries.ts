import type { ActivityEntry, AuditEntry, FieldChange } from '@skydeck/contract';
import { readStored } from '../store/disk-faults.ts';
import type { AuditRecord, Tx } from '../store/store.ts';
import { meaningOf } from './activities.ts';

const changesOf = ({ changes }: AuditRecord) => (changes === null ? [] : readStored<FieldChange[]>(changes));

/** null: the platform itself. */
const authorOf = ({ user_id, account }: AuditRecord) => (user_id === null && account === '' ? null : account);

/** What a person is called; null: there is no such account any more. */
export type NameOf = (tx: Tx, userId: string) => Promise<string | null>;

/** What whoever may read an object hears of changes of it: nothing that tells from where somebody works. */
export async function activityOf(
  tx: Tx,
  records: readonly AuditRecord[],
  fullNameOf: NameOf,
): Promise<ActivityEntry[]> {
  const names = await namesOf(
    tx,
    records.map(({ user_id }) => user_id),
    fullNameOf,
  );
  return records.map((record) => activityEntryOf(record, names));
}

function activityEntryOf(record: AuditRecord, names: ReadonlyMap<string, string>): ActivityEntry {
  const { activity, result } = meaningOf(record.type);
  return {
    id: record.id,
    timestamp: record.at,
    username: authorOf(record),
    full_name: names.get(record.user_id ?? '') ?? null,
    activity,
    object: { kind: record.object_kind ?? '', id: record.object_id, name: record.object_name },
    changes: changesOf(record),
    result,
    request_id: record.request_id,
    task_id: record.task_id,
  };
}

/** The entries of the log; of what somebody did to somebody else's account it names both. */
export async function entriesOf(tx: Tx, records: readonly AuditRecord[], nameOf: NameOf): Promise<AuditEntry[]> {
  const names = await namesOf(
    tx,
    records.map(({ by_user_id }) => by_user_id),
    nameOf,
  );
  return records.map((record) => entryOf(record, names));
}

async function namesOf(tx: Tx, ids: readonly (string | null)[], nameOf: NameOf): Promise<ReadonlyMap<string, string>> {
  const names = new Map<string, string>();
  for (const id of new Set(ids.flatMap((one) => one ?? []))) {
    const name = await nameOf(tx, id);
    if (name !== null) names.set(id, name);
  }
  return names;
}

function entryOf(record: AuditRecord, names: ReadonlyMap<string, string>): AuditEntry {
  const { id, at, type, by_user_id, object_kind, object_id, object_name, address, times } = record;
  const { project_id, domain_id, session, api_token, frame, request_id, task_id } = record;
  const username = by_user_id === null ? authorOf(record) : (names.get(by_user_id) ?? by_user_id);
  return {
    id,
    timestamp: at,
    username,
    actor_id: by_user_id ?? record.user_id,
    type,
    ...meaningOf(type),
    message: [username ?? '-', type, object_name ?? object_id].filter((part) => part !== null).join(' '),
    details: [...(by_user_id === null ? [] : [record.account]), ...(record.action === null ? [] : [record.action])],
    times,
    cluster_id: null,
    cluster_name: null,
    node_id: null,
    task_id,
    address,
    session,
    api_token,
    frame,
    request_id,
    object: object_kind === null ? null : { kind: object_kind, id: object_id, name: object_name },
    project_id,
    domain_id,
    changes: changesOf(record),
  };
}
