import type { UserDocument } from '../accounts/documents.ts';
import { recordAttempt } from '../sessions/record-attempt.ts';
import { audit, type AuditObject, type AuditType } from '../../audit/audit.ts';
import { recordRefusedSignIn } from '../sessions/refused-sign-ins.ts';
import { commitThenThrow } from '../sessions/commit-then-throw.ts';
import type { SignInGuard } from '../sessions/sign-in-guard.ts';
import { forgiveAttempt } from '../sessions/throttle.ts';
import type { Refusal } from '../../http/refusal.ts';
import type { Sealing } from '../../store/sealing.ts';
import type { Store, Tx } from '../../store/store.ts';
import { consumeCode } from './second-factor.ts';

export interface CodeParts {
  readonly store: Store;
  readonly sealing: Sealing;
  readonly guard: SignInGuard;
  readonly user: UserDocument;
  readonly from: {
    readonly address: string;
    readonly requestId: string;
    /** A browser that is known to the account is counted for itself. */
    readonly knownBrowser?: string | null;
  };
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
  const { address, requestId, knownBrowser: browser = null } = from;
  const attempt = { account: `second-factor/${user.id}`, address, browser };
  const keep = auditAs(parts);
  const refused = { type: 'second_factor_locked', userId: user.id, account: user.name, address, requestId } as const;
  await recordAttempt(parts, attempt, (tx) => recordRefusedSignIn(tx, { ...refused, per: 'account' }));
  return commitThenThrow(store, async (tx) => {
    const taken = await consumeCode(tx, sealing, user.id, code);
    if (taken === null) {
      await keep(tx, 'second_factor_failed');
      return wrong();
    }
    await forgiveAttempt(tx, attempt);
    if (taken === 'recovery') await keep(tx, 'recovery_code_used');
    return work(tx);
  });
}
