import { hashSecret } from '../../store/secrets.ts';
import type { Tx } from '../../store/store.ts';

export async function hashOf(tx: Tx, userId: string): Promise<string | null> {
  const row = await tx.tables.selectFrom('credentials').select('hash').where('user_id', '=', userId).executeTakeFirst();
  return row?.hash ?? null;
}

export async function saveHash(tx: Tx, userId: string, hash: string): Promise<void> {
  const changed = { hash, changed_at: tx.now.toISOString() };
  await tx.tables
    .insertInto('credentials')
    .values({ user_id: userId, ...changed })
    .onConflict((conflict) => conflict.column('user_id').doUpdateSet(changed))
    .execute();
}

/** Of what a password is held against: what was given out before the password changed does not fit it any more. */
export const passwordMarkOf = async (tx: Tx, userId: string): Promise<string> =>
  hashSecret((await hashOf(tx, userId)) ?? '');
