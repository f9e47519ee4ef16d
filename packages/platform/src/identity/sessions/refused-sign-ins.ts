import type { Store, Tx } from '../../store/store.ts';
import { audit, type AuditEntry, type AuditType, storedAccount } from '../../audit/audit.ts';
import type { Counted } from './throttle.ts';

const WINDOW_MS = 60_000;

type Type = Extract<
  AuditType,
  'login_failed' | 'login_locked' | 'login_busy' | 'second_factor_locked' | 'provider_sign_in_failed'
>;

/** Somebody who has not proven who they are. */
export interface RefusedSignIn extends Pick<AuditEntry, 'userId' | 'account' | 'address' | 'requestId' | 'object'> {
  readonly type: Type;
  /**
   * What is one entry a minute: one name from one address; whatever names from one address, where the address is what is
   * locked; or all there are, where there were too many.
   */
  readonly per: 'account' | 'address' | 'all';
}

export const perOf = (by: Counted): RefusedSignIn['per'] => (by === 'address' ? 'address' : 'account');

/**
 * Writes down that a sign-in came to nothing. The same again within a minute is counted, with what the first one said: a
 * stranger who tries in a loop fills no disk.
 */
export async function recordRefusedSignIn(tx: Tx, refused: RefusedSignIn, times = 1): Promise<void> {
  const { per, ...entry } = refused;
  const { type, userId, account, address, object } = entry;
  let same = tx.tables
    .selectFrom('audit')
    .select('id')
    .where('user_id', userId === null ? 'is' : '=', userId)
    .where('type', '=', type)
    .where('at', '>', new Date(tx.now.getTime() - WINDOW_MS).toISOString());
  if (per !== 'all') same = same.where('address', '=', address);
  if (per === 'account') same = same.where('account', '=', storedAccount(account));
  if (object) same = same.where('object_id', '=', object.id);
  const kept = await same.orderBy('id', 'desc').executeTakeFirst();
  if (!kept) return audit(tx, { ...entry, times });
  await tx.tables
    .updateTable('audit')
    .set(({ eb }) => ({ times: eb('times', '+', times) }))
    .where('id', '=', kept.id)
    .execute();
}

/** For those that are refused without any work: what comes while one is being written is one more write, not one each. */
export interface RefusedSignIns {
  /** Resolves when it is durable. */
  count(refused: RefusedSignIn): Promise<void>;
}

interface Waiting {
  times: number;
  readonly written: Promise<void>;
}

export function createRefusedSignIns(store: Store): RefusedSignIns {
  const waiting = new Map<string, Waiting>();

  function begin(key: string, refused: RefusedSignIn): Promise<void> {
    const own: Waiting = {
      times: 1,
      written: store.write(async (tx) => {
        // Who comes from now on has a write of its own; this one may be repeated, and has what it has.
        if (waiting.get(key) === own) waiting.delete(key);
        await recordRefusedSignIn(tx, refused, own.times);
      }),
    };
    waiting.set(key, own);
    return own.written;
  }

  return {
    count(refused) {
      const { type, per, account, address } = refused;
      const key = JSON.stringify([type, per, per === 'all' ? '' : address, per === 'account' ? account : '']);
      const known = waiting.get(key);
      if (!known) return begin(key, refused);
      known.times += 1;
      return known.written;
    },
  };
}
