import type { UserDocument } from '../accounts/documents.ts';
import { admitAttempt } from '../auth/admit-attempt.ts';
import { audit, type AuditObject, type AuditType } from '../auth/audit.ts';
import { settle } from '../auth/settle.ts';
import { forgiveAttempt } from '../auth/throttle.ts';
import type { Refusal } from '../http/refusal.ts';
import type { Sealing } from '../store/sealing.ts';
import type { Store, Tx } from '../store/store.ts';
import { takeCode } from './second-factor.ts';

export interface CodeParts {
  readonly store: Store;
  readonly sealing: Sealing;
  readonly user: UserDocument;
  readonly from: { readonly address: string; readonly requestId: string };
}

export const auditAs =
  ({ user, from }: Pick<CodeParts, 'user' | 'from'>) =>
  (tx: Tx, type: AuditType, object?: AuditObject): Promise<void> => {
    const { address, requestId } = from;
    return audit(tx, { type, userId: user.id, account: user.name, address, requestId, ...(object && { object }) });
  };

/**
 * Does `work` for who shows a code, which is used up in the same transaction. A code is counted before it is looked at, as a
 * password is; `wrong` is the same for one that is wrong, was used before, or is of no kind. Throws a Refusal: `wrong`, 429
 * when codes were tried too often, or what `work` answers.
 */
export async function withCode<Value>(
  parts: CodeParts,
  code: string,
  wrong: () => Refusal,
  work: (tx: Tx) => Promise<Value | Refusal>,
): Promise<Value> {
  const { store, sealing, user, from } = parts;
  const account = `second-factor/${user.id}`;
  const keep = auditAs(parts);
  await admitAttempt(store, account, from.address, (tx) => keep(tx, 'second_factor_locked'));
  return settle(store, async (tx) => {
    const taken = await takeCode(tx, sealing, user.id, code);
    if (taken === null) {
      await keep(tx, 'second_factor_failed');
      return wrong();
    }
    await forgiveAttempt(tx, account, from.address);
    if (taken === 'recovery') await keep(tx, 'recovery_code_used');
    return work(tx);
  });
}
