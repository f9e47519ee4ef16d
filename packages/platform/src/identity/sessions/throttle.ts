import { Refusal } from '../../http/refusal.ts';
import type { Tx } from '../../store/store.ts';

/** Whose attempts are counted together. */
export type Counted = 'account' | 'address' | 'browser';

/** Somebody wants to show what only one person knows. */
export interface Attempt {
  /** What they want to be let in as; also of accounts that do not exist. */
  readonly account: string;
  readonly address: string;
  /** A browser in which this account has signed in before: it is counted for itself, whatever strangers do. */
  readonly browser?: string | null;
}

const FIRST_LOCK_MS = 30_000;
const LONGEST_LOCK_MS = 3_600_000;
const FORGOTTEN_AFTER_MS = 24 * 3_600_000;

interface Key {
  readonly key: string;
  readonly counted: Counted;
}

function keysOf({ account, address, browser }: Attempt): readonly Key[] {
  if (browser) return [{ key: `browser:${browser}/${account}`, counted: 'browser' }];
  return [
    { key: `account:${account}`, counted: 'account' },
    { key: `address:${address}`, counted: 'address' },
  ];
}

/** 429, Retry-After in seconds: so many attempts were wrong that the next one has to wait. */
export class Locked extends Refusal {
  readonly by: Counted;

  constructor(by: Counted, seconds: number) {
    super(429, 'too_many_attempts', 'Too many attempts: wait a while', {
      values: { seconds },
      headers: { 'Retry-After': String(seconds) },
    });
    this.by = by;
  }
}

/** Null when the attempt may be made; the same for accounts that do not exist. */
export async function lockOf(tx: Tx, attempt: Attempt): Promise<Locked | null> {
  const keys = keysOf(attempt);
  const rows = await rowsOf(tx, keys);
  const locks = keys.map(({ key, counted }) => {
    const until = rows.find((row) => row.key === key)?.locked_until ?? null;
    return { counted, forMs: until === null ? 0 : Date.parse(until) - tx.now.getTime() };
  });
  const [longest] = locks.toSorted((one, other) => other.forMs - one.forMs);
  return longest && longest.forMs > 0 ? new Locked(longest.counted, Math.ceil(longest.forMs / 1000)) : null;
}

/**
 * Counts an attempt before what is shown is looked at, so that a hundred at once are a hundred attempts; so many wrong ones are
 * free. Throws `Locked` while the account or the address is.
 */
export async function countAttempt(tx: Tx, attempt: Attempt, free: Readonly<Record<Counted, number>>): Promise<void> {
  const locked = await lockOf(tx, attempt);
  if (locked) throw locked;
  const keys = keysOf(attempt);
  const rows = await rowsOf(tx, keys);
  const now = tx.now.getTime();
  for (const { key, counted } of keys) {
    const known = rows.find((row) => row.key === key);
    const fresh = known && now - Date.parse(known.last_at) < FORGOTTEN_AFTER_MS;
    const failures = (fresh ? known.failures : 0) + 1;
    const count = { failures, last_at: tx.now.toISOString(), locked_until: lockedUntil(now, failures - free[counted]) };
    await tx.tables
      .insertInto('throttles')
      .values({ key, ...count })
      .onConflict((conflict) => conflict.column('key').doUpdateSet(count))
      .execute();
  }
}

/** It was right: the account or the browser starts anew, and the address takes its one attempt back. */
export async function forgiveAttempt(tx: Tx, attempt: Attempt): Promise<void> {
  for (const { key, counted } of keysOf(attempt)) {
    if (counted === 'address')
      await tx.tables
        .updateTable('throttles')
        .set((eb) => ({ failures: eb('failures', '-', 1), locked_until: null }))
        .where('key', '=', key)
        .execute();
    else await tx.tables.deleteFrom('throttles').where('key', '=', key).execute();
  }
}

/** Ends the locks of an account and of the browsers that it knows; not those of addresses, which are other people's too. */
export async function forgiveAccounts(tx: Tx, accounts: readonly string[]): Promise<void> {
  const ofBrowsers = await tx.tables.selectFrom('throttles').select('key').where('key', 'like', 'browser:%').execute();
  const keys = [
    ...accounts.map((account) => `account:${account}`),
    ...ofBrowsers.map(({ key }) => key).filter((key) => accounts.some((account) => key.endsWith(`/${account}`))),
  ];
  for (const key of keys) await tx.tables.deleteFrom('throttles').where('key', '=', key).execute();
}

/** Takes away what counts for nothing any more, so many at once; answers how many it were. */
export async function deleteExpiredThrottles(tx: Tx, max: number): Promise<number> {
  const longAgo = new Date(tx.now.getTime() - FORGOTTEN_AFTER_MS).toISOString();
  const old = tx.tables.selectFrom('throttles').select('key').where('last_at', '<=', longAgo).limit(max);
  const { numDeletedRows } = await tx.tables.deleteFrom('throttles').where('key', 'in', old).executeTakeFirstOrThrow();
  return Number(numDeletedRows);
}

function rowsOf(tx: Tx, keys: readonly Key[]) {
  const names = keys.map(({ key }) => key);
  return tx.tables.selectFrom('throttles').selectAll().where('key', 'in', names).execute();
}

// Each failure past the free ones doubles the wait: 30 s, 1 min, 2 min … 1 h.
function lockedUntil(now: number, beyond: number): string | null {
  if (beyond < 0) return null;
  return new Date(now + Math.min(FIRST_LOCK_MS * 2 ** beyond, LONGEST_LOCK_MS)).toISOString();
}
