import { frameApi } from '@skydeck/contract';
import { accountsOf } from '../accounts/documents.ts';
import { audit } from '../auth/audit.ts';
import { giveSession } from '../auth/give-session.ts';
import { admitUser } from '../auth/login.ts';
import type { Routes } from '../engines/engine.ts';
import { Refusal, unauthorized } from '../http/refusal.ts';
import { serve } from '../http/serve.ts';
import type { Sealing } from '../store/sealing.ts';
import type { Store } from '../store/store.ts';
import { notAPartner } from './admit-frame.ts';
import { isPartnerOf } from './documents.ts';
import { sealTicket, useTicket } from './ticket.ts';

export interface FrameParts {
  readonly store: Store;
  readonly sealing: Sealing;
}

/** How a session that began in a window comes into a frame. Both ends are pages of ours, of one origin. */
export const frameRoutes =
  ({ store, sealing }: FrameParts): Routes =>
  (app) => {
    serve(app, frameApi.ticket, { signedIn: true }, async ({ scope, body: { host } }) =>
      store.read(async (tx) => {
        if (!(await isPartnerOf(tx, host, scope.domainId))) throw notAPartner(host);
        return { ticket: sealTicket(sealing, { userId: scope.userId, host }, tx.now) };
      }),
    );
    serve(app, frameApi.enter, { public: true }, async ({ body, exchange }) => {
      const { frameHost, address, requestId } = exchange;
      const answer = await store.write(async (tx) => {
        const ticket = frameHost === null ? null : await useTicket(tx, sealing, body.ticket, frameHost);
        const user = ticket && (await accountsOf(tx).users.get(ticket.userId));
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
