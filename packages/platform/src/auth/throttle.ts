import { Refusal } from '../http/refusal.ts';
import type { Tx } from '../store/store.ts';

interface Limit {
  /** So many wrong passwords are free. */
  readonly free: number;
}

const ofAccount: Limit = { free: 5 };
// Many people may share one address; a single account is guarded by its own limit.
const ofAddress: Limit = { free: 20 };

const FIRST_LOCK_MS = 30_000;
const LONGEST_LOCK_MS = 3_600_000;
const FORGOTTEN_AFTER_MS = 24 * 3_600_000;

const keysOf = (account: string, address: string): readonly (readonly [string, Limit])[] => [
  [`account:${account}`, ofAccount],
  [`address:${address}`, ofAddress],
];

/**
 * Counts an attempt before its password is looked at, so that a hundred at once are a hundred attempts. Throws a Refusal
 * (429, Retry-After in seconds) while the account or the address is locked; the same for accounts that do not exist.
 */
export async function countAttempt(tx: Tx, account: string, address: string): Promise<void> {
  const rows = await tx.tables
    .selectFrom('throttles')
    .selectAll()
    .where(
      'key',
      'in',
      keysOf(account, address).map(([key]) => key),
    )
    .execute();
  const now = tx.now.getTime();
  const lockedFor = Math.max(0, ...rows.map(({ locked_until }) => (locked_until ? Date.parse(locked_until) - now : 0)));
  if (lockedFor > 0) throw tooManyAttempts(Math.ceil(lockedFor / 1000));
  for (const [key, { free }] of keysOf(account, address)) {
    const known = rows.find((row) => row.key === key);
    const fresh = known && now - Date.parse(known.last_at) < FORGOTTEN_AFTER_MS;
    const failures = (fresh ? known.failures : 0) + 1;
    const count = { failures, last_at: tx.now.toISOString(), locked_until: lockedUntil(now, failures - free) };
    await tx.tables
      .insertInto('throttles')
      .values({ key, ...count })
      .onConflict((conflict) => conflict.column('key').doUpdateSet(count))
      .execute();
  }
}

/** The password was right: the account starts anew, and the address takes its one attempt back. */
export async function forgiveAttempt(tx: Tx, account: string, address: string): Promise<void> {
  await tx.tables.deleteFrom('throttles').where('key', '=', `account:${account}`).execute();
  await tx.tables
    .updateTable('throttles')
    .set((eb) => ({ failures: eb('failures', '-', 1), locked_until: null }))
    .where('key', '=', `address:${address}`)
    .execute();
}

// Each failure past the free ones doubles the wait: 30 s, 1 min, 2 min … 1 h.
function lockedUntil(now: number, beyond: number): string | null {
  if (beyond < 0) return null;
  return new Date(now + Math.min(FIRST_LOCK_MS * 2 ** beyond, LONGEST_LOCK_MS)).toISOString();
}

const tooManyAttempts = (seconds: number) =>
  new Refusal(429, 'too_many_attempts', 'Too many attempts: wait a while', {
    values: { seconds },
    headers: { 'Retry-After': String(seconds) },
  });
