import { audit, type AuditType } from '../../audit/audit.ts';
import type { Tx } from '../../store/store.ts';
import type { Call } from '../protocol/call.ts';

/** Has the audit log keep what became of a bucket. */
export const auditBucket = (tx: Tx, type: AuditType, { who, address, requestId }: Call, name: string): Promise<void> =>
  audit(tx, {
    type,
    userId: who.userId,
    account: who.userName,
    address,
    requestId,
    object: { kind: 's3_bucket', id: name, name },
  });
