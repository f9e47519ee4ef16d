import type { Store } from '../../store/store.ts';
import { audit } from '../../audit/audit.ts';
import type { Caller } from './authenticate.ts';
import type { SessionSignal } from '../../live/session-signal.ts';
import { endSessions } from './sessions.ts';

/** Ends the session the call came with, and its tokens. */
export async function logout(
  store: Store,
  signal: SessionSignal,
  { session, person: { user } }: Caller,
  from: { address: string; requestId: string },
): Promise<void> {
  await store.write(async (tx) => {
    await endSessions(tx, signal, { userId: user.id, only: session.id_hash });
    await audit(tx, {
      type: 'logout',
      userId: user.id,
      account: user.name,
      address: from.address,
      requestId: from.requestId,
    });
  });
}
