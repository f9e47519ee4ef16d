import { frameApi } from '@skydeck/contract';
import { accountsOf } from '../accounts/documents.ts';
import { audit } from '../auth/audit.ts';
import { giveSession } from '../auth/give-session.ts';
import { admitUser } from '../auth/login.ts';
import { findSession } from '../auth/sessions.ts';
import type { Routes } from '../engines/engine.ts';
import { Refusal, unauthorized } from '../http/refusal.ts';
import { serve } from '../http/serve.ts';
import type { Sealing } from '../store/sealing.ts';
import type { Store, Tx } from '../store/store.ts';
import { notAPartner } from './admit-frame.ts';
import { isPartnerOf } from './documents.ts';
import { sealTicket, type Ticket, useTicket } from './ticket.ts';

export interface FrameParts {
  readonly store: Store;
  readonly sealing: Sealing;
}

const inAWindowOnly = () =>
  new Refusal(403, 'forbidden', 'A ticket is given to a window that somebody has signed in to');

/** Null when the window's session is over, or its page was taken off the list meanwhile. */
async function userOf(tx: Tx, { userId, sessionHash, host }: Ticket) {
  const session = await findSession(tx, sessionHash);
  const user = session?.user_id === userId ? await accountsOf(tx).users.get(userId) : null;
  return user && (await isPartnerOf(tx, host, user.domain_id)) ? user : null;
}

/** How a session that began in a window comes into a frame. Both ends are pages of ours, of one origin. */
export const frameRoutes =
  ({ store, sealing }: FrameParts): Routes =>
  (app) => {
    serve(app, frameApi.ticket, { signedIn: true }, async ({ scope, body: { host }, exchange }) =>
      store.read(async (tx) => {
        const { sessionHash, frameHost } = exchange;
        // A session in a frame, or a token, begets no other: what was taken from one ends with it.
        if (frameHost !== null || sessionHash === null) throw inAWindowOnly();
        if (!(await isPartnerOf(tx, host, scope.domainId))) throw notAPartner(host);
        return { ticket: sealTicket(sealing, { userId: scope.userId, sessionHash, host }, tx.now) };
      }),
    );
    serve(app, frameApi.enter, { public: true }, async ({ body, exchange }) => {
      const { frameHost, address, requestId } = exchange;
      const answer = await store.write(async (tx) => {
        const ticket = frameHost === null ? null : await useTicket(tx, sealing, body.ticket, frameHost);
        const user = ticket && (await userOf(tx, ticket));
        if (!user) return unauthorized();
        const admitted = await admitUser(tx, user, exchange);
        await audit(tx, {
          type: admitted instanceof Refusal ? 'login_refused' : 'login',
          userId: user.id,
          account: user.name,
          address,
          requestId,
        });
        return admitted;
      });
      if (answer instanceof Refusal) throw answer;
      giveSession(exchange, answer.token);
      return answer;
    });
  };
