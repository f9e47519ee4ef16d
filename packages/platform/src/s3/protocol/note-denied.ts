import { keepRefusedAccess } from '../../auth/refused-access.ts';
import type { Tx } from '../../store/store.ts';
import type { Call } from './call.ts';

/** Has the audit log keep that a person may not; whoever came without a signature is nobody. */
export async function noteDenied(tx: Tx, call: Call, key = call.key): Promise<void> {
  const { who, method, bucket, address, requestId } = call;
  if (who.userId === null) return;
  const object =
    key === ''
      ? ({ kind: 's3_bucket', id: bucket } as const)
      : ({ kind: 's3_object', id: `${bucket}/${key}`, name: key } as const);
  await keepRefusedAccess(tx, {
    userId: who.userId,
    userName: who.userName,
    action: method,
    object,
    address,
    requestId,
  });
}
