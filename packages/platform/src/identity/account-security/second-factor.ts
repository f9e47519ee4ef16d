import { isAuthenticatorCode, plainCode, type SecondFactor } from '@skydeck/contract';
import type { Selectable } from 'kysely';
import type { Sealing } from '../../store/sealing.ts';
import type { Tx } from '../../store/store.ts';
import { hashRecoveryCode, newAuthenticatorSecret, newRecoveryCodes, stepOfCode } from './codes.ts';
import type { SecondFactorRow } from '../../store/tables/account-security.ts';

type Row = Selectable<SecondFactorRow>;

const ENROLMENT_MS = 10 * 60_000;

export const sealerOf = (sealing: Sealing, userId: string) => sealing.of(`second-factor/${userId}`);

const rowOf = (tx: Tx, userId: string): Promise<Row | undefined> =>
  tx.tables.selectFrom('second_factors').selectAll().where('user_id', '=', userId).executeTakeFirst();

export async function hasSecondFactor(tx: Tx, userId: string): Promise<boolean> {
  return ((await rowOf(tx, userId))?.confirmed_at ?? null) !== null;
}

export async function secondFactorOf(tx: Tx, userId: string): Promise<SecondFactor> {
  const confirmed_at = (await rowOf(tx, userId))?.confirmed_at ?? null;
  const { left } = await tx.tables
    .selectFrom('recovery_codes')
    .select(({ fn }) => fn.countAll<number>().as('left'))
    .where('user_id', '=', userId)
    .executeTakeFirstOrThrow();
  return { enabled: confirmed_at !== null, confirmed_at, recovery_codes_left: Number(left) };
}

/** Begins an enrolment in place of one that was not confirmed; answers the secret. Null when there is a factor already. */
export async function beginEnrolment(tx: Tx, sealing: Sealing, userId: string): Promise<string | null> {
  if (await hasSecondFactor(tx, userId)) return null;
  const secret = newAuthenticatorSecret();
  const row: Row = {
    user_id: userId,
    sealed: sealerOf(sealing, userId).seal(secret),
    created_at: tx.now.toISOString(),
    confirmed_at: null,
    last_step: 0,
  };
  await tx.tables
    .insertInto('second_factors')
    .values(row)
    .onConflict((conflict) => conflict.column('user_id').doUpdateSet(row))
    .execute();
  return secret;
}

/** `over`: nothing is waiting to be confirmed. The codes are the only ones, and told once. */
export async function confirmEnrolment(
  tx: Tx,
  sealing: Sealing,
  userId: string,
  input: string,
): Promise<readonly string[] | 'over' | 'wrong'> {
  const row = await rowOf(tx, userId);
  if (!row || row.confirmed_at !== null || tx.now.getTime() - Date.parse(row.created_at) >= ENROLMENT_MS) return 'over';
  const code = plainCode(input);
  const step = isAuthenticatorCode(code) ? stepOfCode(sealerOf(sealing, userId).open(row.sealed), code, tx.now) : null;
  if (step === null) return 'wrong';
  await tx.tables
    .updateTable('second_factors')
    .set({ confirmed_at: tx.now.toISOString(), last_step: step })
    .where('user_id', '=', userId)
    .execute();
  return renewRecoveryCodes(tx, userId);
}

/** Ten new ones; those from before are void. */
export async function renewRecoveryCodes(tx: Tx, userId: string): Promise<readonly string[]> {
  const codes = newRecoveryCodes();
  await tx.tables.deleteFrom('recovery_codes').where('user_id', '=', userId).execute();
  await tx.tables
    .insertInto('recovery_codes')
    .values(codes.map((code) => ({ user_id: userId, hash: hashRecoveryCode(userId, plainCode(code)) })))
    .execute();
  return codes;
}

/** Uses a code up, so that it is good once: the authenticator's, or one for recovery. Null when it is neither. */
export async function consumeCode(
  tx: Tx,
  sealing: Sealing,
  userId: string,
  input: string,
): Promise<'authenticator' | 'recovery' | null> {
  const row = await rowOf(tx, userId);
  if (!row || row.confirmed_at === null) return null;
  const code = plainCode(input);
  if (isAuthenticatorCode(code)) {
    const step = stepOfCode(sealerOf(sealing, userId).open(row.sealed), code, tx.now);
    if (step === null || step <= row.last_step) return null;
    await tx.tables.updateTable('second_factors').set({ last_step: step }).where('user_id', '=', userId).execute();
    return 'authenticator';
  }
  const { numDeletedRows } = await tx.tables
    .deleteFrom('recovery_codes')
    .where('user_id', '=', userId)
    .where('hash', '=', hashRecoveryCode(userId, code))
    .executeTakeFirst();
  return numDeletedRows === 1n ? 'recovery' : null;
}

/** Whether there was one, confirmed or not. Its recovery codes go with it. */
export async function removeSecondFactor(tx: Tx, userId: string): Promise<boolean> {
  const { numDeletedRows } = await tx.tables
    .deleteFrom('second_factors')
    .where('user_id', '=', userId)
    .executeTakeFirst();
  return numDeletedRows === 1n;
}
