import type { SessionUser } from '@skydeck/contract';
import { accountsOf } from '../accounts/documents.ts';
import { audit } from '../../audit/audit.ts';
import { authorizeSignIn, type SignInSource } from '../sessions/login.ts';
import { outcomeOf } from '../sessions/login-outcome.ts';
import { hashSecret } from '../../store/secrets.ts';
import { Refusal } from '../../http/refusal.ts';
import type { Tx } from '../../store/store.ts';
import { type ProviderDocument, providersOf } from './documents.ts';
import type { Identities } from './identities.ts';
import { type Identity, SignInRefused } from './kind.ts';
import { type Pending, PENDING_MS } from './pending.ts';
import { provisionAccount } from './provision-account.ts';

/**
 * Begins the session of somebody a provider has sent back. Throws a SignInRefused when the sign-in was used before or its
 * provider is closed by now, a Refusal (403 `access_disabled`) when the account is.
 */
export async function signInBy(
  { store, signal, sealing }: Identities,
  pending: Pending,
  identity: Identity,
  from: SignInSource,
): Promise<SessionUser> {
  const outcome = await store.write(async (tx) => {
    await consumeState(tx, pending.state);
    const provider = await findOpenProvider(tx, pending.providerId);
    if (!provider) throw new SignInRefused('expired');
    const user = await provisionAccount(tx, signal, provider, identity, from);
    const answer = await authorizeSignIn(tx, user, from);
    await audit(tx, {
      ...outcomeOf(answer, from.frame),
      userId: user.id,
      account: user.name,
      address: from.address,
      requestId: from.requestId,
    });
    if (answer instanceof Refusal) return answer;
    const { signOutHint } = identity;
    await recordIdentity(tx, {
      session_hash: hashSecret(answer.token),
      provider_id: provider.id,
      sealed_hint: signOutHint === null ? null : sealing.of(hintPurpose).seal(signOutHint),
    });
    return { ...answer, external_provider: provider.id };
  });
  if (outcome instanceof Refusal) throw outcome;
  return outcome;
}

export const hintPurpose = 'identity/sign-out-hint';

/** Null when it is gone or disabled, or its domain is. */
export async function findOpenProvider(tx: Tx, providerId: string): Promise<ProviderDocument | null> {
  const provider = await providersOf(tx).get(providerId);
  if (!provider?.enabled) return null;
  return (await accountsOf(tx).domains.get(provider.domain_id))?.enabled ? provider : null;
}

/** Remembers by which provider a session was begun, in the transaction that begins it. */
export async function recordIdentity(
  tx: Tx,
  row: { session_hash: string; provider_id: string; sealed_hint: string | null },
): Promise<void> {
  await tx.tables.insertInto('identity_sessions').values(row).execute();
}

/** A state opens one session, however often the browser brings it: the cookie may have been copied. */
async function consumeState(tx: Tx, state: string): Promise<void> {
  const now = tx.now.toISOString();
  await tx.tables.deleteFrom('spent_states').where('expires_at', '<=', now).execute();
  const { numInsertedOrUpdatedRows } = await tx.tables
    .insertInto('spent_states')
    .values({ state_hash: hashSecret(state), expires_at: new Date(tx.now.getTime() + PENDING_MS).toISOString() })
    .onConflict((conflict) => conflict.doNothing())
    .executeTakeFirst();
  if (numInsertedOrUpdatedRows !== 1n) throw new SignInRefused('expired');
}
