import { recordRefusedAccess } from '../../audit/refused-access.ts';
import type { Tx } from '../../store/store.ts';
import type { Call } from './call.ts';

/** Has the audit log keep that a person may not; whoever came without a signature is nobody. */
export async function auditDenied(tx: Tx, call: Call, key = call.key): Promise<void> {
  const { who, method, bucket, address, requestId } = call;
  if (who.userId === null) return;
  const object =
    key === ''
      ? ({ kind: 's3_bucket', id: bucket } as const)
      : ({ kind: 's3_object', id: `${bucket}/${key}`, name: key } as const);
  await recordRefusedAccess(tx, {
    userId: who.userId,
    userName: who.userName,
    action: method,
    object,
    address,
    requestId,
  });
}

/** The same for a call that is refused as a whole. A log that cannot be written changes nothing of the answer. */
export async function auditRefusedCall(call: Call, report: (error: unknown) => void): Promise<void> {
  if (call.who.userId === null) return;
  try {
    await call.storage.store.write((tx) => auditDenied(tx, call));
  } catch (error) {
    report(error);
  }
}
