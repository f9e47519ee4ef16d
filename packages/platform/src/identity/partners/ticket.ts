import { is, number, object, string } from 'superstruct';
import { hashSecret, newSecret } from '../../store/secrets.ts';
import { BrokenSeal, type Sealing } from '../../store/sealing.ts';
import type { Tx } from '../../store/store.ts';

export const TICKET_MS = 60_000;

/** Somebody who is signed in in a window, on their way into a frame of this page. */
export interface Ticket {
  readonly userId: string;
  /** The session of the window: what ended it ends the ticket. */
  readonly sessionHash: string;
  readonly host: string;
}

const Sealed = object({ user: string(), session: string(), host: string(), until: number(), once: string() });
const purpose = 'frame-ticket';

/** Nothing of it is stored before it is used. */
export const sealTicket = (sealing: Sealing, { userId, sessionHash, host }: Ticket, now: Date): string => {
  const until = now.getTime() + TICKET_MS;
  return sealing
    .of(purpose)
    .seal(JSON.stringify({ user: userId, session: sessionHash, host, until, once: newSecret() }));
};

/** Null for one that was changed, is over, is another page's or was used before. */
export async function redeemTicket(tx: Tx, sealing: Sealing, ticket: string, host: string): Promise<Ticket | null> {
  const read = readSealed(sealing, ticket);
  if (!read || read.host !== host || read.until <= tx.now.getTime()) return null;
  const now = tx.now.toISOString();
  await tx.tables.deleteFrom('spent_states').where('expires_at', '<=', now).execute();
  const { numInsertedOrUpdatedRows } = await tx.tables
    .insertInto('spent_states')
    .values({ state_hash: hashSecret(read.once), expires_at: new Date(read.until).toISOString() })
    .onConflict((conflict) => conflict.doNothing())
    .executeTakeFirst();
  return numInsertedOrUpdatedRows === 1n ? { userId: read.user, sessionHash: read.session, host } : null;
}

function readSealed(sealing: Sealing, ticket: string) {
  try {
    const read: unknown = JSON.parse(sealing.of(purpose).open(ticket));
    return is(read, Sealed) ? read : null;
  } catch (error) {
    if (error instanceof BrokenSeal) return null;
    throw error;
  }
}
