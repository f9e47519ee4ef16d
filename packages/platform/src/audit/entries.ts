import type { ActivityEntry, AuditEntry, FieldChange } from '@skydeck/contract';
import { accountsOf } from '../identity/accounts/documents.ts';
import { readStored } from '../store/disk-faults.ts';
import type { AuditRecord, Tx } from '../store/store.ts';
import { meaningOf } from './activities.ts';

const changesOf = ({ changes }: AuditRecord) => (changes === null ? [] : readStored<FieldChange[]>(changes));

/** null: the platform itself. */
const authorOf = ({ user_id, account }: AuditRecord) => (user_id === null && account === '' ? null : account);

/** What whoever may read an object hears of a change of it: nothing that tells from where somebody works. */
export const activityOf = (record: AuditRecord): ActivityEntry => {
  const { activity, result } = meaningOf(record.type);
  return {
    id: record.id,
    timestamp: record.at,
    username: authorOf(record),
    activity,
    object: { kind: record.object_kind ?? '', id: record.object_id, name: record.object_name },
    changes: changesOf(record),
    result,
    request_id: record.request_id,
    task_id: record.task_id,
  };
};

/** The entries of the log; of what somebody did to somebody else's account it names both. */
export async function entriesOf(tx: Tx, records: readonly AuditRecord[]): Promise<AuditEntry[]> {
  const names = new Map<string, string>();
  for (const id of new Set(records.flatMap(({ by_user_id }) => by_user_id ?? []))) {
    const user = await accountsOf(tx).users.get(id);
    if (user) names.set(id, user.name);
  }
  return records.map((record) => entryOf(record, names));
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
